import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Cms } from './support/cms';

let cms: Cms;
beforeAll(async () => {
  cms = await Cms.start();
});
afterAll(() => cms.stop());

const lastRow = async () =>
  (await cms.strapi.db.query('api::change.change').findMany({ orderBy: { number: 'desc' }, limit: 1 }))[0];

describe('the panel’s doors of stations, applications and the team', () => {
  it('R1: a station counts for visitors, a franchise application does not', async () => {
    const before = await cms.revisions();
    const [station] = await cms.documents('api::station.station').findMany({ limit: 1 });
    await cms
      .documents('api::station.station')
      .update({ documentId: station?.documentId ?? '', data: { area: 'Yaba' } });
    await cms.documents('api::franchise-application.franchise-application').create({
      data: {
        name: 'N',
        email: 'n@example.com',
        phone: '1',
        franchiseType: 'locker-investor',
        location: 'lagos-vi',
        investment: '5m-10m',
      },
    });
    const after = await cms.revisions();
    expect(after.visible.stations).toBeGreaterThan(before.visible.stations);
    expect(after.last['franchise-applications']).toBeGreaterThan(before.last['franchise-applications']);
    expect(after.visible['franchise-applications']).toBe(before.visible['franchise-applications']);
  });

  it('R2: a station cannot have more free lockers than lockers', async () => {
    const [station] = await cms
      .documents('api::station.station')
      .findMany({ limit: 1, populate: { lockerSizes: { populate: '*' } } });
    const lockerSizes = { small: { count: 1, available: 2 }, medium: {}, large: {} };
    const update = cms
      .documents('api::station.station')
      .update({ documentId: station?.documentId ?? '', data: { lockerSizes } });
    await expect(update).rejects.toThrow(/cannot be above the count/);
  });

  it('C8: the team is one state: adding a member rewrites its list', async () => {
    const before = await cms.revisions();
    await cms.documents('api::team-member.team-member').create({
      data: { name: 'New', position: 'Engineer', department: 'Technology', bio: 'B' },
    });
    expect((await cms.revisions()).visible.team).toBeGreaterThan(before.visible.team);
    const row = await lastRow();
    expect(row.kind).toBe('team');
    expect(row.changes.map(({ path }: { path: string[] }) => path.at(-1))).toContain('@order');
  });
});
