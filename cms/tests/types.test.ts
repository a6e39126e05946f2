import { mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Cms } from './support/cms';

const { generators } = createRequire(import.meta.url)('@strapi/typescript-utils');

let cms: Cms;
beforeAll(async () => {
  cms = await Cms.start();
});
afterAll(() => cms.stop());

describe('types/generated', () => {
  it('Q4: are those of the schemas; `npm run types` in cms/ makes them anew', async () => {
    const pwd = mkdtempSync(join(tmpdir(), 'cms-types-'));
    const artifacts = { contentTypes: true, components: true };
    await generators.generate({ strapi: cms.strapi, pwd, artifacts, logger: { silent: true } });
    for (const file of ['contentTypes.d.ts', 'components.d.ts']) {
      const committed = readFileSync(join(import.meta.dirname, '../types/generated', file), 'utf8');
      expect(readFileSync(join(pwd, 'types/generated', file), 'utf8')).toBe(committed);
    }
  });
});
