import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { caddyfile } from '../../scripts/publish/caddy';
import { type HostedSite, nginxConfig } from '../../scripts/publish/nginx';
import { freePort } from '../../scripts/serve/ports';

/** A web server that operators use, with the configuration that we make for it. */
export type WebServer = {
  name: string;
  /** The program, and how it tells its version. */
  version: readonly [string, string];
  /** The files of its configuration, and how it is started with them. */
  setUp: (site: HostedSite, home: string) => { config: string; command: readonly string[] };
};

export const WEB_SERVERS: readonly WebServer[] = [
  {
    name: 'nginx',
    version: ['nginx', '-v'],
    setUp: (site, home) => nginxWith(nginxConfig(site), home),
  },
  {
    name: 'Caddy',
    version: ['caddy', 'version'],
    setUp: (site, home) => ({
      config: `{\n\tadmin off\n}\n${caddyfile(site)}`,
      command: ['caddy', 'run', '--config', join(home, 'config'), '--adapter', 'caddyfile'],
    }),
  },
];

/** How nginx is started with what its `http` block holds. */
export function nginxWith(http: string, home: string): ReturnType<WebServer['setUp']> {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = `daemon off; pid ${home}/pid; error_log ${home}/error.log;
events {}
http {
  access_log off;
  ${temporary.map((kind) => `${kind}_temp_path ${home};`).join(' ')}
  ${http}
}`;
  // The packaged one gives up its rights to a user that cannot read the folder.
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  return { config, command: ['nginx', '-p', home, '-c', join(home, 'config'), ...user] };
}

/** Whether this machine has the server. */
export function isInstalled({ version: [program, question] }: WebServer): boolean {
  try {
    execFileSync(program, [question], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Serves a folder by a web server with our configuration. */
export async function serveBy(
  server: WebServer,
  folder: string,
  site: Pick<HostedSite, 'basePath' | 'redirects' | 'hsts'>,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const home = await mkdtemp(join(tmpdir(), 'web-server-'));
  const listen = `127.0.0.1:${await freePort()}`;
  const { config, command } = server.setUp({ ...site, root: resolve(folder), listen }, home);
  await writeFile(join(home, 'config'), config);
  const [program = '', ...options] = command;
  const running = spawn(program, options, { env: { ...process.env, HOME: home } });
  const origin = `http://${listen}`;
  await answers(origin, running);
  return {
    origin,
    close: async () => {
      const gone = new Promise((done) => running.once('exit', done));
      running.kill();
      await gone;
      await rm(home, { recursive: true });
    },
  };
}

async function answers(origin: string, running: ChildProcess): Promise<void> {
  let said = '';
  running.stderr?.on('data', (text) => {
    said += text;
  });
  while (running.exitCode === null) {
    const isThere = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isThere) return;
  }
  throw new Error(`The web server does not start: ${said}`);
}
