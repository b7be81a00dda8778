import { readFileSync } from 'node:fs';
import { commandLine, orEnd } from '../command-line.mjs';
import { caddyfile } from './caddy';
import { cloudflareFunction, netlifyFunction } from './host-function';
import { HOSTS, type Host, type HostOptions, optionsProblem, rootOf } from './host-options';
import { nginxConfig } from './nginx';

const COMMAND = `npm run --silent host-config -- ${HOSTS.join('|')} [--base /docs]
       [--root FOLDER] [--listen 8080] [--out FOLDER] [--hsts]`;
const USAGE = `Prints the configuration of a web server for the exported site, or the function by which a host
sends Markdown to programs that ask for it: functions/_middleware.js of Cloudflare Pages, and
netlify/edge-functions/markdown.js of Netlify. Hosts without functions cannot do that.

${COMMAND}

--base    the base path that the site was built with ($BASE_PATH)

For nginx and Caddy only:
--root    the folder on the server (out)
--listen  the port, an address with a port, or for Caddy a name (8080)
--out     the exported folder, which names the redirects (out)
--hsts    readers come by https only, and browsers are told to remember that for a year`;

orEnd(() => {
  const { positionals, values } = commandLine({
    usage: `${COMMAND}, explained by --help`,
    most: 1,
    options: {
      root: { type: 'string' },
      listen: { type: 'string' },
      base: { type: 'string', default: process.env.BASE_PATH ?? '' },
      out: { type: 'string' },
      hsts: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(USAGE);
    process.exit();
  }
  const host = HOSTS.find((name) => name === positionals[0]);
  if (!host) {
    const unknown = positionals.map((name) => `"${name}" is no kind of host that is known. `);
    throw new Error(`${unknown}Name one of ${HOSTS.join(', ')}.\n\n${USAGE}`);
  }
  const problem = optionsProblem(host, values);
  if (problem) throw new Error(problem);
  process.stdout.write(configuration(host, values));
});

function configuration(host: Host, options: HostOptions): string {
  const { base: basePath, root = 'out', listen = '8080', out = 'out', hsts } = options;
  if (host === 'cloudflare') return cloudflareFunction({ basePath });
  if (host === 'netlify') return netlifyFunction({ basePath });
  const make = host === 'nginx' ? nginxConfig : caddyfile;
  return make({ root: rootOf(root), listen, basePath, redirects: aliasesOf(out), hsts });
}

function aliasesOf(out: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(`${out}/static/routes.json`, 'utf8')).redirects;
  } catch {
    throw new Error(`There is no exported site in ${out}. Run \`npm run build\` first.`);
  }
}
