import { afterAll, beforeAll, expect, it } from 'vitest';
import { cmsStateSavedSchema, cmsStateSchema, historyTexts, states, type Person, type Settings } from '@apoti/contract';
import { Cms } from './support/cms';
import { History, secondAdmin } from './support/history';

let cms: Cms;
let ada: Person | null;
let history: History;
beforeAll(async () => {
  cms = await Cms.start();
  ada = await cms.signIn();
  history = new History(cms, 'settings', () => ada);
});
afterAll(() => cms.stop());

const PATH = '/api/wire/states/settings';
const read = async () => cmsStateSchema<Settings>(states.settings).parse((await cms.get(PATH)).body);
const isClosed = async () => (await read()).state.general.maintenanceMode;

/** One save, as what may be brought back. */
const save = (change: number) => ({ from: change, change });

/** Saves whether the site is closed, and what else; answers that save alone. */
async function turn(maintenanceMode: boolean, more: Partial<Settings['general']> = {}, person = ada) {
  const { revisions } = await read();
  const revision = `${revisions.epoch}.${revisions.last.settings}`;
  const body = { revision, state: { general: { ...more, maintenanceMode } }, conflicts: 'ask' };
  const saved = cmsStateSavedSchema<Settings>(states.settings).parse((await cms.postAs(PATH, body, person)).body);
  return save(saved.revisions.last.settings);
}

const refused = { status: 409, body: { code: 'conflict', error: historyTexts.closes, newer: [], closes: true } };

it('A18: bringing back closes the site only where it is not to be asked first: a field, all of it, and what undoes an opening', async () => {
  const closed = await turn(true);
  const opened = await turn(false);
  const field = { paths: [['general', 'maintenanceMode']], ask: true };
  expect(await history.restore(opened, field)).toMatchObject(refused);
  expect(await history.restore(opened, { ask: true })).toMatchObject(refused);
  expect(await history.restore(closed, { side: 'after', ask: true })).toMatchObject(refused);
  expect(await isClosed()).toBe(false);
  expect(await history.restore(opened, { ...field, ask: false })).toMatchObject({ status: 200 });
  expect(await isClosed()).toBe(true);
  // Opening asks nothing; undoing that would close it again.
  expect(await history.restore(closed, { ask: true })).toMatchObject({ status: 200, body: { changed: true } });
  expect(await isClosed()).toBe(false);
  const undo = save((await read()).revisions.last.settings);
  expect(await history.restore(undo, { ask: true })).toMatchObject(refused);
  expect(await history.restore(undo)).toMatchObject({ status: 200 });
  expect(await isClosed()).toBe(true);
  // It is closed already.
  expect(await history.restore(opened, { ask: true })).toMatchObject({ status: 200, body: { changed: false } });
});

it('A18: where somebody else’s later edit would go as well, both are told', async () => {
  await turn(true);
  const opened = await turn(false, { backupFrequency: 'weekly' });
  await turn(false, { backupFrequency: 'monthly' }, await secondAdmin(cms));
  const answer = await history.restore(opened, { ask: true });
  expect(answer).toMatchObject({ status: 409, body: { error: historyTexts.newer, closes: true } });
  expect(answer.body['newer']).toMatchObject([{ path: ['general', 'backupFrequency'], who: 'ben' }]);
});
