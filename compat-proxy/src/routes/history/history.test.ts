import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { historyTexts } from '@apoti/contract';
import { TestApp } from '../../testing/test-app';

let test: TestApp;
beforeEach(async () => {
  test = await TestApp.start();
});
afterEach(async () => {
  await test.close();
});

const restore = (body: object, headers = {}) =>
  test.post('/api/history/restore', { kind: 'content', change: 5, ...body }, headers);

describe('/api/history', () => {
  it('C6: nobody but a signed-in admin is told or brings back anything, and the CMS is not asked', async () => {
    expect((await test.get('/api/history?kind=content')).json()).toMatchObject({ code: 'unauthenticated' });
    expect((await restore({})).json()).toMatchObject({ code: 'unauthenticated' });
    expect(test.cms.history).toEqual([]);
  });

  it('C6: the question goes to the CMS as it was asked, the answer comes back as it is', async () => {
    const cookie = await test.signIn();
    const answer = await test.get('/api/history?kind=content&path=heroSlides/%231&before=9', { cookie });
    expect(answer).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-store' } });
    expect(answer.json()).toEqual({ groups: [], next: 7 });
    const path = '/api/wire/history?kind=content&path=heroSlides%2F%231&before=9';
    expect(test.cms.history).toEqual([{ path, body: undefined }]);
  });

  it.each(['', '?kind=accounts', '?kind=content&before=never', '?kind=content&before=-1', '?kind=posts&item=%00'])(
    'C6: a question that makes no sense (%s) is refused here',
    async (query) => {
      const cookie = await test.signIn();
      expect((await test.get(`/api/history${query}`, { cookie })).statusCode).toBe(422);
      expect(test.cms.history).toEqual([]);
    },
  );

  it('C6: what was brought back is on the wire with the answer', async () => {
    const cookie = await test.signIn();
    const paths = [['about', 'title']];
    const answer = await restore({ from: 3, paths }, { cookie, 'idempotency-key': 'a key' });
    expect(answer.json()).toEqual({ success: true, revision: 'fake.2', changed: true });
    const content = (await test.get('/api/content.php', { cookie })).json();
    expect(content).toMatchObject({ about: { title: 'Brought back' }, revision: 'fake.2' });
    const sent = { kind: 'content', change: 5, from: 3, paths, side: 'before', ask: false, idempotencyKey: 'a key' };
    expect(test.cms.history[0]?.body).toEqual({ ...sent, session: expect.stringMatching(/./) });
  });

  it('C6: a refusal comes with the text of the CMS', async () => {
    const cookie = await test.signIn();
    test.cms.refusesSaves = true;
    const answer = await restore({}, { cookie });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ success: false, code: 'not_found', error: historyTexts.missing });
  });

  it('C6: what somebody else changed since is told by place, person and time', async () => {
    const cookie = await test.signIn();
    const newer = [{ path: ['about', 'title'], who: 'Ben', at: '2026-01-31T09:00:00.000Z' }];
    test.cms.questions = { newer };
    const answer = await restore({ ask: true }, { cookie });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'conflict', error: historyTexts.newer, newer });
    expect(test.cms.history[0]?.body).toMatchObject({ ask: true });
  });

  it('A18: that it would close the site is told, too', async () => {
    const cookie = await test.signIn();
    test.cms.questions = { newer: [], closes: true };
    const answer = await restore({ kind: 'settings', ask: true }, { cookie });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'conflict', newer: [], closes: true });
  });
});
