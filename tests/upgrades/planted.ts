import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cmsEnvironment, places } from '../support/places';
import { freePort, startPart } from '../support/processes';

/** How the second migration of a version ends. */
const ends = {
  failing: "throw new Error('planted to fail');",
  killed: "process.kill(process.pid, 'SIGKILL'); await new Promise(() => undefined);",
};
export type Ending = keyof typeof ends;

/** A first migration that is done and kept by itself, and a second one that ends halfway. */
const migrationsOf = (ending: Ending) => ({
  '2030-01-01-first.js': `await trx('posts').delete(); await trx.schema.createTable('planted', (t) => t.increments());`,
  '2030-01-02-second.js': `await trx('subscribers').delete(); ${ends[ending]}`,
});

/** Another version of the CMS: this one, with migrations that end halfway. `release`: what it is called, where not as this one. */
function plantMigrations(ending: Ending, release?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'another-version-'));
  const same = release === undefined ? ['dist', 'package.json'] : [];
  for (const name of [...same, 'node_modules', 'favicon.png', 'src'])
    symlinkSync(join(places.cms, name), join(folder, name));
  if (release !== undefined) {
    // What it is called lies beside its code.
    cpSync(join(places.cms, 'dist'), join(folder, 'dist'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'cms', version: release }));
  }
  cpSync(join(places.cms, 'scripts'), join(folder, 'scripts'), { recursive: true });
  mkdirSync(join(folder, 'database/migrations'), { recursive: true });
  for (const [name, text] of Object.entries(migrationsOf(ending)))
    writeFileSync(join(folder, 'database/migrations', name), `exports.up = async (trx) => { ${text} };\n`);
  return folder;
}

/** Starts such a version with somebody's data, and waits until it has ended by itself. Gives what it has said. */
export async function startPlanted(
  ending: Ending,
  dataDir: string,
  databaseUrl: string | undefined,
  release?: string,
): Promise<string> {
  const folder = plantMigrations(ending, release);
  const database = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  const env = { ...cmsEnvironment(dataDir, await freePort(), false), ...database };
  const cms = startPart([join(folder, 'scripts/start.mjs')], folder, env);
  await new Promise((resolve) => cms.process.once('close', resolve));
  rmSync(folder, { recursive: true });
  return cms.output();
}
