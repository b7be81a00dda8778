import { vueBridge } from '@garfish/bridge-vue-v2';
import App from './vue-2-app.js';

export const provider = vueBridge({
  rootComponent: App,
  appOptions: () => ({ el: '#root' }),
});
