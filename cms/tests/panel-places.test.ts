import { afterAll, beforeAll, expect, it } from 'vitest';
import { cmsPaths, cmsStationsSchema } from '@apoti/contract';
import { Cms } from './support/cms';

const STATION_UID = 'api::station.station';

let cms: Cms;
beforeAll(async () => {
  cms = await Cms.start();
});
afterAll(() => cms.stop());

const names = async () =>
  cmsStationsSchema.parse((await cms.get(cmsPaths.stations)).body).stations.map(({ name }) => name);
const rows = () => cms.strapi.db.query('api::change.change').count();

it('P9: a station that the panel puts at another place is there on the site, and the log has no row of it', async () => {
  const before = await cms.revisions();
  const [logged, listed] = [await rows(), await names()];
  const [first] = await cms.documents(STATION_UID).findMany({ sort: 'place:asc', limit: 1 });
  await cms.documents(STATION_UID).update({ documentId: String(first?.documentId), data: { place: 9_999 } });
  const after = await cms.revisions();
  expect(await names()).toEqual([...listed.slice(1), listed[0]]);
  for (const counter of ['last', 'visible'] as const) {
    expect(after[counter].stations).toBeGreaterThan(before[counter].stations);
    expect(after[counter]).toEqual({ ...before[counter], stations: after[counter].stations });
  }
  expect(await rows()).toBe(logged);
  // Saved as it is, nothing is told to anybody.
  await cms.documents(STATION_UID).update({ documentId: String(first?.documentId), data: { place: 9_999 } });
  expect(await cms.revisions()).toEqual(after);
});
