import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { places } from './places';

const SCRIPT = /^(.+)-([\w-]{8})\.js$/;

/** A name of a script with another hash. */
const renamed = (name: string) => name.replace(SCRIPT, (_, own: string, hash: string) => `${own}-${turned(hash)}.js`);
const turned = (hash: string) => [...hash].toReversed().join('').replace(/^./, 'z');

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64');

/**
 * The built site as a build of other sources would be: every script has another name, and what names the build another id; the
 * documents name the digests of those. Its folder is the caller's to remove.
 */
export function makeAnotherBuild(buildId: string): string {
  const dist = mkdtempSync(join(tmpdir(), 'another-build-'));
  cpSync(places.webDist, dist, { recursive: true });
  const assets = join(dist, 'client/assets');
  const scripts = readdirSync(assets).filter((name) => SCRIPT.test(name));
  const rewritten = (text: string) =>
    scripts.reduce(
      (all, name) => all.replaceAll(name, renamed(name)),
      text.replaceAll(buildId, [...buildId].toReversed().join('')),
    );
  const server = join(dist, 'server/entry-server.cjs');
  let documents = rewritten(readFileSync(server, 'utf8'));
  for (const name of scripts) {
    const file = join(assets, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, rewritten(text));
    documents = documents.replaceAll(digestOf(text), digestOf(rewritten(text)));
  }
  writeFileSync(server, documents);
  for (const name of scripts) {
    for (const ending of ['.br', '.gz']) rmSync(join(assets, `${name}${ending}`), { force: true });
    renameSync(join(assets, name), join(assets, renamed(name)));
  }
  return dist;
}
