import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/serve/ports';

/** A configuration for a web server: its text, for a folder and an address, and how the server starts with it. */
export type WebServer = {
  name: string;
  /** The program, and how it tells its version. */
  version: readonly [string, string];
  configure: (root: string, listen: string, home: string) => string;
  command: (home: string) => readonly string[];
};

/** nginx with what its `http` block contains. */
export function nginxWith(http: (root: string, listen: string) => string): WebServer {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  // The packaged one gives up its rights to a user that cannot read the folder.
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  return {
    name: 'nginx',
    version: ['nginx', '-v'],
    configure: (root, listen, home) => `daemon off; pid ${home}/pid; error_log ${home}/error.log;
events {}
http {
  access_log off;
  ${temporary.map((kind) => `${kind}_temp_path ${home};`).join(' ')}
  ${http(root, listen)}
}`,
    command: (home) => ['nginx', '-p', home, '-c', join(home, 'config'), ...user],
  };
}

/** The servers with the configurations of `deploy/`, changed for a base path as those say. */
export function webServers(basePath: string): WebServer[] {
  const textOf = (file: string) =>
    readFileSync(`deploy/${file}`, 'utf8')
      .replaceAll('/404', `${basePath}/404`)
      .replaceAll('/llms.txt', `${basePath}/llms.txt`);
  return [
    nginxWith((root, listen) =>
      textOf('nginx.conf')
        .replace('listen 80', `listen ${listen}`)
        .replace('/srv/site;', `${root};`),
    ),
    {
      name: 'Caddy',
      version: ['caddy', 'version'],
      configure: (root, listen) =>
        `{\n\tadmin off\n}\n${textOf('Caddyfile')
          .replace('\ndocs.example.com', `\nhttp://${listen}`)
          .replace('root * /srv/site', `root * ${root}`)}`,
      command: (home) => [
        'caddy',
        'run',
        '--config',
        join(home, 'config'),
        '--adapter',
        'caddyfile',
      ],
    },
  ];
}

/** Returns whether this machine has the server. */
export function isInstalled({ version: [program, question] }: WebServer): boolean {
  try {
    execFileSync(program, [question], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Serves a folder by a web server. */
export async function serveBy(
  { configure, command }: WebServer,
  root: string,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const home = await mkdtemp(join(tmpdir(), 'web-server-'));
  const listen = `127.0.0.1:${await freePort()}`;
  await writeFile(join(home, 'config'), configure(root, listen, home));
  const [program = '', ...options] = command(home);
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
