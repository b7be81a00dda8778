import { findPages } from '../search/open-search';

/**
 * Where the browser hands tools of pages to assistants (WebMCP), loads the list of ours. What a tool does is
 * loaded with its first call.
 */
export function listenToAssistants(): void {
  const { modelContext } = document;
  if (!modelContext) return;
  import('./tools').then(
    ({ registerTools }) => registerTools(modelContext, findPages),
    // The page works without them.
    () => {},
  );
}
