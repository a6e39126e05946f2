import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EventsReply } from '@apoti/contract';
import { TestApp } from '../../testing/test-app';

let test: TestApp;
let cookie: string;
beforeEach(async () => {
  test = await TestApp.start();
  cookie = await test.signIn();
});
afterEach(() => test.close());

const PATH = '/api/events';
const whole = { title: 'A fair', description: 'Come and see.', date: '2027-03-16' };
const list = async () => (await test.get(PATH, { cookie })).json<EventsReply>();

describe('/api/events', () => {
  it('P15: an admin gets every event and the list’s revision, also as ETag; a visitor is asked to sign in', async () => {
    const answer = await test.get(PATH, { cookie });
    expect(answer.json()).toEqual({ events: test.cms.events, revision: 'fake.1' });
    expect(answer.headers).toMatchObject({ etag: '"fake.1"', 'cache-control': 'no-store' });
    expect((await test.get(PATH)).statusCode).toBe(401);
  });

  it('P15: who has the list already is sent none of it, until it changes', async () => {
    const again = (etag: string) => test.get(PATH, { cookie, 'if-none-match': etag });
    const known = await again('"fake.1"');
    expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', '"fake.1"']);
    expect((await again('"fake.0"')).statusCode).toBe(200);
    expect((await test.get(PATH, { 'if-none-match': '"fake.1"' })).statusCode).toBe(401);
  });

  it('P15: while the CMS is away the last good copy is told and marked; a save is to come again', async () => {
    test.cms.fault = 'down';
    const again = await test.restart();
    expect((await test.get(PATH, { cookie }, again)).headers).toMatchObject({ 'x-stale': 'true' });
    expect((await test.post(PATH, whole, { cookie })).statusCode).toBe(503);
  });

  it('P15: a new event goes to the CMS with its key, and is in the list as soon as the answer is there', async () => {
    const answer = await test.post(PATH, whole, { cookie, 'idempotency-key': 'k' });
    expect(answer.json()).toMatchObject({ success: true, event: { ...whole, id: 99 }, revision: 'fake.2' });
    expect(test.cms.saves).toEqual([
      { event: whole, conflicts: 'silent', session: expect.any(String), idempotencyKey: 'k' },
    ]);
    const { events, revision } = await list();
    expect([events.at(-1)?.title, revision]).toEqual(['A fair', 'fake.2']);
  });

  it('P15: an update sends only the named fields with the revision, in the body or If-Match, and the wish to be asked', async () => {
    await test.post(PATH, { id: 2, revision: 'fake.1', venue: 'Hall 2' }, { cookie, 'x-conflicts': 'ask' });
    await test.post(PATH, { id: 2, booth: 'B1' }, { cookie, 'if-match': '"fake.2"' });
    expect(test.cms.saves).toMatchObject([
      { event: { venue: 'Hall 2' }, revision: 'fake.1', conflicts: 'ask' },
      { event: { booth: 'B1' }, revision: 'fake.2', conflicts: 'silent' },
    ]);
    expect((await list()).events.find(({ id }) => id === 2)).toMatchObject({ venue: 'Hall 2', booth: 'B1' });
    expect((await test.post(PATH, { id: 2, venue: 'x' }, { cookie })).statusCode).toBe(428);
  });

  it('P15: a conflict is told with the event as it stands, and nothing of the CMS’s own', async () => {
    const answer = await test.post(PATH, { id: 2, revision: 'fake.1', title: 'Conflict' }, { cookie });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'conflict', event: { id: 2 }, conflicts: [{ path: ['title'] }] });
    expect(answer.json()).not.toHaveProperty('secret');
  });

  it('P15: a deleted event is out of the list at once', async () => {
    const remove = (payload: object, headers: object) =>
      test.app.inject({ method: 'DELETE', url: PATH, payload, headers: { host: '127.0.0.1', ...headers } });
    expect((await remove({ id: 2 }, {})).statusCode).toBe(401);
    expect((await remove({ id: 'x' }, { cookie })).statusCode).toBe(422);
    expect((await remove({ id: 2 }, { cookie })).json()).toEqual({ success: true });
    expect((await list()).events.some(({ id }) => id === 2)).toBe(false);
  });
});
