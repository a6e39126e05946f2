import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subscriberDeletionReplySchema, subscriberPageSchema, subscribersReplySchema } from '@apoti/contract';
import { startStack, type Stack } from '../support/stack';
import { WireClient } from '../support/wire-client';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const ONE_CLICK = 'List-Unsubscribe=One-Click';

let stack: Stack;
let admin: WireClient;
beforeAll(async () => {
  stack = await startStack();
  admin = new WireClient(stack.origin);
  await admin.signIn(stack.admin);
});
afterAll(() => stack.stop());

const visitor = () => new WireClient(stack.origin);
const subscribe = (name: string, email: string) => visitor().post('/api/newsletter.php', { name, email });
const page = async (query = '') => subscriberPageSchema.parse((await admin.get(`/api/subscribers${query}`)).json);
const exported = async (body: object) =>
  (await admin.post('/api/subscribers/export', body)).text.trimEnd().split('\r\n');
const linkOf = async (search: string) => new URL((await exported({ search }))[1]?.split(',').at(-1) ?? '').pathname;

describe('subscribers', () => {
  it('A16: are listed by the page, exported and deleted by admins only; newsletter.php says the same', async () => {
    for (const name of ['Ada', 'Bisi', 'Chidi']) await subscribe(name, `${name}@example.com`);
    const { subscribers, total } = await page('?search=EXAMPLE&sort=name&size=2');
    expect({ names: subscribers.map(({ name }) => name), total }).toEqual({ names: ['Ada', 'Bisi'], total: 3 });
    expect((await exported({})).slice(1).map((line) => line.split(',')[0])).toEqual(['Chidi', 'Bisi', 'Ada']);
    const ids = subscribers.map(({ id }) => id);
    const deleted = await admin.post('/api/subscribers/delete', { ids });
    expect(subscriberDeletionReplySchema.parse(deleted.json)).toEqual({ success: true, deleted: 2, next: null });
    const old = subscribersReplySchema.parse((await admin.get('/api/newsletter.php')).json);
    expect(old.map(({ email }) => email)).toEqual(['Chidi@example.com']);
    expect((await visitor().get('/api/subscribers')).status).toBe(401);
    expect((await visitor().post('/api/subscribers/export', {})).status).toBe(401);
    expect((await visitor().post('/api/subscribers/delete', { ids })).status).toBe(401);
  });

  it('A16: unsubscribe by their link with one click from anywhere; again and by no link it is the same answer', async () => {
    await subscribe('Link', 'link@example.com');
    const link = await linkOf('link@');
    const looked = await visitor().get(link);
    expect(looked).toMatchObject({ status: 200, headers: { 'x-robots-tag': 'noindex', 'cache-control': 'no-store' } });
    expect(looked.text).toContain('l•••@e•••.com');
    expect(looked.text).not.toMatch(/<script|link@example\.com/);
    expect((await page('?search=link@')).total).toBe(1);
    const foreign = { ...FORM, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
    const done = await visitor().post(link, ONE_CLICK, foreign);
    const again = await visitor().post(link, ONE_CLICK, foreign);
    const unknown = await visitor().post(`/unsubscribe/${'0'.repeat(48)}`, ONE_CLICK, FORM);
    expect([done.status, again.text, unknown.text]).toEqual([200, done.text, done.text]);
    expect(done.text).toContain('You are unsubscribed');
    expect((await page('?search=link@')).total).toBe(0);
    expect((await subscribe('Link', 'link@example.com')).status).toBe(200);
    expect(await linkOf('link@')).not.toBe(link);
    expect((await visitor().get('/sitemap.xml')).text).not.toContain('unsubscribe');
  });
});
