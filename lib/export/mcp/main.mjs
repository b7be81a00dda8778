// @ts-check
import { gunzipSync } from 'node:zlib';
import { serve } from './server.mjs';

/** The compressed documentation, which `write-server.mjs` puts here. */
const json = gunzipSync(Buffer.from(process.env.DOCUMENTATION ?? '', 'base64')).toString();

serve(JSON.parse(json), process.stdin, process.stdout);
