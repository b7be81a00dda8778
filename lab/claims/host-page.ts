import type { Page } from '@playwright/test';
import { build } from 'vite';
import { appFile } from './apps';
import type { Claim } from './claim';

/** The host of all claims. Nothing listens there: each request is answered by the test. */
const HOST = 'http://localhost:8080';

type Build = 'development' | 'production';

/** The scripts of the host, by their paths. */
type Scripts = ReadonlyMap<string, string>;

const builds = new Map<Build, Promise<Scripts>>();

/** Opens the host of a claim and runs the claim in it. */
export async function runClaim(page: Page, claim: Claim): Promise<unknown> {
  const scripts = await scriptsOf(claim.build ?? 'development');
  await page.unrouteAll();
  await page.route('**/*', (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const body =
      origin === HOST
        ? hostFile(pathname, scripts)
        : (claim.files?.[pathname] ?? appFile(pathname));
    const type = /\.(js|css|json)$/.exec(pathname)?.[1]?.replace('js', 'javascript') ?? 'html';
    return route.fulfill({
      status: body === undefined ? 404 : 200,
      contentType: `text/${type.replace('javascripton', 'json')}; charset=utf-8`,
      body: body ?? '',
      headers: {
        'access-control-allow-origin': HOST,
        'access-control-allow-credentials': 'true',
      },
    });
  });
  if (claim.clock) {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.exposeFunction('passTime', (milliseconds: number) =>
      page.clock.runFor(milliseconds),
    );
  }
  const given: unknown[] = [];
  for (const setting of claim.settings ?? [undefined]) {
    await page.goto(`${HOST}${claim.path ?? '/'}`);
    // The page is that of earlier claims, which may have stored something.
    const call = `(localStorage.clear(), (${claim.run})(window.lab, ${sourceOf(setting)}))`;
    given.push(await page.evaluate(call));
  }
  return claim.settings ? given : given[0];
}

/** A setting as JavaScript, since the page of the host evaluates it: functions keep their code. */
function sourceOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sourceOf)}]`;
  if (typeof value === 'function') return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const fields = Object.entries(value).map(([name, field]) => {
    const source = sourceOf(field);
    const isMethod = typeof field === 'function' && /^(async )?\w+\(/.test(source);
    return isMethod ? source : `${JSON.stringify(name)}: ${source}`;
  });
  return `{ ${fields} }`;
}

/** Every path of the host but those of its scripts is its page. */
function hostFile(pathname: string, scripts: Scripts): string | undefined {
  const script = scripts.get(pathname);
  if (script !== undefined) return script;
  if (pathname === '/favicon.ico') return '';
  return `<!doctype html><title>Host</title>
<div id="container"></div><div id="other"></div>
<script>
var declared = 'by var';
process = { env: { NODE_ENV: 'development' } };
</script>
<script type="module" src="/host.js"></script>`;
}

/** Garfish and what the claims work with as modules, made once for each build. */
function scriptsOf(kind: Build): Promise<Scripts> {
  const made = builds.get(kind) ?? bundle(kind);
  builds.set(kind, made);
  return made;
}

async function bundle(mode: Build): Promise<Scripts> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    mode,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'lab/claims/lab.ts',
        output: { entryFileNames: 'host.js', chunkFileNames: 'host/[name].js' },
      },
    },
  });
  const files = [output].flat().flatMap((part) => ('output' in part ? part.output : []));
  return new Map(
    files.flatMap((file) => (file.type === 'chunk' ? [[`/${file.fileName}`, file.code]] : [])),
  );
}
