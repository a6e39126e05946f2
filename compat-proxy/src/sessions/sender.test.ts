import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { CmsClient } from '../cms/cms-client';
import { cookiesOf, TestApp } from '../testing/test-app';

let test: TestApp;
beforeEach(async () => {
  test = await TestApp.start();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await test.close();
});

const sentSchema = z.object({ body: z.object({ session: z.string() }) });

/** Who a save of the content with these cookies is from, as the CMS is told. */
async function senderOf(cookie: string, site = test, headers = {}): Promise<string | undefined> {
  const from = { cookie, ...headers };
  const { revision } = (await site.get('/api/content.php', from)).json<{ revision: string }>();
  const call = vi.spyOn(CmsClient.prototype, 'call');
  await site.post('/api/content.php', { revision, siteName: 'Example' }, from);
  const sent = call.mock.calls.flatMap(([, asked]) => sentSchema.safeParse(asked).data ?? []);
  call.mockRestore();
  return sent[0]?.body.session;
}

it('C6: an old client that signs out and in again goes on as the same sender, another browser is another one', async () => {
  const first = await test.login('right');
  const device = first.cookies.find(({ name }) => name.includes('device'));
  const known = `${device?.name}=${encodeURIComponent(device?.value ?? '')}`;
  const before = await senderOf(cookiesOf(first));
  expect(before).toMatch(/^[0-9a-f]{32}$/);
  await test.post('/api/auth.php', { action: 'logout' }, { cookie: cookiesOf(first) });
  const again = await test.login('right', { cookie: known });
  expect(await senderOf(`${cookiesOf(again)}`)).toBe(before);
  expect(await senderOf(await test.signIn())).not.toBe(before);
});

it('C6: where a browser keeps no mark of its own, called from another site, a new sign-in of its session goes on as the same sender', async () => {
  const site = { PUBLIC_URL: 'https://site.example', ALLOWED_ORIGINS: 'https://partner.example' };
  const app = await TestApp.start(site);
  const partner = { origin: 'https://partner.example' };
  const crossOf = ({ cookies }: Awaited<ReturnType<TestApp['login']>>) =>
    `__Host-session-cross=${encodeURIComponent(cookies.find(({ name }) => name === '__Host-session-cross')?.value ?? '')}`;
  const first = crossOf(await app.login('right', partner));
  const before = await senderOf(first, app, partner);
  const second = crossOf(await app.login('right', { ...partner, cookie: first }));
  expect([first === second, await senderOf(second, app, partner)]).toEqual([false, before]);
  await app.close();
});
