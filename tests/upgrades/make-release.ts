import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { admin, cmsEnvironment, places, proxyEnvironment } from '../support/places';
import { PostgresServer } from '../support/postgres-server';
import { endPart, freePort, startPart, untilAnswers } from '../support/processes';
import { WireClient } from '../support/wire-client';
import { answersOf, type Answers } from './answers';
import { writeExampleSite } from './example-site';
import { release } from './release';

/** `npx tsx tests/upgrades/make-release.ts <folder>`: writes ./release with a built checkout of that release. See README.md. */
const checkout = process.argv[2] ?? '';

/** Starts the release on an empty database, fills it through its own calls, and backs it up. */
async function make(to: string, databaseUrl: string | null): Promise<Answers> {
  const dataDir = mkdtempSync(join(tmpdir(), 'release-'));
  const database = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
  const [cmsPort, port] = [await freePort(), await freePort()];
  const own = join(checkout, 'cms/scripts/start.mjs');
  const start = existsSync(own) ? [own] : [join(checkout, 'cms/node_modules/@strapi/strapi/bin/strapi.js'), 'start'];
  const cms = startPart(start, join(checkout, 'cms'), { ...cmsEnvironment(dataDir, cmsPort, false), ...database });
  const env = { ...proxyEnvironment(dataDir, port, cmsPort), WEB_DIST: join(checkout, 'web/dist') };
  const proxy = startPart([join(checkout, 'compat-proxy/dist/server.js')], checkout, env);
  try {
    await untilAnswers(`http://127.0.0.1:${cmsPort}/_health`, 204, cms);
    await untilAnswers(`http://127.0.0.1:${port}/readyz`, 200, proxy);
    const [owner, visitor] = [1, 2].map(() => new WireClient(`http://127.0.0.1:${port}`));
    if (owner === undefined || visitor === undefined) throw new Error('Nobody is there');
    await owner.signIn(admin);
    await writeExampleSite(owner, visitor);
    const answers = await answersOf(owner);
    await endPart(cms, 'SIGTERM');
    const told = { ...process.env, DATA_DIR: dataDir, ...database };
    const made = spawnSync(process.execPath, [join(places.root, 'scripts/backup.mjs')], {
      env: told,
      encoding: 'utf8',
    });
    copyFileSync(/Written and checked: (.+)/.exec(made.stdout)?.[1] ?? made.stderr, to);
    return answers;
  } finally {
    for (const part of [proxy, cms]) await endPart(part, 'SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const server = await PostgresServer.start();
  try {
    const answers = {
      sqlite: await make(release.sqlite, null),
      postgres: await make(release.postgres, await server.newDatabase()),
    };
    writeFileSync(release.answersFile, gzipSync(JSON.stringify(answers), { level: 9 }));
  } finally {
    await server.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
