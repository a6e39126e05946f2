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
async function senderOf(cookie: string): Promise<string | undefined> {
  const { revision } = (await test.get('/api/content.php', { cookie })).json<{ revision: string }>();
  const call = vi.spyOn(CmsClient.prototype, 'call');
  await test.post('/api/content.php', { revision, siteName: 'Example' }, { cookie });
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
