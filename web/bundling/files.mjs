import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from './settings.mjs';

/** Everything that a document must name for an entry to run: its script, what that imports, and their styles. */
export function filesOf(manifest, entry) {
  const seen = new Set();
  const styles = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk.file)) return;
    seen.add(chunk.file);
    // What is imported comes first, so that an entry's own styles have the last word.
    for (const inner of chunk.imports ?? []) visit(inner);
    for (const file of chunk.css ?? []) styles.add(file);
  };
  visit(entry);
  const [script, ...imports] = seen;
  return {
    script: `/${script}`,
    imports: imports.map((file) => `/${file}`),
    styles: [...styles].map((file) => `/${file}`),
  };
}

/** The pages' own files, by the page's name, which is its folder's. */
export function pagesOf(manifest) {
  const pages = Object.keys(manifest).filter((key) => /^src\/site\/[^/]+\/\w+Page\.tsx$/.test(key));
  return Object.fromEntries(pages.map((key) => [key.split('/')[2], filesOf(manifest, key)]));
}

/** What the browser checks before it runs a script that a document names: that it is the one of this build. */
export function integrityOf(scripts) {
  const digest = (file) =>
    createHash('sha256')
      .update(readFileSync(join(dist, 'client', file)))
      .digest('base64');
  return Object.fromEntries(scripts.map((file) => [file, `sha256-${digest(file)}`]));
}
