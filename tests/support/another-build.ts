import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { places } from './places';

const SCRIPT = /^(.+)-([\w-]{8})\.js$/;

/** A name of a script with another hash. */
const renamed = (name: string) => name.replace(SCRIPT, (_, own: string, hash: string) => `${own}-${turned(hash)}.js`);
const turned = (hash: string) => [...hash].toReversed().join('').replace(/^./, 'z');

/**
 * The built site as a build of other sources would be: every script has another name, and what names the build another id. Its
 * folder is the caller's to remove.
 */
export function makeAnotherBuild(buildId: string): string {
  const dist = mkdtempSync(join(tmpdir(), 'another-build-'));
  cpSync(places.webDist, dist, { recursive: true });
  const assets = join(dist, 'client/assets');
  const scripts = readdirSync(assets).filter((name) => SCRIPT.test(name));
  const texts = [...scripts.map((name) => join(assets, name)), join(dist, 'server/entry-server.js')];
  for (const file of texts) {
    let text = readFileSync(file, 'utf8').replaceAll(buildId, [...buildId].toReversed().join(''));
    for (const name of scripts) text = text.replaceAll(name, renamed(name));
    writeFileSync(file, text);
  }
  for (const name of scripts) {
    for (const ending of ['.br', '.gz']) rmSync(join(assets, `${name}${ending}`), { force: true });
    renameSync(join(assets, name), join(assets, renamed(name)));
  }
  return dist;
}
