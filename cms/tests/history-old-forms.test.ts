import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cmsStateSchema, states, type Person, type Settings } from '@apoti/contract';
import { Cms } from './support/cms';
import { History } from './support/history';

let cms: Cms;
let ada: Person | null;
beforeAll(async () => {
  cms = await Cms.start();
  ada = await cms.signIn();
});
afterAll(() => cms.stop());

const PATH = '/api/wire/states/settings';
const read = async () => cmsStateSchema<Settings>(states.settings).parse((await cms.get(PATH)).body);
const pixel = async () => (await read()).state.socialAnalytics.facebookPixel;

it('A18: Facebook’s custom events of a time when they were a list of names are told and brought back', async () => {
  const { revisions } = await read();
  const change = async (customEvents: object[]) => {
    const { revisions: now } = await read();
    const state = { socialAnalytics: { facebookPixel: { customEvents } } };
    const revision = `${now.epoch}.${now.last.settings}`;
    expect((await cms.postAs(PATH, { revision, state, conflicts: 'ask' }, ada)).status).toBe(200);
  };
  await change([{ key: randomUUID(), event: 'phone_called', name: 'Rang' }]);
  const rows = cms.strapi.db.query('api::change.change');
  const where = { kind: 'settings', number: { $gt: revisions.last.settings } };
  const path = ['socialAnalytics', 'facebookPixel', 'customEvents'];
  // As it was written then; `asked` was no event of the site and had no effect.
  const changes = [{ path, old: ['contact_form_sent', 'asked', 'demo_watched'], new: [] }];
  expect((await rows.updateMany({ where, data: { changes } })).count).toBe(1);
  const history = new History(cms, 'settings', () => ada);
  const entry = await history.newest();
  const told = entry.changes.filter(({ old }) => typeof old === 'object' && old !== null && !Array.isArray(old));
  expect(told).toMatchObject([{ old: { event: 'contact_form_sent' } }, { old: { event: 'demo_watched' } }]);
  expect(await history.restore(entry)).toMatchObject({ status: 200, body: { changed: true } });
  expect((await pixel()).customEvents).toMatchObject([
    { event: 'contact_form_sent', name: 'contact_form_sent' },
    { event: 'demo_watched', name: 'demo_watched' },
    // What came later stays.
    { event: 'phone_called', name: 'Rang' },
  ]);
});
