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

/** Another version of the CMS: this one, with migrations that end halfway. */
function plantMigrations(ending: Ending): string {
  const folder = mkdtempSync(join(tmpdir(), 'another-version-'));
  for (const name of ['dist', 'node_modules', 'package.json', 'favicon.png', 'src'])
    symlinkSync(join(places.cms, name), join(folder, name));
  cpSync(join(places.cms, 'scripts'), join(folder, 'scripts'), { recursive: true });
  mkdirSync(join(folder, 'database/migrations'), { recursive: true });
  for (const [name, text] of Object.entries(migrationsOf(ending)))
    writeFileSync(join(folder, 'database/migrations', name), `exports.up = async (trx) => { ${text} };\n`);
  return folder;
}

/** Starts such a version with somebody's data, and waits until it has ended by itself. Gives what it has said. */
export async function startPlanted(ending: Ending, dataDir: string, databaseUrl: string | undefined): Promise<string> {
  const folder = plantMigrations(ending);
  const database = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  const env = { ...cmsEnvironment(dataDir, await freePort(), false), ...database };
  const cms = startPart([join(folder, 'scripts/start.mjs')], folder, env);
  await new Promise((resolve) => cms.process.once('close', resolve));
  rmSync(folder, { recursive: true });
  return cms.output();
}
