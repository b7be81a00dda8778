import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { filesUnder } from '../../lib/files/list-files';

/** A fault in the HTML of a page. */
type HtmlFault = { file: string; rule: string; message: string; selector: string };

const VALIDATOR = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // Scripts and styles come from the page's own host, which could change their hashes, too.
      'require-sri': 'off',
      // The menu stands in the bar and in the drawer of small screens; style shows one of the two.
      'unique-landmark': 'off',
      // Any element that may have a name may be named so, lists among them.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // Which heading follows which is the writer's choice, also in the panel of a tab.
      'heading-level': 'off',
    },
  }),
);

/**
 * Finds what is no valid HTML in the pages of an export. Files by which search consoles verify a site are as
 * these want them; `given` is the folder of the files that are published as they are.
 */
export async function checkHtml(
  root: string,
  given = 'public',
): Promise<{ checked: number; faults: HtmlFault[] }> {
  const files = filesUnder(root);
  const pages = files.filter(
    (file) => file.endsWith('.html') && !isCopy(file, files) && !existsSync(join(given, file)),
  );
  const faults: HtmlFault[] = [];
  for (const file of pages) {
    const { results } = await VALIDATOR.validateString(await readFile(join(root, file), 'utf8'));
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      faults.push({ file, rule: ruleId, message, selector: selector ?? '' });
    }
  }
  return { checked: pages.length, faults };
}

/** Each page lies in the folder of its name, too. */
function isCopy(file: string, files: readonly string[]) {
  return file.endsWith('/index.html') && files.includes(file.replace(/\/index\.html$/, '.html'));
}
