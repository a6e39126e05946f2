import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { analyticsReportSchema, cmsPaths } from '@apoti/contract';
import { SearchConsoleFile } from '../../search-console/connection';
import { emptyReport } from '../../testing/measured-report';
import { TestApp } from '../../testing/test-app';

let test: TestApp;
beforeEach(async () => void (test = await TestApp.start()));
afterEach(() => test.close());

const google = {
  lastSync: '2026-01-30T09:00:00.000Z',
  metrics: { impressions: 20, clicks: 2, averagePosition: 3, ctr: 0.1 },
  topQueries: [{ name: 'parcel locker', impressions: 20, clicks: 2, position: 3 }],
  topPages: [],
};
const own = { keyword: 'lekki', searches: 4, position: null, clicks: null, impressions: null };

it('A20: position, clicks and impressions are those that Google told of the property that is stored, and no others', async () => {
  const cookie = await test.signIn();
  const property = 'sc-domain:example.com';
  await new SearchConsoleFile(test.dataDir).keepReport(property, google);
  test.cms.answers.set(cmsPaths.measuredReport, [200, { ...emptyReport, topKeywords: [own] }]);
  const keywords = async () =>
    analyticsReportSchema.parse((await test.get('/api/analytics?range=7d', { cookie })).json()).topKeywords;
  expect(await keywords()).toEqual([own]);
  const { seo } = test.cms;
  test.cms.seo = { ...seo, searchConsole: { ...seo.searchConsole, property } };
  test.cms.number += 1;
  const { name, ...figures } = google.topQueries[0]!;
  await vi.waitFor(async () => expect(await keywords()).toEqual([{ keyword: name, ...figures, searches: null }, own]), {
    timeout: 4_000,
  });
});
