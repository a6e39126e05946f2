import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultSettings, type Settings } from '@apoti/contract';
import { TestApp } from '../testing/test-app';

/** How long a change may take to be seen on a busy machine. */
const PATIENCE = { timeout: 4_000 };

let test: TestApp;
beforeEach(async () => {
  test = await TestApp.start();
});
afterEach(async () => {
  await test.close();
});

/** The policy of a page, by directive. */
async function policyOf(path: string, headers: Record<string, string> = {}): Promise<Record<string, string>> {
  const policy = String((await test.get(path, headers)).headers['content-security-policy']);
  return Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/, 2)));
}

/** Other settings, as the CMS has them from now on. */
function set(changes: Partial<Settings>): void {
  test.cms.settings = { ...defaultSettings, ...changes };
  test.cms.number += 1;
}
const analytics = {
  googleAnalytics: { ...defaultSettings.googleAnalytics, enabled: true, trackingId: 'G-ABCD1234' },
};
const google = 'https://www.googletagmanager.com';
const open = `'self' ${google}`;

it('A18: the policy of pages is opened for the tools that are on, and closed again with them', async () => {
  const before = await policyOf('/');
  expect(before).toMatchObject({ 'script-src': "'self'", 'connect-src': "'self'" });
  expect(before['worker-src']).toBe("'self'");
  set(analytics);
  await vi.waitFor(async () => expect((await policyOf('/'))['script-src']).toBe(open), PATIENCE);
  const opened = await policyOf('/');
  expect(opened['connect-src']).toBe(`'self' ${google} https://*.google-analytics.com https://*.analytics.google.com`);
  const { 'script-src': _scripts, 'connect-src': _calls, ...rest } = opened;
  expect(before).toMatchObject(rest);
  expect(Object.keys(rest)).toHaveLength(Object.keys(before).length - 2);
  set({ ...analytics, general: { ...defaultSettings.general, analyticsEnabled: false } });
  await vi.waitFor(async () => expect(await policyOf('/')).toEqual(before), PATIENCE);
});

it('A18: it stays closed for the sign-in, the back-office, its preview, calls and files', async () => {
  const cookie = await test.signIn();
  const paths = ['/login', '/admin', '/admin/settings', '/preview-frame', '/api/content.php', '/assets/site-abc.js'];
  const before = await Promise.all(paths.map((path) => policyOf(path, { cookie })));
  set(analytics);
  await vi.waitFor(async () => expect((await policyOf('/'))['script-src']).toBe(open), PATIENCE);
  expect(await Promise.all(paths.map((path) => policyOf(path, { cookie })))).toEqual(before);
  expect(JSON.stringify(before)).not.toContain('googletagmanager');
});

it('A18: a page after a refused form, a search and an address that is not there have the policy of pages', async () => {
  set(analytics);
  await vi.waitFor(async () => expect((await policyOf('/'))['script-src']).toBe(open), PATIENCE);
  expect((await policyOf('/?search=box'))['script-src']).toBe(open);
  expect((await policyOf('/nowhere'))['script-src']).toBe(open);
  const refused = await test.post('/contact', 'name=', { 'content-type': 'application/x-www-form-urlencoded' });
  expect(refused.headers['content-security-policy']).toContain(`script-src ${open};`);
});

it('A18: pages stay the same for everybody, and are asked for again after a change', async () => {
  const first = await test.get('/');
  set(analytics);
  await vi.waitFor(async () => expect((await test.get('/')).body).toContain('G-ABCD1234'), PATIENCE);
  const etag = String(first.headers['etag']);
  const second = await test.get('/', { 'if-none-match': etag, cookie: 'consent=all' });
  expect(second.statusCode).toBe(200);
  expect(second.headers['set-cookie']).toBeUndefined();
  expect(second.headers['vary']).toBe('Accept-Encoding');
});
