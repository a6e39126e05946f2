import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cmsStationImportedSchema,
  cmsStationSavedSchema,
  cmsStationsSchema,
  lagosDay,
  type CmsStationSaved,
  type Person,
  type ShownStation,
} from '@apoti/contract';
import { Cms, type Answer } from './support/cms';

const UID = 'api::station.station';
let cms: Cms;
let person: Person | null;
beforeAll(async () => {
  cms = await Cms.start();
  person = await cms.signIn();
});
afterAll(() => cms.stop());

const whole = { name: 'Yaba Station', address: '9 Example Close, Yaba', area: 'Yaba', state: 'Lagos' };
const create = (station: object, more: object = {}) => cms.postAs('/api/wire/stations', { station, ...more }, person);
const update = (id: number, station: object, more: object = {}) =>
  cms.postAs(`/api/wire/stations/${id}`, { station, ...more }, person);
const remove = (id: number) => cms.postAs(`/api/wire/stations/${id}/delete`, {}, person);
const savedOf = (answer: Answer): CmsStationSaved => cmsStationSavedSchema.parse(answer.body);
const made = async (station: object = {}) => savedOf(await create({ ...whole, ...station }));
const list = async () => cmsStationsSchema.parse((await cms.get('/api/wire/stations')).body);
const shown = async (id: number): Promise<ShownStation | undefined> =>
  (await list()).stations.find((station) => station.id === id);
const changesOf = (id: number) =>
  cms.documents('api::change.change').findMany({ filters: { kind: 'stations', subject: String(id) }, sort: 'number' });

describe('stations over the wire', () => {
  it('A14: a new location gets the next id and the defaults of the specification; visitors see it', async () => {
    const { stations } = await list();
    const { station, changed, revisions } = await made();
    expect(changed).toBe(true);
    expect(station).toMatchObject({
      ...whole,
      id: Math.max(...stations.map(({ id }) => id)) + 1,
      ...{ status: 'active', operatingHours: '24/7', coordinates: { lat: 0, lng: 0 }, features: [] },
      lockerSizes: {
        small: { count: 0, available: 0, dimensions: '30x40x50cm' },
        medium: { count: 0, available: 0, dimensions: '40x50x60cm' },
        large: { count: 0, available: 0, dimensions: '50x60x70cm' },
      },
      ...{ monthlyRevenue: 0, totalDeliveries: 0, customerRating: 0 },
      lastMaintenance: lagosDay(Date.now()),
      nextMaintenance: lagosDay(Date.now() + 30 * 86_400_000),
    });
    expect(Date.now() - Date.parse(station.updatedAt)).toBeLessThan(60_000);
    expect(await shown(station.id)).toEqual(station);
    expect((await list()).stations.at(-1)?.id).toBe(station.id);
    expect(revisions.visible.stations).toBe(revisions.last.stations);
    expect(await changesOf(station.id)).toHaveLength(1);
  });

  it('A14: the same key sent many times, also at once, makes one location', async () => {
    const count = (await list()).stations.length;
    const sends = Array.from({ length: 4 }, () => create(whole, { idempotencyKey: 'at once' }));
    const ids = (await Promise.all(sends)).map((answer) => savedOf(answer).station.id);
    expect(new Set(ids).size).toBe(1);
    expect((await list()).stations).toHaveLength(count + 1);
  });

  it('A14: an update writes the fields that it has, at every depth; what others changed meanwhile stays', async () => {
    const { station, revision } = await made({ lockerSizes: { small: { count: 9, available: 2 } } });
    await update(station.id, { lockerSizes: { small: { available: 5 } } }, { revision, session: 'one' });
    const answer = await update(
      station.id,
      { coordinates: { lat: 6.5, lng: 3.4 }, lockerSizes: { large: { count: 4, available: 1 } } },
      { revision, session: 'two', conflicts: 'ask' },
    );
    expect(savedOf(answer).station).toMatchObject({
      coordinates: { lat: 6.5, lng: 3.4 },
      lockerSizes: {
        small: { count: 9, available: 5, dimensions: '30x40x50cm' },
        large: { count: 4, available: 1, dimensions: '50x60x70cm' },
      },
    });
    expect(await shown(station.id)).toEqual(savedOf(answer).station);
    expect(await changesOf(station.id)).toHaveLength(3);
  });

  it('A14: one who asks is told what both changed, with the location as it stands', async () => {
    const { station, revision } = await made();
    await update(station.id, { monthlyRevenue: 1 }, { revision, session: 'one' });
    const answer = await update(station.id, { monthlyRevenue: 2 }, { revision, session: 'two', conflicts: 'ask' });
    expect(answer).toMatchObject({
      status: 409,
      body: { station: { monthlyRevenue: 1 }, conflicts: [{ path: ['monthlyRevenue'], mine: 2, theirs: 1 }] },
    });
  });

  it.each([
    ['without a name', { name: ' ' }, ['name']],
    ['without an address', { address: '' }, ['address']],
    ['without an area', { area: '' }, ['area']],
    ['in a state that is not offered', { state: 'Rivers' }, ['state']],
    ['of a status that is none', { status: 'open' }, ['status']],
    ['with a feature that is none', { features: ['Pool'] }, ['features', 0]],
    [
      'with more free lockers than lockers',
      { lockerSizes: { small: { available: 1 } } },
      ['lockerSizes', 'small', 'available'],
    ],
    ['with half a locker', { lockerSizes: { large: { count: 0.5 } } }, ['lockerSizes', 'large', 'count']],
    ['with a negative revenue', { monthlyRevenue: -1 }, ['monthlyRevenue']],
    ['rated above 5', { customerRating: 5.1 }, ['customerRating']],
    ['beyond the pole', { coordinates: { lat: 91 } }, ['coordinates', 'lat']],
    ['looked after on a day that is none', { lastMaintenance: '2027-02-30' }, ['lastMaintenance']],
  ])('A14: a location %s is refused, new or not, and nothing is written', async (_, fields, path) => {
    const { station, revision } = await made();
    const count = (await list()).stations.length;
    for (const answer of [await create({ ...whole, ...fields }), await update(station.id, fields, { revision })]) {
      expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', issues: [{ path }] } });
    }
    expect((await list()).stations).toHaveLength(count);
    expect(await shown(station.id)).toEqual(station);
  });

  it('A14: two saves that are well by themselves do not make more free lockers than there are', async () => {
    const { station, revision } = await made({ lockerSizes: { small: { count: 9, available: 2 } } });
    await update(station.id, { lockerSizes: { small: { available: 8 } } }, { revision, session: 'one' });
    const fewer = { lockerSizes: { small: { count: 5 } } };
    const answer = await update(station.id, fewer, { revision, session: 'two', conflicts: 'ask' });
    expect(answer).toMatchObject({ status: 422, body: { issues: [{ path: ['lockerSizes', 'small', 'available'] }] } });
  });

  it('A14: the panel obeys the same rules', async () => {
    const { station } = await made();
    const [row] = await cms.documents(UID).findMany({ filters: { wireId: station.id } });
    const tryWith = (data: object) => cms.documents(UID).update({ documentId: row!.documentId, data });
    await expect(tryWith({ lockerSizes: { small: { count: 1, available: 2 } } })).rejects.toThrow(/above the count/);
    await expect(tryWith({ name: '  ' })).rejects.toThrow(/Name is required/);
    await expect(tryWith({ address: null })).rejects.toThrow();
    await expect(tryWith({ state: 'Rivers' })).rejects.toThrow();
    expect(await shown(station.id)).toEqual(station);
  });

  it('A14: a deleted location is gone for visitors, and the change log brings all of it back', async () => {
    const { station, revision } = await made({ name: 'To be deleted', contactPerson: 'Example attendant' });
    expect((await remove(station.id)).status).toBe(200);
    expect(await shown(station.id)).toBeUndefined();
    const rows = await changesOf(station.id);
    expect(rows).toHaveLength(2);
    expect((await cms.revisions()).visible.stations).toBe(rows[1]!['number']);
    expect((await remove(station.id)).status).toBe(404);
    expect((await update(station.id, { name: 'Back' }, { revision })).status).toBe(404);
    const change = { kind: 'stations', item: String(station.id), change: rows[1]!['number'], path: [] };
    const restored = await cms.postAs('/api/wire/history/restore', change, person);
    expect(restored).toMatchObject({ status: 200, body: { changed: true } });
    expect(await shown(station.id)).toMatchObject({ ...station, updatedAt: expect.any(String) });
  });

  it('A14: nobody without a revision, and nobody who is no admin', async () => {
    const { station } = await made();
    expect((await update(station.id, { name: 'No base' })).status).toBe(428);
    const nobody = { id: 0, username: '', email: '', stamp: 'none' };
    for (const path of ['', `/${station.id}/delete`, '/import']) {
      const body = { station: whole, revision: 'a.1', first: true, rows: [] };
      expect((await cms.postAs(`/api/wire/stations${path}`, body, nobody)).status).toBe(401);
    }
  });
});

describe('the import of stations', () => {
  const revision = async () => {
    const { revisions } = await list();
    return `${revisions.epoch}.${revisions.last.stations}`;
  };
  const send = async (rows: object[], base?: string, first = true) =>
    cms.postAs('/api/wire/stations/import', { revision: base ?? (await revision()), first, rows }, person);

  /** Sends what is left until nothing is: each time as many are saved as can be soon. */
  const sendAll = async (rows: object[]) => {
    const base = await revision();
    const results: { row: number; error: string | null }[] = [];
    while (results.length < rows.length) {
      const { body } = await send(rows.slice(results.length), base, results.length === 0);
      results.push(...cmsStationImportedSchema.parse(body).rows);
    }
    return results;
  };

  it('A14: makes new locations and changes others, each logged for itself in the name of its person', async () => {
    const { station } = await made();
    const added = { ...whole, name: 'From the file' };
    const results = await sendAll([
      { row: 2, id: station.id, station: { lockerSizes: { medium: { count: 7, available: 7 } } } },
      { row: 3, id: null, station: added },
    ]);
    expect(results).toEqual([
      { row: 2, error: null },
      { row: 3, error: null },
    ]);
    expect((await shown(station.id))?.lockerSizes.medium).toMatchObject({ count: 7, dimensions: '40x50x60cm' });
    expect((await list()).stations.at(-1)).toMatchObject(added);
    const [, row] = await changesOf(station.id);
    expect(row).toMatchObject({ authorName: person?.username, overlay: null });
  });

  it('A14: the rows of a part come at once: who looks meanwhile sees none of them or all', async () => {
    const before = (await list()).stations.length;
    const rows = Array.from({ length: 6 }, (_, index) => ({
      ...{ row: index + 2, id: null },
      station: { ...whole, name: `Part ${index}` },
    }));
    let isOver = false;
    const importing = send(rows).finally(() => (isOver = true));
    const seen = new Set<number>();
    while (!isOver) seen.add((await list()).stations.length);
    const { rows: done } = cmsStationImportedSchema.parse((await importing).body);
    seen.add((await list()).stations.length);
    expect([...seen].toSorted((a, b) => a - b)).toEqual([before, before + done.length]);
    expect(done.map(({ row }) => row)).toEqual(rows.slice(0, done.length).map(({ row }) => row));
  });

  it('A14: saves nothing when the locations have changed since the file was checked', async () => {
    const { station, revision: old } = await made();
    await update(station.id, { area: 'Ebute Metta' }, { revision: old });
    const answer = await send([{ row: 2, id: station.id, station: { area: 'Yaba' } }], old);
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict', revision: await revision() } });
    expect((await shown(station.id))?.area).toBe('Ebute Metta');
  });

  it('A14: a row that cannot be saved is told and holds up no other', async () => {
    const { station } = await made({ name: 'Taken' });
    const rows = [
      { row: 2, id: station.id, station: { name: '' } },
      { row: 3, id: 987_654, station: { area: 'Nowhere' } },
      { row: 4, id: null, station: { ...whole, name: ' TAKEN' } },
      { row: 5, id: station.id, station: { area: 'Reached' } },
    ];
    const errors = (await sendAll(rows)).map(({ error }) => error);
    expect(errors).toEqual([
      'Name is required',
      'There is no such location',
      'Another location has been given this name meanwhile',
      null,
    ]);
    expect(await shown(station.id)).toMatchObject({ name: 'Taken', area: 'Reached' });
  });
});
