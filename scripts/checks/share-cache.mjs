// @ts-check
import '../typescript.mjs';

/**
 * Says to all tests of a run what the code is, so that a page which one of them, or a build, has parsed is parsed
 * once. Without that, fourteen tests would parse the whole site.
 */
export default async function shareCache() {
  const { codeVersion } = await import('../../lib/files/disk-cache');
  codeVersion();
}
