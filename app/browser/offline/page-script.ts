import { start } from '../start';

// The script of each page of the offline copy. Links load whole pages there, since no page may read another one
// that was opened from a folder.

start();
