import { reactBridge } from '@garfish/bridge-react-v18';
import { createRoot } from 'react-dom/client';
import App from './App.jsx';

export const provider = reactBridge({
  el: '#root',
  rootComponent: App,
  errorBoundary: (error) => (
    <p role="alert">This app has failed: {error.message}</p>
  ),
});

if (!window.__GARFISH__) {
  createRoot(document.querySelector('#root')).render(
    <App basename="/" props={{}} />,
  );
}
