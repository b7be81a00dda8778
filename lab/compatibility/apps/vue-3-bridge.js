import { vueBridge } from '@garfish/bridge-vue-v3';
import App from './vue-3-app.js';

export const provider = vueBridge({ rootComponent: App });
