import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '@apoti/contract';
import { Cms } from './support/cms';
import { useLibrary } from './support/library';
import { addManyFiles } from './support/many-files';

const MANY = 20_000;
/** The longest that the slowest question may take where other work goes on beside it, in ms. */
const PATIENCE_MS = 1_500;

let cms: Cms;
let person: Person;
beforeAll(async () => {
  cms = await Cms.start();
  person = (await cms.signIn())!;
});
afterAll(() => cms.stop());

const { page, folders } = useLibrary(() => ({ cms, person }));

it('A15: with 20,000 files every list is answered at once, and only a page of them leaves the database', async () => {
  const rows: unknown = await cms.strapi.db.query('plugin::upload.folder').findMany();
  const paths = (rows as { path: string }[]).map(({ path }) => path);
  await addManyFiles(cms, MANY, ['/', ...paths]);
  const questions = [
    '',
    'page=400',
    'sort=name&page=100',
    'sort=-size',
    'search=öffnung%20harbour',
    'search=nothing-has-this',
    'kind=document&category=products',
    'missingAlt=true',
    `folder=${(await folders())[0]?.id ?? ''}&size=200`,
  ];
  for (const query of questions) {
    const began = performance.now();
    const { files } = await page(query);
    expect([query, performance.now() - began < PATIENCE_MS]).toEqual([query, true]);
    expect(files.length).toBeLessThanOrEqual(200);
  }
  expect((await page('')).counts).toMatchObject({ active: MANY, trash: 0 });
  expect((await page('missingAlt=true')).total).toBe((await page('')).counts.missingAlt);
  expect((await folders()).reduce((sum, { files }) => sum + files, 0)).toBeLessThan(MANY);
});
