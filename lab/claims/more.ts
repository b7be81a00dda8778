export { reactBridge as olderReactBridge } from '@garfish/bridge-react';
export { reactBridge } from '@garfish/bridge-react-v18';
export { vueBridge } from '@garfish/bridge-vue-v3';
export { GarfishCssScope } from '@garfish/css-scope';
export { GarfishEsModule } from '@garfish/es-module';
export { createElement, version } from 'react';
export { createRoot } from 'react-dom/client';
export { createApp, h } from 'vue';
