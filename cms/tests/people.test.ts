import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Cms } from './support/cms';
import { admin, secrets } from './support/environment';
import { askedBy, holdsCounters } from './support/subscribers';

const USER = 'plugin::users-permissions.user';

let cms: Cms;
beforeAll(async () => {
  cms = await Cms.start();
});
afterAll(() => cms.stop());

const add = (username: string) =>
  cms.post('/api/wire/admins', { action: 'add', username, email: `${username}@example.com`, password: 'secret-1' });
const documentOf = async (username: string): Promise<string> =>
  (await cms.strapi.db.query(USER).findOne({ where: { username } })).documentId;

describe('sign-in', () => {
  it('C2: by user name or e-mail, however the e-mail is written', async () => {
    const person = await cms.signIn();
    expect(person).toMatchObject({ id: expect.any(Number), username: admin.username, email: admin.email });
    expect(person?.stamp).not.toContain(admin.password);
    expect(await cms.signIn('ADA@Example.com')).toEqual(person);
  });

  it('C2: half of a character in a password is refused before anything counts its bytes, in the panel too', async () => {
    const half = { email: admin.email, identifier: admin.username, password: '\ud800', nested: ['['.repeat(9)] };
    for (const path of ['/admin/login', '/api/wire/sign-in', '/api/auth/local']) {
      expect((await cms.post(path, half)).status).toBe(400);
    }
    expect(await cms.signIn()).not.toBeNull();
  });

  it('C2: a wrong password and an unknown name get the same answer', async () => {
    const wrong = await cms.post('/api/wire/sign-in', { identifier: admin.username, password: 'wrong' });
    const unknown = await cms.post('/api/wire/sign-in', { identifier: 'nobody', password: 'wrong' });
    expect(wrong).toMatchObject({
      status: 401,
      body: { success: false, error: 'Invalid credentials', code: 'unauthenticated', person: null },
    });
    expect(unknown).toEqual(wrong);
  });

  it('R3: a blocked, an unconfirmed and a person without the role Admin do not get in', async () => {
    for (const [username, data] of [
      ['blocked', { blocked: true }],
      ['unconfirmed', { confirmed: false }],
      ['visitor', { role: await authenticatedRole() }],
    ] as const) {
      await add(username);
      expect(await cms.signIn(username, 'secret-1')).not.toBeNull();
      await cms.documents(USER).update({ documentId: await documentOf(username), data });
      expect(await cms.signIn(username, 'secret-1')).toBeNull();
    }
  });

  it('A2: a person is told apart once shut out, and their stamp changes with the password', async () => {
    await add('grace');
    const person = await cms.signIn('grace', 'secret-1');
    const path = `/api/wire/persons/${person?.id}`;
    const secret = { 'x-proxy-secret': secrets.proxySecret };
    expect((await cms.get(path, secret)).body).toEqual({ person });
    await cms.post('/api/wire/admins', { action: 'reset', username: 'grace', password: 'secret-2' });
    expect((await cms.get(path, secret)).body['person']).not.toEqual(person);
    expect(await cms.signIn('grace', 'secret-1')).toBeNull();
    await cms.post('/api/wire/admins', { action: 'disable', username: 'grace' });
    expect((await cms.get(path, secret)).body).toEqual({ person: null });
    expect((await cms.get('/api/wire/persons/424242', secret)).body).toEqual({ person: null });
  });
});

describe('accounts', () => {
  it('R3: every change of an account is counted, through every door, and no secret is logged', async () => {
    await add('counted');
    const documentId = await documentOf('counted');
    const { id } = await cms.strapi.db.query(USER).findOne({ where: { documentId } });
    const doors = [
      () => cms.documents(USER).update({ documentId, data: { blocked: true } }),
      () => cms.strapi.db.query(USER).update({ where: { id }, data: { blocked: false } }),
      () => cms.strapi.db.query(USER).updateMany({ where: { id }, data: { blocked: true } }),
      () => cms.documents(USER).delete({ documentId }),
    ];
    for (const door of doors) {
      const before = await cms.revisions();
      await door();
      const after = await cms.revisions();
      expect(after.last.accounts).toBeGreaterThan(before.last.accounts);
      expect(after.visible).toEqual(before.visible);
    }
    const rows = await cms.strapi.db.query('api::change.change').findMany({ where: { kind: 'accounts' } });
    expect(JSON.stringify(rows)).not.toMatch(/\$2[aby]\$|secret-1/);
  });

  it('R3: a change of an account takes the counters before its row, so that no two changes wait for each other', async () => {
    await add('ordered');
    const documentId = await documentOf('ordered');
    const asked = await askedBy(cms, () => cms.documents(USER).update({ documentId, data: { blocked: true } }));
    const first = asked.findIndex(holdsCounters);
    expect(first).toBeGreaterThan(-1);
    expect(first).toBeLessThan(asked.findIndex((sql) => /^update .*up_users/.test(sql)));
  });

  it('R3: an account that cannot be added is refused with a reason', async () => {
    await add('taken');
    expect(await add('taken')).toMatchObject({ status: 422, body: { error: expect.stringMatching(/already/) } });
    expect(
      (await cms.post('/api/wire/admins', { action: 'reset', username: 'nobody', password: 'secret-1' })).status,
    ).toBe(404);
    expect(
      (await cms.post('/api/wire/admins', { action: 'add', username: 'x', email: 'x', password: '1' })).status,
    ).toBe(422);
  });

  it('A2: the first admin is in the panel’s store too, once', async () => {
    await cms.strapi.runUserLifecycles('bootstrap');
    const users = await cms.strapi.db.query('admin::user').findMany({ populate: ['roles'] });
    expect(users).toMatchObject([{ email: admin.email, isActive: true, roles: [{ code: 'strapi-super-admin' }] }]);
  });
});

describe('one person in both stores', () => {
  it('A2: the last admin who can sign in is not shut out', async () => {
    const active = { role: { name: 'Admin' }, blocked: false, username: { $ne: admin.username } };
    await cms.strapi.db.query('plugin::users-permissions.user').updateMany({
      where: {
        id: {
          $in: (await cms.strapi.db.query('plugin::users-permissions.user').findMany({ where: active })).map(({ id }) =>
            Number(id),
          ),
        },
      },
      data: { blocked: true },
    });
    expect(await cms.post('/api/wire/admins', { action: 'disable', username: admin.username })).toMatchObject({
      status: 422,
      body: { error: 'This is the last admin who can sign in; add another one first' },
    });
    expect(await cms.signIn()).not.toBeNull();
    await add('second');
  });

  it('A2: a new password and a disabling hold in the panel too', async () => {
    const panel = (password: string) => cms.post('/admin/login', { email: admin.email, password });
    expect((await panel(admin.password)).status).toBe(200);
    await cms.post('/api/wire/admins', { action: 'reset', username: admin.username, password: 'Another-pass-1' });
    expect((await panel(admin.password)).status).toBe(400);
    expect((await panel('Another-pass-1')).status).toBe(200);
    expect(await cms.signIn(admin.username, 'Another-pass-1')).not.toBeNull();
    await cms.post('/api/wire/admins', { action: 'disable', username: admin.username });
    expect((await panel('Another-pass-1')).status).toBe(400);
    await cms.post('/api/wire/admins', { action: 'reset', username: admin.username, password: admin.password });
    expect((await panel(admin.password)).status).toBe(200);
  });
});

describe('newsletter', () => {
  it('C12: the same address twice is one row, however it is written', async () => {
    const before = await cms.revisions();
    const subscribe = (email: string) => cms.post('/api/wire/subscribers', { name: 'Ngozi', email });
    expect(await subscribe(' Ngozi@Example.com ')).toEqual({ status: 200, body: { created: true } });
    expect(await subscribe('ngozi@example.com')).toEqual({ status: 200, body: { created: false } });
    const both = await Promise.all([subscribe('two@example.com'), subscribe('TWO@example.com')]);
    expect(both.map(({ body }) => body['created']).toSorted()).toEqual([false, true]);
    expect(await cms.strapi.db.query('api::subscriber.subscriber').count()).toBe(2);
    const after = await cms.revisions();
    expect(after.last.subscribers).toBeGreaterThan(before.last.subscribers);
    expect(after.visible).toEqual(before.visible);
    expect((await subscribe('not an address')).status).toBe(422);
  });
});

async function authenticatedRole(): Promise<string> {
  return (await cms.strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'authenticated' } }))
    .documentId;
}
