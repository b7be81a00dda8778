import { type Edits, HOST } from './edits';
import { blockedIn } from './mend';
import type { Choices, Scenario, ServedFiles } from './scenario';

/** The packages of a downloaded project, in the versions of this site. */
export const PROJECT_PACKAGES = { esbuild: '0.28.2', garfish: '1.19.8' } as const;

const TYPES = { html: 'text/html', js: 'text/javascript', css: 'text/css' } as const;

/** The files of a project that shows a scenario with `npm install` and `npm start`. */
export function projectFiles(
  scenario: Scenario,
  choices: Choices,
  served: ServedFiles,
  edits: Edits = {},
): Record<string, string> {
  const apps = Object.entries(served).map(([path, { text }]) => [`public${path}`, text]);
  return {
    'README.md': readme(scenario),
    'package.json': packageJson(),
    'server.js': serverJs(served),
    'start.js': startJs(scenario),
    [HOST]: edits[HOST] ?? scenario.host(choices),
    'public/index.html': indexHtml(scenario),
    ...Object.fromEntries(apps),
  };
}

function packageJson(): string {
  const content = {
    name: 'garfish-playground',
    private: true,
    type: 'module',
    scripts: { start: 'esbuild start.js --bundle --outfile=public/start.js && node server.js' },
    dependencies: PROJECT_PACKAGES,
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

function readme({ title, summary }: Scenario): string {
  return `# ${title}

${summary}

    npm install
    npm start

Then open http://localhost:8090/. The host is \`host.js\`; the sub-apps are in \`public/apps/\`.
`;
}

function indexHtml({ title, containers, actions }: Scenario): string {
  const buttons = Object.entries(actions).map(
    ([id, { label }]) => `<button data-action="${id}">${label}</button>`,
  );
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>${title}</title>
  </head>
  <body>
    <header>
      ${buttons.join('\n      ')}
    </header>
    ${containers.map((id) => `<div id="${id}"></div>`).join('\n    ')}
    <script src="/start.js"></script>
  </body>
</html>
`;
}

function startJs({ start }: Scenario): string {
  return `import { actions } from './host.js';

for (const button of document.querySelectorAll('[data-action]')) {
  button.addEventListener('click', () => actions[button.dataset.action]());
}

async function start() {
  for (const name of ${JSON.stringify(start)}) await actions[name]();
}

start();
`;
}

function serverJs(served: ServedFiles): string {
  const others = Object.entries(served).filter(([path, { type }]) => typeOf(path) !== type);
  const types = Object.fromEntries(others.map(([path, { type }]) => [path, type]));
  return `const { readFile } = await import('node:fs/promises');
const { createServer } = await import('node:http');
const { extname } = await import('node:path');

const TYPES = ${JSON.stringify(Object.fromEntries(Object.entries(TYPES).map(([end, type]) => [`.${end}`, type])))};
// Files that the server sends with a type other than that of their name.
const OTHER_TYPES = ${JSON.stringify(types)};
// Requests that get no answer.
const BLOCKED = ${JSON.stringify(blockedIn(served))};

createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  if (BLOCKED.includes(pathname)) return request.socket.destroy();
  // The router of the host decides about paths without a file.
  const path = extname(pathname) ? pathname : '/index.html';
  try {
    const file = await readFile(new URL(\`./public\${path}\`, import.meta.url));
    response.setHeader('content-type', OTHER_TYPES[path] ?? TYPES[extname(path)] ?? 'text/plain');
    response.end(file);
  } catch {
    response.writeHead(404, { 'content-type': 'text/html' }).end('Not found');
  }
}).listen(8090, () => console.log('http://localhost:8090/'));
`;
}

function typeOf(path: string): string | undefined {
  const ending = path.slice(path.lastIndexOf('.') + 1);
  return TYPES[ending as keyof typeof TYPES];
}
