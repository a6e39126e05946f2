import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cmsPeoplePaths, INVITATIONS_PER_HOUR, peopleTexts } from '@apoti/contract';
import { TestApp } from '../../testing/test-app';

const reply = { people: [] };
const body = { username: 'amara', email: 'amara@example.com' };

let test: TestApp;
let cookie: string;
beforeEach(async () => {
  test = await TestApp.start();
  cookie = await test.signIn();
  const paths = [
    cmsPeoplePaths.people,
    ...(['invite', 'withdraw', 'disable', 'enable'] as const).map((name) => cmsPeoplePaths[name](8)),
  ];
  for (const path of paths) test.cms.answers.set(path, [200, reply]);
});
afterEach(() => test.close());

describe('people', () => {
  it('A19: nobody without a session sees or changes them', async () => {
    for (const path of ['/api/people', '/api/activity']) expect((await test.get(path)).statusCode).toBe(401);
    for (const path of ['/api/people', '/api/people/8/invite', '/api/people/8/disable', '/api/people/8/enable']) {
      expect((await test.post(path, body)).statusCode).toBe(401);
    }
    expect(test.cms.saves).toEqual([]);
  });

  it('A19: an invitation leads below the site’s own address, whatever Host a request names', async () => {
    const answer = await test.post('/api/people', { ...body, origin: 'https://evil.example' }, { cookie });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(reply);
    expect(test.cms.saves.at(-1)).toEqual({ ...body, origin: 'http://127.0.0.1:8080' });
    await test.post('/api/people/8/invite', {}, { cookie });
    expect(test.cms.saves.at(-1)).toEqual({ origin: 'http://127.0.0.1:8080' });
  });

  it('A19: what is no address or no name is refused beside its field before the CMS is asked', async () => {
    const answer = await test.post('/api/people', { username: 'a@b', email: 'nobody' }, { cookie });
    expect(answer).toMatchObject({ statusCode: 422 });
    expect(answer.json<{ issues: object[] }>().issues).toMatchObject([
      { path: ['username'], message: peopleTexts.usernameForm },
      { path: ['email'] },
    ]);
    expect(test.cms.saves).toEqual([]);
  });

  it('A19: one person mails so many invitations an hour; what was refused does not count', async () => {
    test.cms.answers.set(cmsPeoplePaths.people, [422, { error: 'taken', code: 'invalid' }]);
    expect((await test.post('/api/people', body, { cookie })).statusCode).toBe(422);
    test.cms.answers.set(cmsPeoplePaths.people, [200, reply]);
    for (let count = 0; count < INVITATIONS_PER_HOUR; count += 1) {
      expect((await test.post('/api/people', body, { cookie })).statusCode).toBe(200);
    }
    const refused = await test.post('/api/people/8/invite', {}, { cookie });
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ error: peopleTexts.tooMany });
  });

  it('A19: disabling, enabling and withdrawing name the account; what is no id is not there', async () => {
    for (const action of ['disable', 'enable', 'withdraw']) {
      expect((await test.post(`/api/people/8/${action}`, {}, { cookie })).statusCode).toBe(200);
      for (const id of ['x', '0x1', '08', '9007199254740991'])
        expect([id, (await test.post(`/api/people/${id}/${action}`, {}, { cookie })).statusCode]).toEqual([id, 404]);
    }
  });

  it('A19: activity is asked for by the page and by who did it', async () => {
    const page = { entries: [], total: 0, pages: 1, page: 1, people: [] };
    test.cms.answers.set(`${cmsPeoplePaths.activity}?who=person%3A7&page=2&size=50`, [200, page]);
    const answer = await test.get('/api/activity?who=person:7&page=2', { cookie });
    expect(answer.json()).toEqual(page);
    expect((await test.get('/api/activity?who=or%201=1', { cookie })).statusCode).toBe(422);
  });
});
