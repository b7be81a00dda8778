import { createHash } from 'node:crypto';

/** Returns the SHA-256 hash of a text or a file. */
export function sha256(content: string | Uint8Array, encoding: 'hex' | 'base64' = 'hex'): string {
  return createHash('sha256').update(content).digest(encoding);
}
