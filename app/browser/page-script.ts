import { followLinks } from '@/components/navigation/follow-links';
import { canonicalAddress } from '@/lib/routing/base-path';
import { startPage } from './start';

// The script of each exported page. The preview runs `startPage` from in-preview.tsx instead, and leaves links to
// the browser: there, React owns the elements that a followed link would replace.

const { route } = document.documentElement.dataset;
const address = route && canonicalAddress(window.location, route);
if (address) window.history.replaceState(window.history.state, '', address);

let stop = startPage();
followLinks({
  stop: () => stop(),
  start: () => {
    stop = startPage();
  },
});
