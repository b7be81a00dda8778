import { expect, test } from '@jest/globals';
import { formatProblems, type Problem } from '../problem';
import * as catalogue from './references';

test('every sentence about links and pictures', () => {
  const at = (line: number) => ({ file: 'content/guide/a.md', line, column: 3 });
  const said: Record<keyof typeof catalogue, Problem[]> = {
    deadLink: [
      catalogue.deadLink(at(18), { href: './rnu.md', path: '/api/rnu' }, ['/api/run', '/hello']),
      catalogue.deadLink(at(19), { href: '/nowhere', path: '/nowhere' }, ['/api/run']),
    ],
    wrongCase: [
      catalogue.wrongCase(at(20), '/API/run', '/api/run'),
      catalogue.wrongCase(at(24), '/Flow.svg', '/flow.svg'),
    ],
    deadAnchor: [
      catalogue.deadAnchor(at(21), '/api/run#sandbx', '/api/run', ['sandbox']),
      catalogue.deadAnchor(at(22), '#usage', '/guide/a', ['sandbox']),
    ],
    missingImage: [catalogue.missingImage(at(23), '/flow.svg')],
    foreignImage: [catalogue.foreignImage(at(25), 'https://example.com/flow.svg')],
    missingAlt: [catalogue.missingAlt(at(26))],
    unfitImage: (['broken', 'heavy', 'runs-code', 'unmeasured'] as const).map((problem) =>
      catalogue.unfitImage(at(39), '/flow.svg', problem),
    ),
    refusedLink: [catalogue.refusedLink(at(34), 'javascript:alert(1)')],
    linkWithUser: [catalogue.linkWithUser(at(36), 'https://github.com@example.com')],
    unusableLink: [catalogue.unusableLink(at(35), 'ftp://example.com')],
  };

  expect(Object.keys(said).sort()).toEqual(Object.keys(catalogue).sort());
  expect(formatProblems(Object.values(said).flat())).toMatchInlineSnapshot(`
"16 problems in the content

content/guide/a.md:18:3
  The link "./rnu.md" leads to no page.
  Write "/api/run".

content/guide/a.md:19:3
  The link "/nowhere" leads to no page.
  Correct the URL: a page has the path of its file in content/, without the ending.

content/guide/a.md:20:3
  "/API/run" differs from "/api/run" in upper and lower case.
  Write "/api/run".

content/guide/a.md:21:3
  The link "/api/run#sandbx" names a heading that /api/run does not have.
  Write "#sandbox".

content/guide/a.md:22:3
  The link "#usage" names a heading that /guide/a does not have.
  Remove the part from "#" on, or name a heading of that page.

content/guide/a.md:23:3
  The image "/flow.svg" does not exist.
  Put the file into public/ and write its path from there, starting with "/".

content/guide/a.md:24:3
  "/Flow.svg" differs from "/flow.svg" in upper and lower case.
  Write "/flow.svg".

content/guide/a.md:25:3
  The image "https://example.com/flow.svg" is on another host.
  Copy it into public/ and write its path from there, starting with "/".

content/guide/a.md:26:3
  The image has no description.
  Write what it shows between the brackets: ![description](…).

content/guide/a.md:34:3
  The link "javascript:alert(1)" runs code instead of leading to a page.
  Write a URL that starts with "https:", "mailto:", "/" or "#".

content/guide/a.md:35:3
  The link "ftp://example.com" leads nowhere in a browser.
  Write a complete URL such as "https://example.com/page" or "mailto:name@example.com".

content/guide/a.md:36:3
  The link "https://github.com@example.com" names a user before "@", which readers take for the host, or for a password.
  Write the URL without the part up to "@".

content/guide/a.md:39:3
  The image "/flow.svg" is not valid XML, so browsers show nothing of it.
  Close each of its elements, and write "&amp;" for "&".

content/guide/a.md:39:3
  The image "/flow.svg" is larger than 5 MB.
  Put a smaller copy of it into public/.

content/guide/a.md:39:3
  The image "/flow.svg" contains a script, which would run when the image is opened by its URL.
  Export it as a plain drawing, without scripts, event handlers or foreign objects.

content/guide/a.md:39:3
  The size of the image "/flow.svg" is unknown, so the text below it would jump.
  Give an SVG file a "viewBox" of four numbers; save any other image again.
"
`);
});
