import { afterAll, beforeAll, expect, it } from 'vitest';
import { Cms } from './support/cms';
import { enterPanel } from './support/enter-panel';

const MAIL = 'api::mail.mail';
const LOGS = [MAIL, 'api::change.change', 'api::sign-in.sign-in'];
const PASSWORD = 'Three-boats-at-9';

let cms: Cms;
beforeAll(async () => {
  cms = await Cms.start();
});
afterAll(() => cms.stop());

const list = (uid: string) => `/content-manager/collection-types/${uid}`;
const roleId = async (code: string): Promise<number> =>
  (await cms.strapi.db.query('admin::role').findOne({ where: { code } })).id;
const makePanelUser = async (code: string) =>
  cms.strapi.service('admin::user').create({
    firstname: code,
    email: `${code}@example.com`,
    password: PASSWORD,
    isActive: true,
    registrationToken: null,
    roles: [await roleId(code)],
  });
const enterAs = (code: string) => enterPanel(cms, { email: `${code}@example.com`, password: PASSWORD });

it.each(['strapi-editor', 'strapi-author'])(
  'A19, R1: %s reads no mails, sign-ins or changes in the panel',
  async (code) => {
    await makePanelUser(code);
    const headers = await enterAs(code);
    expect((await cms.get(list('api::post.post'), headers)).status).toBe(200);
    for (const uid of LOGS) expect((await cms.get(list(uid), headers)).status).toBe(403);
  },
);

it('A19, R1: logs are for super admins in the panel; what one gives a role afterwards it keeps', async () => {
  const right = { action: 'plugin::content-manager.explorer.read', subject: MAIL, conditions: [] };
  const data = { ...right, role: await roleId('strapi-editor'), properties: { fields: ['subject'] } };
  await cms.strapi.db.query('admin::permission').create({ data });
  await cms.restart();
  expect((await cms.get(list(MAIL), await enterAs('strapi-editor'))).status).toBe(200);
});
