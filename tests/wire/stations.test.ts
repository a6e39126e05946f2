import { afterAll, beforeAll, expect, it } from 'vitest';
import { importStepSchema, stationCheckSchema, stationSavedSchema, stationsReplySchema } from '@apoti/contract';
import { startStack, type Stack } from '../support/stack';
import { WireClient } from '../support/wire-client';

let stack: Stack;
let admin: WireClient;
beforeAll(async () => {
  stack = await startStack();
  admin = new WireClient(stack.origin);
  await admin.signIn(stack.admin);
});
afterAll(() => stack.stop());

const PATH = '/api/stations';
const whole = { name: 'Yaba Station', address: '9 Example Close, Yaba', area: 'Yaba', state: 'Lagos' };
const list = async () => stationsReplySchema.parse((await admin.get(PATH)).json);
const lockers = async () => (await new WireClient(stack.origin).get('/lockers')).text;
const csv = { 'content-type': 'text/csv' };

it('A14: a location is made, changed and deleted over the wire, and /lockers follows', async () => {
  const made = stationSavedSchema.parse((await admin.post(PATH, { ...whole, contactPerson: 'Inner Circle' })).json);
  await expect.poll(lockers).toContain('Yaba Station');
  expect(await lockers()).not.toContain('Inner Circle');
  const { id } = made.station;
  const renamed = await admin.post(PATH, { id, revision: made.revision, name: 'Tejuosho Station' });
  expect(renamed.json).toMatchObject({ success: true, station: { ...made.station, name: 'Tejuosho Station' } });
  await expect.poll(lockers).toContain('Tejuosho Station');
  expect(stationsReplySchema.parse((await admin.get(PATH)).json).stations.at(-1)?.id).toBe(id);
  expect((await admin.send('DELETE', PATH, { id })).json).toEqual({ success: true });
  await expect.poll(lockers).not.toContain('Tejuosho Station');
});

it('A14: nobody but an admin reads, writes, exports or imports locations', async () => {
  const visitor = new WireClient(stack.origin);
  for (const path of [PATH, `${PATH}/export`]) expect((await visitor.get(path)).status).toBe(401);
  expect((await visitor.post(PATH, whole)).status).toBe(401);
  expect((await visitor.send('DELETE', PATH, { id: 1 })).status).toBe(401);
  for (const path of ['/import', '/import/check']) {
    expect((await visitor.send('POST', `${PATH}${path}`, 'ID\n1', csv)).status).toBe(401);
  }
});

it('A14: two hundred rows are checked, imported and exported as they were sent', async () => {
  const rows = Array.from(
    { length: 200 },
    (_, place) => `Station ${place},${place} Close,Yaba,Lagos,${place},"=SUM(1)"`,
  );
  const file = `Name,Address,Area,State,Small lockers,Contact person\n${rows.join('\n')}`;
  const check = stationCheckSchema.parse((await admin.send('POST', `${PATH}/import/check`, file, csv)).json);
  expect(new Set(check.rows.map(({ outcome }) => outcome))).toEqual(new Set(['new']));
  const headers = { ...csv, 'if-match': `"${check.revision}"` };
  const done = await admin.send('POST', `${PATH}/import`, file, headers);
  const steps = done.text
    .trim()
    .split('\n')
    .map((line) => importStepSchema.parse(JSON.parse(line)));
  expect(steps.length).toBeGreaterThan(1);
  expect(steps.at(-1)).toEqual({ done: 200, total: 200, created: 200, updated: 0, failed: [] });
  expect((await list()).stations.filter(({ contactPerson }) => contactPerson === '=SUM(1)')).toHaveLength(200);
  const exported = (await admin.get(`${PATH}/export`)).text;
  expect(exported).toContain("'=SUM(1)");
  const again = stationCheckSchema.parse((await admin.send('POST', `${PATH}/import/check`, exported, csv)).json);
  expect(new Set(again.rows.map(({ outcome }) => outcome))).toEqual(new Set(['unchanged']));
  // The check was of another state: a second import of it is noticed.
  expect((await admin.send('POST', `${PATH}/import`, file, headers)).status).toBe(409);
});
