import { inlineScript } from '@/lib/files/inline-script';
import type { RedirectRule } from '@/lib/routing/page-for-reader';

/** Redirects a first visit while the page is still read, so that the wrong one is hardly seen. */
export async function FirstVisitScript({ mode, langs, defaultLang }: RedirectRule) {
  if (mode === 'never' || langs.length < 2) return null;
  const rule: RedirectRule = { mode, langs, defaultLang };
  const code = await inlineScript('components/languages/first-visit.ts');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: bundled by our own build
  return <script data-rule={JSON.stringify(rule)} dangerouslySetInnerHTML={{ __html: code }} />;
}
