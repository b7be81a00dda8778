import { reactBridge } from '@garfish/bridge-react-v18';
import App from './react-app.jsx';

export const provider = reactBridge({
  el: '#root',
  rootComponent: App,
  errorBoundary: (error) => <p>{error.message}</p>,
});
