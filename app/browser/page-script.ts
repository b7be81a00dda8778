import { followLinks } from '@/components/navigation/follow-links';
import { canonicalAddress } from '@/lib/routing/base-path';
import { start } from './start';

// The script of each exported page. The preview calls `start` in in-preview.tsx instead, and leaves links to the
// browser: there, React owns the elements that a followed link would replace.

const { route } = document.documentElement.dataset;
const address = route && canonicalAddress(window.location, route);
if (address) window.history.replaceState(window.history.state, '', address);

start();
followLinks();
