import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { places } from '../support/places';

const run = promisify(execFile);

/** Where some packages of the CMS find their zod in a process that has begun like the CMS. */
async function zodOf(packages: string[]): Promise<unknown> {
  const program = `
    import { createRequire } from 'node:module';
    import { shareZod } from ${JSON.stringify(pathToFileURL(join(places.cms, 'scripts/share-zod.mjs')).href)};
    shareZod();
    const own = createRequire(${JSON.stringify(join(places.cms, 'package.json'))});
    const found = ${JSON.stringify(packages)}.map((name) => createRequire(own.resolve(name)));
    const [first] = found.map((from) => from('zod'));
    console.log(JSON.stringify(found.map((from) => [from('zod') === first, from('zod/package.json').version])));
  `;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program]);
  return JSON.parse(stdout);
}

describe('the start of the CMS', () => {
  it('S10: Strapi’s packages share one zod, whose version is the same; another version stays beside it', async () => {
    const version = expect.stringMatching(/^4\./);
    expect(await zodOf(['@strapi/utils', '@strapi/core', 'koa-body'])).toEqual([
      [true, version],
      [true, version],
      [false, expect.stringMatching(/^3\./)],
    ]);
  });
});
