import { afterAll, beforeAll, expect, it } from 'vitest';
import { outbox } from '../support/contact-leads';
import { addAdmin } from '../support/second-admin';
import { startStack, type Stack } from '../support/stack';
import { WireClient } from '../support/wire-client';
import { until } from '../support/until';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const NEXT = 'three boats at noon';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const ask = (name: string) => new WireClient(stack.origin).send('POST', '/forgot-password', `email=${name}`, FORM);
const mailsTo = async (recipient: string) =>
  (await outbox(stack.dataDir))
    .filter((mail) => mail.includes(`To: ${recipient}`))
    .map((mail) => mail.replaceAll('=\r\n', ''));
const linkIn = (mail = '') => /(http\S+)(\/reset-password\/([\w-]{43}))/.exec(mail) ?? [];

it('A19: whoever asks for a link learns nothing: same answer and same time with and without an account', async () => {
  await addAdmin(stack.cmsUrl, 'known');
  const times: Record<string, number[]> = { known: [], nobody: [] };
  const answers = new Set<string>();
  for (let round = 0; round < 4; round += 1) {
    for (const name of ['known', 'nobody']) {
      const begun = performance.now();
      const { status, headers, text } = await ask(name);
      times[name]?.push(performance.now() - begun);
      answers.add(JSON.stringify([status, headers['location'], text]));
    }
  }
  expect([...answers]).toEqual([JSON.stringify([303, '/forgot-password?sent', ''])]);
  const [known = 0, nobody = 0] = ['known', 'nobody'].map((name) => Math.min(...(times[name] ?? [])));
  // A password's hash or a mail would take longer than this.
  expect(Math.abs(known - nobody)).toBeLessThan(50);
  await until(async () => (await mailsTo('known@example.com')).length === 1);
});

it('A19: the link leads to the site’s own address, works once, ends every session, and is in no log', async () => {
  const person = await addAdmin(stack.cmsUrl, 'amina');
  const session = new WireClient(stack.origin);
  await session.signIn(person);
  await new WireClient(stack.origin).send('POST', '/forgot-password', 'email=amina', {
    ...FORM,
    'x-forwarded-host': 'evil.example',
  });
  await until(async () => (await mailsTo('amina@example.com')).length === 1);
  const [mail] = await mailsTo('amina@example.com');
  const [, origin, link = '', token = 'none'] = linkIn(mail);
  expect(origin).toBe(stack.origin);
  expect(mail).not.toContain('evil.example');
  const visitor = new WireClient(stack.origin);
  const body = `newPassword=${NEXT}&confirmPassword=${NEXT}`;
  const looked = await visitor.get(link);
  expect(looked).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } });
  const set = await visitor.send('POST', link, body, FORM);
  expect(set).toMatchObject({ status: 303, headers: { location: '/forgot-password?done' } });
  expect((await visitor.get('/forgot-password?done')).text).toContain('Your password is set');
  expect((await visitor.send('POST', link, body, FORM)).text).toContain('This link does not work');
  await until(async () => (await session.get('/api/auth.php')).text.includes('false'));
  expect((await new WireClient(stack.origin).signIn({ ...person, password: NEXT })).status).toBe(200);
  expect(stack.proxyLog).not.toBe('');
  expect(stack.proxyLog).not.toContain(token);
});

it('A19: another Host is refused before anything is mailed', async () => {
  await addAdmin(stack.cmsUrl, 'hosted');
  const refused = await new WireClient(stack.origin).send('POST', '/forgot-password', 'email=hosted', {
    ...FORM,
    host: 'evil.example',
  });
  expect(refused.status).toBe(421);
  expect(await mailsTo('hosted@example.com')).toEqual([]);
});
