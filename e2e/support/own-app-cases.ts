import escapeStringRegexp from 'escape-string-regexp';
import { body, type Change, only } from './own-server';

const ERRORS = '/issues/errors#';
const INDEX = '<!doctype html><title>Index</title>';

/** A way to break a sub-app, the check that finds it, what it says, and the entry to which it leads. */
export type Case = { change: Change; check: string; says: RegExp; see?: string; run?: RegExp };

/** Each way to break a sub-app whose HTML has one script, by the path of the script and the origin that checks it. */
export function waysToBreak(script: string, origin: string): Readonly<Record<string, Case>> {
  const page = '/index.html';
  const name = script.replace('.', '\\.');
  const handOver = (provider: string) =>
    body(script, (text) => `${text}\n;__GARFISH_EXPORTS__.provider = ${provider};`);
  return {
    'an entry that is missing': {
      change: () => undefined,
      check: 'status',
      says: /The status is 404\./,
      see: `${ERRORS}load-failed-with-status`,
      run: /errorLoadApp.*load failed with status "404"/,
    },
    'no CORS header': {
      change: (_, answer) => answer && { ...answer, cors: false },
      check: 'cors',
      says: new RegExp(`no Access-Control-Allow-Origin that allows ${escapeStringRegexp(origin)}`),
      see: `${ERRORS}failed-to-fetch`,
      run: /errorLoadApp Failed to fetch/,
    },
    'an entry of another type': {
      change: only(page, (answer) => ({ ...answer, type: 'application/json' })),
      check: 'type',
      says: /The content type is application\/json\./,
      see: `${ERRORS}entrance-wrong-type`,
      run: /Entrance wrong type/,
    },
    'HTML without a script': {
      change: body(page, () => INDEX),
      check: 'type',
      says: /The HTML has no script/,
      see: `${ERRORS}provider-is-undefined`,
    },
    'module scripts': {
      change(path, answer) {
        if (path === '/name.js') return { type: 'text/javascript', body: "export default 'app';" };
        const change =
          path === page
            ? body(page, (text) => text.replace('<script', '<script type="module"'))
            : body(script, (text) => `import '/name.js';\n${text}`);
        return change(path, answer);
      },
      check: 'modules',
      says: /The vm sandbox can’t run ES modules\..*Set sandbox: false/,
      see: `${ERRORS}import-statement`,
      run: /Cannot use import statement/,
    },
    'a wrong publicPath': {
      change: body(page, (text) =>
        text.replace(/src="(http:\/\/localhost:\d+)?\//, 'src="http://localhost:9/'),
      ),
      check: 'public-path',
      says: /names a script at http:\/\/localhost:9, which does not load\..*Set publicPath/,
      see: `${ERRORS}loading-chunk`,
      run: /"provider" is "undefined"/,
    },
    'a placeholder that the build has not replaced': {
      change: body(page, (text) =>
        text.replace(/src="(http:\/\/localhost:\d+)?\//, 'src="https://%VITE_CDN%/'),
      ),
      check: 'files',
      says: /https:\/\/%VITE_CDN%\S* is not a valid URL\..*set the variable/,
      see: `${ERRORS}provider-is-undefined`,
      run: /"provider" is "undefined"/,
    },
    'HTML in place of a script': {
      change: only(script, () => ({ type: 'text/html', body: INDEX })),
      check: 'files',
      says: new RegExp(`${name} is an HTML page\\.`),
      see: `${ERRORS}failed-to-load-script`,
      run: /"provider" is "undefined"/,
    },
    'HTML that is called JavaScript': {
      change: body(script, () => INDEX),
      check: 'files',
      says: new RegExp(`${name} is an HTML page\\.`),
      see: `${ERRORS}unexpected-token`,
      run: /Unexpected token '<'/,
    },
    'a script that is missing': {
      change: only(script, () => undefined),
      check: 'files',
      says: new RegExp(`${name} has status 404\\.`),
      see: `${ERRORS}load-failed-with-status`,
    },
    'a script without CORS header': {
      change: only(script, (answer) => ({ ...answer, cors: false })),
      check: 'files',
      says: new RegExp(`${name} has no Access-Control-Allow-Origin\\.`),
      see: `${ERRORS}failed-to-fetch`,
    },
    'no provider': {
      change: body(script, () => "document.querySelector('div').append('Standalone')"),
      check: 'provider',
      says: /"provider" is "undefined"\..*Export provider/,
      see: `${ERRORS}provider-is-undefined`,
      run: /"provider" is "undefined"/,
    },
    'a script that throws': {
      change: body(script, (text) => `throw new Error('No configuration');\n${text}`),
      check: 'mount',
      says: /No configuration/,
      see: '/issues/nothing-renders#7-do-the-scripts-of-the-sub-app-run',
      run: /No configuration/,
    },
    'a script without end': {
      change: body(script, (text) => `${text}\nfor (;;);`),
      check: 'mount',
      says: /the stage did not answer for three seconds\./,
    },
    'a render that throws': {
      change: handOver("{ render() { throw new Error('No articles'); }, destroy() {} }"),
      check: 'mount',
      says: /No articles/,
      see: `${ERRORS}render-error`,
      run: /errorMountApp No articles/,
    },
    'a provider without destroy': {
      change: handOver('{ render() {} }'),
      check: 'mount',
      says: /"destroy" is required in provider\./,
      see: `${ERRORS}destroy-is-required`,
      run: /"destroy" is required/,
    },
    'a provider without render': {
      change: handOver('{ destroy() {} }'),
      check: 'mount',
      says: /"render" is required in provider\./,
      see: `${ERRORS}render-is-required`,
    },
    'a render that shows nothing': {
      change: handOver('{ render() {}, destroy() {} }'),
      check: 'mount',
      says: /the container is empty\..*pass basename/,
      see: '/issues/nothing-renders#9-does-render-draw-into-the-right-element',
    },
  };
}
