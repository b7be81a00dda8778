import { readFileSync } from 'node:fs';
import { commandLine, orEnd } from '../command-line.mjs';
import { caddyfile } from './caddy';
import { cloudflareFunction, netlifyFunction } from './host-function';
import { optionsProblem, rootOf } from './host-options';
import { nginxConfig } from './nginx';

const COMMAND = 'npm run --silent host-config -- nginx|caddy|cloudflare|netlify [options]';
const USAGE = `Prints the configuration of a web server for the exported site, or the function by which a host
sends Markdown to programs that ask for it: functions/_middleware.js of Cloudflare Pages, and
netlify/edge-functions/markdown.js of Netlify. Hosts without functions cannot do that.

${COMMAND}

--root    the folder on the server (out)
--listen  the port, an address with a port, or for Caddy a name (8080)
--base    the base path that the site was built with ($BASE_PATH)
--out     the exported folder, which names the redirects (out)
--hsts    readers come by https only, and browsers are told to remember that for a year`;

const MAKERS = {
  nginx: nginxConfig,
  caddy: caddyfile,
  cloudflare: cloudflareFunction,
  netlify: netlifyFunction,
};
const SERVERS = Object.keys(MAKERS) as (keyof typeof MAKERS)[];

orEnd(() => {
  const { positionals, values } = commandLine({
    usage: `${COMMAND}, explained by --help`,
    most: 1,
    options: {
      root: { type: 'string', default: 'out' },
      listen: { type: 'string', default: '8080' },
      base: { type: 'string', default: process.env.BASE_PATH ?? '' },
      out: { type: 'string', default: 'out' },
      hsts: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const server = SERVERS.find((name) => name === positionals[0]);
  if (values.help) {
    console.log(USAGE);
    process.exit();
  }
  if (!server) throw new Error(`Name the kind of host, one of ${SERVERS.join(', ')}.\n\n${USAGE}`);
  const { root, listen, base, out, hsts } = values;
  const problem = optionsProblem(server, { root, listen, base });
  if (problem) throw new Error(problem);
  process.stdout.write(
    MAKERS[server]({ root: rootOf(root), listen, basePath: base, redirects: aliasesOf(out), hsts }),
  );
});

function aliasesOf(out: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(`${out}/static/routes.json`, 'utf8')).redirects;
  } catch {
    throw new Error(`There is no exported site in ${out}. Run \`npm run build\` first.`);
  }
}
