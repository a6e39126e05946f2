import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  cmsStationImportSchema,
  cmsStationsSchema,
  importStepSchema,
  stationColumns,
  type StationCheck,
  type StationsReply,
} from '@apoti/contract';
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

  it('A14: who has the list already is sent none of it, until it changes or the CMS is away', async () => {
    const again = (etag: string) => test.get(PATH, { cookie, 'if-none-match': etag });
    const known = await again('"fake.0"');
    expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', '"fake.0"']);
    expect((await again('"fake.1"')).statusCode).toBe(200);
    expect((await test.get(PATH, { 'if-none-match': '"fake.0"' })).statusCode).toBe(401);
    test.cms.fault = 'down';
    await vi.waitUntil(async () => (await again('"fake.0"')).headers['x-stale'] === 'true');
    expect((await again('"fake.0"')).statusCode).toBe(200);
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

/** The lines of an import's answer. */
const stepsOf = (body: string) =>
  body
    .trim()
    .split('\n')
    .map((line) => importStepSchema.parse(JSON.parse(line)));

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

  it('A14: a check says how it has read what spreadsheets do to days, hours and letters', async () => {
    const csv = `ID,Next maintenance,Operating hours,Area\n1,1/2/2027,24-Jul,Iká\n`;
    const { rows, notes } = (await file('/import/check', Buffer.from(csv, 'latin1'))).json<StationCheck>();
    expect(rows[0]?.changes).toEqual([
      { field: 'Area', old: first?.area, new: 'Iká' },
      { field: 'Next maintenance', old: first?.nextMaintenance, new: '2027-02-01' },
    ]);
    expect(notes).toEqual([
      expect.stringContaining('Windows-1252'),
      'Days such as 03/04/2026 were read as 3 April 2026.',
      expect.stringContaining('24/7'),
    ]);
  });

  it('A14: a check writes nothing and says row by row, with its number, what would change and what is wrong', async () => {
    const csv = 'ID;Name;Address;Area;Small lockers;Colour\r\n1;;;Yaba;17;red\r\n;Yaba;1 Close;Yaba;4;\r\n99;X;;;;\r\n';
    const { rows, ignored } = await check(csv.replace('1;;;', `1;${first?.name};${first?.address};`));
    expect(ignored).toEqual(['Colour']);
    expect(rows).toMatchObject([
      {
        row: 2,
        outcome: 'changed',
        id: 1,
        changes: [
          { field: 'Area', old: 'Victoria Island', new: 'Yaba' },
          { field: 'Small lockers', old: '16', new: '17' },
        ],
      },
      { row: 3, outcome: 'new', id: null, name: 'Yaba' },
      { row: 4, outcome: 'wrong' },
    ]);
    expect(test.cms.saves).toEqual([]);
  });

  it('A14: an import sends the rows that are right and counts what became of them', async () => {
    const rows = [
      { row: 2, error: null },
      { row: 4, error: 'No room' },
    ];
    test.cms.answers.set('/api/wire/stations/import', [200, { rows }]);
    const csv = `Name,Address,Area,State\n${first?.name},New address,,\n${first?.name},twice,,\nYaba,1 Close,Yaba,Lagos`;
    const wrong = csv.replace(',,', ',Victoria Island,');
    const answer = await file('/import', wrong, { 'if-match': '"fake.0"' });
    expect(test.cms.saves).toEqual([
      {
        session: expect.any(String),
        revision: 'fake.0',
        first: true,
        rows: [
          { row: 2, id: 1, station: { address: 'New address' } },
          { row: 4, id: null, station: expect.objectContaining({ name: 'Yaba', state: 'Lagos', status: 'active' }) },
        ],
      },
    ]);
    expect(stepsOf(answer.body)).toEqual([
      { done: 2, total: 2, created: 0, updated: 1, failed: [{ row: 4, name: 'Yaba', message: 'No room' }] },
    ]);
  });

  it('A14: an import tells after each part how far it is, and when it fails half-way what was saved and why it ended', async () => {
    const line = (_: unknown, index: number) => `Station ${index},1 Close,Yaba,Lagos`;
    const csv = `Name,Address,Area,State\n${Array.from({ length: 60 }, line).join('\n')}`;
    // It saves as many of those that it is sent as it can soon.
    const firstRows = (body: unknown): [number, unknown] => {
      const { rows } = cmsStationImportSchema.parse(body);
      return [200, { rows: rows.slice(0, 25).map(({ row }) => ({ row, error: null })) }];
    };
    test.cms.answers.set('/api/wire/stations/import', firstRows);
    const all = stepsOf((await file('/import', csv, { 'if-match': '"fake.0"' })).body);
    expect(all.map((step) => [step.done, step.total, step.created])).toEqual([
      [25, 60, 25],
      [50, 60, 50],
      [60, 60, 60],
    ]);
    let parts = 0;
    test.cms.answers.set('/api/wire/stations/import', (body) => ((parts += 1) > 1 ? [500, {}] : firstRows(body)));
    const broken = stepsOf((await file('/import', csv, { 'if-match': '"fake.0"' })).body);
    expect(broken.map(({ done: count, error }) => [count, error === undefined])).toEqual([
      [25, true],
      [25, false],
    ]);
  });

  it('A14: an import without the check’s revision, or with another one, saves nothing', async () => {
    expect((await file('/import', 'ID,Area\n1,Yaba')).statusCode).toBe(428);
    const moved = await file('/import', 'ID,Area\n1,Yaba', { 'if-match': '"fake.7"' });
    expect(moved.json()).toMatchObject({ code: 'conflict', revision: 'fake.0' });
    expect(moved.json<{ error: string }>().error).toContain('have changed since the file was checked');
    expect(test.cms.saves).toEqual([]);
  });

  it.each([
    ['that is a workbook', Buffer.from('PK\u0003\u0004\0\0'), 422, 'CSV UTF-8'],
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
