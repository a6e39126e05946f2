import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cmsPaths, cmsPeoplePaths } from '@apoti/contract';
import { RETRY_SECONDS } from '../../limits';
import { cookiesOf, TestApp } from '../../testing/test-app';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
/** A password that the CMS takes and never judges. */
const HANGING = 'never judged';
const forms = [cmsPaths.leads, cmsPaths.subscribers, cmsPeoplePaths.askReset];
const message = {
  name: 'Ada Example',
  email: 'ada@example.com',
  phone: '',
  subject: 'general',
  message: 'Hello there.',
};

let test: TestApp;
let cookie: string;
beforeEach(async () => {
  test = await TestApp.start({ TRUST_PROXY: '127.0.0.1' });
  cookie = cookiesOf(await test.login('right'));
});
afterEach(() => test.close());

/** The network of another machine. */
const network = (turn: number) => ({ 'x-forwarded-for': `2001:db8:0:${turn.toString(16)}::1` });
const save = () => test.post('/api/content.php', { revision: 'fake.1' }, { cookie });
const asked = (...paths: string[]) => test.cms.asked.filter(({ path }) => paths.includes(path)).length;

describe('what strangers send from many networks, which the CMS does not answer', () => {
  it('F4: of two hundred sign-ins none keeps a save waiting, nor the sign-in of a browser that the account knows', async () => {
    test.cms.hanging.add(HANGING);
    const before = asked(cmsPaths.signIn);
    const held = Array.from({ length: 200 }, (_, turn) =>
      test.login(HANGING, { email: `name-${turn}`, ...network(turn) }),
    );
    await expect.poll(() => asked(cmsPaths.signIn)).toBeGreaterThan(before);
    expect((await save()).statusCode).toBe(200);
    expect((await test.login('right', { cookie })).statusCode).toBe(200);
    await test.cms.stop();
    const answers = await Promise.all(held);
    const told = answers.map((answer) => [
      answer.statusCode,
      answer.headers['retry-after'],
      answer.json<{ error: string }>().error,
    ]);
    const words = 'The content service cannot be reached at the moment. Please try again in a moment.';
    expect(new Set(told.map(String))).toEqual(new Set([String([503, RETRY_SECONDS, words])]));
  });

  it('F4: of three hundred forms none keeps a save waiting, nor anybody from signing in', async () => {
    for (const path of forms) test.cms.hanging.add(path);
    const held = Array.from({ length: 100 }, (_, turn) => [
      test.post('/api/contact', message, network(turn)),
      test.post('/api/newsletter.php', { name: 'Ada', email: `ada-${turn}@example.com` }, network(turn)),
      test.post('/forgot-password', `email=name-${turn}`, { ...FORM, ...network(turn) }),
    ]).flat();
    await expect.poll(() => asked(...forms)).toBeGreaterThan(0);
    expect((await save()).statusCode).toBe(200);
    expect((await test.login('right')).statusCode).toBe(200);
    await test.cms.stop();
    const statuses = (await Promise.all(held)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([503]));
  });

  it('F4: sign-ins are judged one at a time, so that the CMS has time for saves', async () => {
    test.cms.hanging.add(HANGING);
    const before = asked(cmsPaths.signIn);
    const held = Array.from({ length: 9 }, (_, turn) =>
      test.login(HANGING, { email: `name-${turn}`, ...network(turn) }),
    );
    await expect.poll(() => asked(cmsPaths.signIn)).toBeGreaterThan(before);
    // Whatever would be asked beside the first one has been asked once another lane has come round.
    await save();
    expect(asked(cmsPaths.signIn)).toBe(before + 1);
    await test.cms.stop();
    await Promise.all(held);
  });
});
