import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.mjs';

/** Names the build by all that decides what a page looks like: the site's own source, the contract's, and the browser's files. */
export function buildId(manifest) {
  const hash = createHash('sha256').update(manifest);
  for (const folder of [join(root, 'src'), join(root, '../compat-proxy/contract/src')]) {
    for (const name of readdirSync(folder, { recursive: true }).sort()) {
      if (/\.(ts|tsx|css)$/.test(name) && !/\.test\.tsx?$/.test(name))
        hash.update(name).update(readFileSync(join(folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}
