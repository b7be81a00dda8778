// @ts-check
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { caddyfile } from '../lib/export/hosts/caddy.mjs';
import { nginxConfig } from '../lib/export/hosts/nginx.mjs';

// Prints the configuration of a web server for the exported site.
// `npm run --silent host-config -- nginx --root /srv/site --listen 80`

const MAKERS = { nginx: nginxConfig, caddy: caddyfile };

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: 'string', default: 'out' },
    listen: { type: 'string', default: '8080' },
    base: { type: 'string', default: process.env.BASE_PATH ?? '' },
  },
});
const make = Object.entries(MAKERS).find(([name]) => name === positionals[0])?.[1];
if (!make) {
  console.error(`Name the server: ${Object.keys(MAKERS).join(' or ')}.`);
  process.exit(1);
}
/** @type {{ aliases: Record<string, string> }} */
const { aliases } = JSON.parse(readFileSync('out/static/routes.json', 'utf8'));
const { root, listen, base } = values;
process.stdout.write(make({ root: resolve(root), listen, basePath: base, aliases }));
