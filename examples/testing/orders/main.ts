import { provider } from './provider';

declare const __GARFISH_EXPORTS__: { provider?: typeof provider };

if (window.__GARFISH__) __GARFISH_EXPORTS__.provider = provider;
else provider.render({ dom: document.body });
