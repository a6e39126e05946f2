import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cmsStationsSchema, stationColumns, type StationCheck, type StationsReply } from '@apoti/contract';
import { defaultStations } from '@apoti/contract/content/default-stations';
import { TestApp } from '../../testing/test-app';

let test: TestApp;
let cookie: string;
beforeEach(async () => {
  test = await TestApp.start();
  cookie = await test.signIn();
});
afterEach(() => test.close());

const PATH = '/api/stations';
const updatedAt = '2026-11-22T05:00:00.000Z';
const [first] = defaultStations;
const list = async () => (await test.get(PATH, { cookie })).json<StationsReply>();
/** What the CMS says after a save of the only kind that counts here. */
const saved = (station: object) => {
  const counters = { ...test.cms.revisions().last, stations: 2 };
  const revisions = { epoch: 'fake', last: counters, visible: counters };
  return { revisions, revision: 'fake.2', changed: true, aliases: [], before: 0, station };
};
const file = (path: string, csv: string | Buffer, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: `${PATH}${path}`,
    payload: csv,
    headers: { host: '127.0.0.1', 'content-type': 'text/csv', cookie, ...headers },
  });

describe('/api/stations', () => {
  it('A14: an admin gets every location with its revenue, and the list’s revision; a visitor is asked to sign in', async () => {
    const answer = await test.get(PATH, { cookie });
    expect(answer.json()).toEqual({ stations: defaultStations, revision: 'fake.0' });
    expect(answer.headers).toMatchObject({ etag: '"fake.0"', 'cache-control': 'no-store' });
    for (const path of ['', '/export']) expect((await test.get(`${PATH}${path}`)).statusCode).toBe(401);
    for (const path of ['/import', '/import/check']) {
      expect((await file(path, 'ID\n1', { cookie: '' })).statusCode).toBe(401);
    }
  });

  it('A14: a save sends the named fields with the revision and the wish to be asked, and is in the list at once', async () => {
    const station = { ...first!, name: 'Renamed', updatedAt };
    test.cms.answers.set('/api/wire/stations/1', [200, saved(station)]);
    const body = { id: 1, revision: 'fake.0', name: 'Renamed', lockerSizes: { small: { available: 1 } } };
    const answer = await test.post(PATH, body, { cookie, 'x-conflicts': 'ask', 'idempotency-key': 'k' });
    const { updatedAt: _time, ...told } = station;
    expect(answer.json()).toEqual({ success: true, station: told, revision: 'fake.2' });
    expect(test.cms.saves).toEqual([
      {
        station: { name: 'Renamed', lockerSizes: { small: { available: 1 } } },
        ...{ revision: 'fake.0', conflicts: 'ask', session: expect.any(String), idempotencyKey: 'k' },
      },
    ]);
    expect((await list()).stations[0]?.name).toBe('Renamed');
    expect((await test.post(PATH, { id: 1, name: 'x' }, { cookie })).statusCode).toBe(428);
    expect((await test.post(PATH, { id: 1, revision: 'fake.0', state: 'Rivers' }, { cookie })).statusCode).toBe(422);
  });

  it('A14: what the CMS refuses is told with the location as it stands, and nothing of the CMS’s own', async () => {
    const refusal = { error: 'Both', code: 'conflict', station: first, conflicts: [{ path: ['name'] }], secret: true };
    test.cms.answers.set('/api/wire/stations/1', [409, refusal]);
    const answer = await test.post(PATH, { id: 1, revision: 'fake.0', name: 'x' }, { cookie });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ station: { id: 1 }, conflicts: [{ path: ['name'] }] });
    expect(answer.json()).not.toHaveProperty('secret');
  });
});

describe('the table of locations', () => {
  const exported = async () => (await test.get(`${PATH}/export`, { cookie })).body;
  const check = async (csv: string) => (await file('/import/check', csv)).json<StationCheck>();

  it('A14: an export is a table with every field, named by the day, and imports again unchanged', async () => {
    const answer = await test.get(`${PATH}/export`, { cookie });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="locations-\d{4}-\d\d-\d\d\.csv"$/);
    expect(answer.body.split('\r\n')[0]).toBe(
      `\uFEFF${['ID', ...stationColumns.map(({ header }) => header)].join(',')}`,
    );
    expect(answer.body).toContain(`'+234 800 000 0000`);
    const { rows, ignored, revision } = await check(answer.body);
    expect(rows.map(({ outcome }) => outcome)).toEqual(defaultStations.map(() => 'unchanged'));
    expect([ignored, revision]).toEqual([[], 'fake.0']);
  });

  it('A14: a check writes nothing and says row by row, with its line, what would change and what is wrong', async () => {
    const csv = 'ID;Name;Address;Area;Small lockers;Colour\r\n1;;;Yaba;17;red\r\n;Yaba;1 Close;Yaba;4;\r\n99;X;;;;\r\n';
    const { rows, ignored } = await check(csv.replace('1;;;', `1;${first?.name};${first?.address};`));
    expect(ignored).toEqual(['colour']);
    expect(rows).toMatchObject([
      {
        line: 2,
        outcome: 'changed',
        id: 1,
        changes: [
          { field: 'Area', old: 'Victoria Island', new: 'Yaba' },
          { field: 'Small lockers', old: '16', new: '17' },
        ],
      },
      { line: 3, outcome: 'new', id: null, name: 'Yaba' },
      { line: 4, outcome: 'wrong' },
    ]);
    expect(test.cms.saves).toEqual([]);
  });

  it('A14: an import sends the rows that are right and counts what became of them', async () => {
    const rows = [
      { line: 2, error: null },
      { line: 3, error: 'No room' },
    ];
    test.cms.answers.set('/api/wire/stations/import', [200, { revision: 'fake.9', rows }]);
    const csv = `Name,Address,Area,State\n${first?.name},New address,,\n${first?.name},twice,,\nYaba,1 Close,Yaba,Lagos`;
    const wrong = csv.replace(',,', ',Victoria Island,');
    const answer = await file('/import', wrong, { 'if-match': '"fake.0"' });
    expect(test.cms.saves).toEqual([
      {
        session: expect.any(String),
        revision: 'fake.0',
        first: true,
        rows: [
          { line: 2, id: 1, station: { address: 'New address' } },
          { line: 4, id: null, station: expect.objectContaining({ name: 'Yaba', state: 'Lagos', status: 'active' }) },
        ],
      },
    ]);
    expect(answer.json()).toEqual({ success: true, created: 0, updated: 1, failed: [], revision: 'fake.9' });
  });

  it('A14: an import without the check’s revision, or with another one, saves nothing', async () => {
    expect((await file('/import', 'ID,Area\n1,Yaba')).statusCode).toBe(428);
    const moved = await file('/import', 'ID,Area\n1,Yaba', { 'if-match': '"fake.7"' });
    expect(moved.json()).toMatchObject({ code: 'conflict', revision: 'fake.0' });
    expect(moved.json<{ error: string }>().error).toContain('have changed since the file was checked');
    expect(test.cms.saves).toEqual([]);
  });

  it.each([
    ['that is not UTF-8', Buffer.from([0x49, 0x44, 0x0a, 0xe9]), 422, 'CSV UTF-8'],
    ['without a column that tells which', 'Area\nYaba', 422, 'needs a column Name or ID'],
    ['that is empty', '', 422, 'The file is empty.'],
    ['of more than 2,000 rows', `ID\n${'1\n'.repeat(2_001)}`, 422, 'more than 2,000 rows'],
    ['of more than 1 MB', Buffer.alloc(1_000_001, 'a'), 413, 'too large'],
  ])('A14: a file %s is refused with the reason', async (_, csv, status, text) => {
    const answer = await file('/import/check', csv);
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
      status,
      expect.stringContaining(text),
    ]);
  });

  it('A14: while the CMS is away nothing is exported or checked: it might be old', async () => {
    const csv = await exported();
    test.cms.fault = 'down';
    const again = await test.restart();
    expect((await test.get(`${PATH}/export`, { cookie }, again)).statusCode).toBe(503);
    const headers = { host: '127.0.0.1', 'content-type': 'text/csv', cookie };
    const url = `${PATH}/import/check`;
    expect((await again.inject({ method: 'POST', url, payload: csv, headers })).statusCode).toBe(503);
  });

  it('A14: visitors’ answers hold nothing of a location’s revenue or attendant', async () => {
    const all = cmsStationsSchema.shape.stations.parse(defaultStations.map((each) => ({ ...each, updatedAt })));
    expect(all[0]).toHaveProperty('contactPerson');
    for (const path of ['/api/content.php', '/api/team.php', '/api/blog.php']) {
      expect((await test.get(path)).body).not.toMatch(/contactPerson|monthlyRevenue|totalDeliveries/);
    }
  });
});
