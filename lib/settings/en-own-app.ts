/** The texts of the page that checks a reader’s own sub-app, which no other page loads. Backticks enclose code. */
export const enOwnApp = {
  form: {
    field: 'URL of your sub-app',
    check: 'Check',
    failed:
      'The checks could not be loaded. Check your connection and try again, or reload the page.',
    malformed: 'This is not a URL. Write it like http://localhost:8091/.',
    manually:
      'Without JavaScript, this page can’t check your sub-app. Follow “Nothing renders?” manually.',
    file: 'The same as one file, for browsers that keep this page from your own server:',
    download: 'Download check-my-sub-app.html',
  },
  results: {
    checking: 'Checking your sub-app',
    fine: 'No problem found: Garfish mounts your sub-app, and it shows something.',
    /** {check} is the title of the check that found the first problem. */
    first: 'A problem was found. Begin with this check: {check}.',
    fix: 'Fix:',
    explained: 'What it means',
    stage: 'Your sub-app, mounted by Garfish',
    /** In the place of the stage, until the server has answered. */
    empty: 'Your sub-app appears here, mounted by Garfish.',
  },
  outcomes: {
    passed: 'Passed',
    warning: 'Warning',
    problem: 'Problem',
    skipped: 'Not checked',
    checking: 'Checking',
  },
  /** The checks, in this order. */
  checks: {
    answer: 'A server answers',
    cors: 'It allows other origins',
    status: 'The status is a success',
    type: 'The entry is HTML with scripts, or JavaScript',
    modules: 'The scripts are classic scripts',
    'public-path': '`publicPath` names the server of the sub-app',
    files: 'All files of the entry load',
    provider: 'The scripts hand over a provider',
    mount: 'Garfish mounts the app, and it shows something',
  },

  findings: {
    answers: '`{url}` answers.',
    redirects: 'It redirects to `{url}`.',
    noAnswer: 'Nothing answers at `{url}`.',
    incomplete: 'The answer of `{url}` breaks off, or does not end within 20 seconds.',
    elsewhere:
      '`{url}` is on another host, or redirects to one, as to a sign-in. This page may only connect to localhost and 127.0.0.1.',
    allowed: 'The server allows `{origin}`, this page. It must allow the origin of your host, too.',
    notAllowed:
      'The answer has no `Access-Control-Allow-Origin` that allows `{origin}`, so the browser lets no page of another origin read it: neither this page nor your host.',
    sameOrigin:
      'This page has the same origin as your server, so CORS does not apply here. It does for your host.',
    status: 'The status is {status}.',
    badStatus: 'The status is {status}.',
    html: 'It is an HTML page. Is that your sub-app, not the host and not a login page?',
    titledHtml:
      'It is an HTML page with the title “{title}”. Is that your sub-app, not the host and not a login page?',
    noScript: 'The HTML has no script, so nothing hands over a provider.',
    script: 'It is a script. A JavaScript entry must be one bundle.',
    noType: 'The content type is empty.',
    otherType: 'The content type is `{type}`.',
    htmlEntry: 'The content type is `{type}`, but the text is an HTML page.',
    classic: 'No script is an ES module.',
    modules:
      'The HTML has scripts of `type="module"`, as the dev server of Vite writes them. The vm sandbox can’t run ES modules.',
    absolutePath: '`publicPath` is `{value}`.',
    noPath: 'Nothing speaks against it.',
    relativePath:
      '`publicPath` is `{value}`, so the browser requests lazy chunks and images from the server of the host.',
    foreignPath:
      'The entry is at `{origin}`, but names a script at `{foreign}`, which does not load.',
    loaded: 'Loaded: {count}.',
    noFiles: 'It has no other files.',
    fileNoAnswer: '`{url}` does not answer.',
    fileIncomplete: 'The answer of `{url}` breaks off, or does not end within 20 seconds.',
    fileNotAllowed: '`{url}` has no `Access-Control-Allow-Origin`.',
    fileElsewhere:
      '`{url}` is on another server, or redirects to one, to which this page may not connect.',
    fileNoUrl: '`{url}` is not a valid URL.',
    fileStatus: '`{url}` has status {status}.',
    fileHtml: '`{url}` is an HTML page.',
    provider: 'Garfish has got the provider.',
    noProvider: 'Garfish has got no provider: {message}',
    mounted: 'Garfish has called `render`, and the container has content.',
    empty: '`render` has run, but the container is empty.',
    emptyAfter:
      '`render` has run, but the container is empty. Nothing caught this error: {message}',
    failed: 'Garfish reports: {message}',
    ended: '{reason}',
    stopped: 'You have stopped the run.',
    unfinished: 'This page could not finish its checks: {message}',
  },
  /** Advice, where there is some. */
  fixes: {
    noAnswer:
      'Start the dev server, and compare the port. Browsers refuse a URL with a user name, and some ports, such as 6000. They also refuse a certificate that you have not accepted in a tab. If the URL opens in a tab, your browser keeps this page from your own machine: allow it the local network, beside the address bar, or use the file below, as you must in Safari.',
    incomplete:
      'Look for an error in the terminal of the server. Its answer must end, and be as long as its `Content-Length` says.',
    cors: "Let the dev server send `Access-Control-Allow-Origin: *` with every file. In webpack: `devServer: { headers: { 'Access-Control-Allow-Origin': '*' } }`. In Vite: `server: { cors: true }`.",
    status:
      'Correct the path of the URL, or the server. Then reload the page of your host, because Garfish remembers the failure.',
    noScript: 'Use the HTML that your bundler writes as the entry, not its template.',
    type: 'Serve the entry as `text/html`, or as `text/javascript` if it is a script. Check that the URL is that of the page of the sub-app.',
    htmlEntry:
      'Correct the URL of the entry, and let the server answer missing files with 404 instead of its index page.',
    modules:
      'Set `sandbox: false` for this app in the host, or build one classic script. On the stage, switch `sandbox` off to see your app run without it.',
    relativePath: 'Set it to `{origin}/`, the absolute URL of the sub-app.',
    foreignPath:
      'Set `publicPath` (webpack) or `base` (Vite) to `{origin}/`, the URL of the sub-app.',
    fileNoAnswer: 'Correct `publicPath`, or start the server of this file.',
    fileNotAllowed: 'Send the header with scripts and stylesheets, too, not only with the HTML.',
    fileElsewhere: 'Check it in the Network panel of your host. The stage leaves it out.',
    fileNoUrl:
      'Correct it in the HTML. If it holds a placeholder, such as `%VITE_CDN%`, the build has not replaced it: set the variable of that name.',
    fileStatus: 'Correct the URL, for example with `publicPath` or `base`.',
    fileHtml:
      'Correct the URL, for example with `publicPath` or `base`, and let the server answer missing files with 404 instead of its index page.',
    provider:
      "Export `provider` from the entry file, and let webpack write UMD: `output: { library: { type: 'umd' } }`. An ES module sets `__GARFISH_EXPORTS__.provider` or uses a bridge.",
    empty:
      'Render into an element inside `dom`, not into one that `document.querySelector` finds, and pass `basename` to the router of the sub-app. On this page it is `/app`.',
  },
};
