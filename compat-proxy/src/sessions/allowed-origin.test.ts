import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestApp } from '../testing/test-app';

const partner = { origin: 'https://partner.example' };
const settings = { PUBLIC_URL: 'https://site.example', ALLOWED_ORIGINS: 'https://partner.example' };
let site: TestApp;
beforeEach(async () => {
  site = await TestApp.start(settings);
});
afterEach(() => site.close());

describe('a site that another one may call', () => {
  it('C19, A18: during maintenance who signed in from there reads as ever, and others do not', async () => {
    const { cookies } = await site.login('right', partner);
    const cross = cookies.find(({ name }) => name === '__Host-session-cross');
    const cookie = `__Host-session-cross=${encodeURIComponent(cross?.value ?? '')}`;
    const { general } = site.cms.settings;
    site.cms.settings = { ...site.cms.settings, general: { ...general, maintenanceMode: true } };
    site.cms.number += 1;
    await vi.waitFor(async () => expect((await site.get('/')).statusCode).toBe(503), { timeout: 4_000 });
    const read = async (headers: Record<string, string>) => (await site.get('/api/content.php', headers)).statusCode;
    expect(await read({ cookie, ...partner })).toBe(200);
    expect([await read(partner), await read({ cookie })]).toEqual([503, 503]);
  });

  it('C3: the cookies of a session that is over are taken back as they were set, or browsers keep them', async () => {
    const { cookies } = await site.login('right', partner);
    const names = ['__Host-session', '__Host-session-cross'];
    const sessions = cookies.filter(({ name }) => names.includes(name));
    const cookie = sessions.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
    site.cms.stamp = 'another';
    site.cms.accounts += 1;
    await vi.waitUntil(async () => !(await site.isSignedIn(cookie)), { timeout: 4_000 });
    const answer = await site.get('/api/auth.php', { cookie });
    for (const { name, secure, path, partitioned } of sessions) {
      const gone = answer.cookies.find((one) => one.name === name);
      expect(gone).toMatchObject({ value: '', secure, path });
      expect([gone?.partitioned, gone?.expires?.getTime()]).toEqual([partitioned, 0]);
    }
    expect(sessions.map(({ name }) => name).toSorted()).toEqual(names);
  });

  it('C19: can be told there why a call was refused, also one that is not there', async () => {
    for (const [method, url, status] of [
      ['POST', '/api/nothing', 404],
      ['DELETE', '/api/content.php', 405],
    ] as const) {
      const answer = await site.app.inject({ method, url, headers: { host: 'site.example', ...partner } });
      expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([status, partner.origin]);
      expect(answer.json()).toMatchObject({ error: expect.any(String) });
    }
  });

  it('C19: OPTIONS that asks for no leave is no plain text', async () => {
    const headers = { host: 'site.example' };
    const answer = await site.app.inject({ method: 'OPTIONS', url: '/api/content.php', headers });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  });

  it('C19: is the same site with the port that https has anyway (RFC 9110 §4.2.3), and with no other', async () => {
    const status = async (host: string) => (await site.get('/api/content.php', { host })).statusCode;
    expect(await status('Site.example:443')).toBe(200);
    for (const host of ['site.example:80', 'site.example:4433', 'evil@site.example', 'site.example:443:443'])
      expect([host, await status(host)]).toEqual([host, 421]);
  });

  it('F3: says under any name whether it is well, and nothing else', async () => {
    expect((await site.get('/healthz', { host: '10.0.0.5:8080' })).statusCode).toBe(200);
    expect((await site.get('/', { host: '10.0.0.5:8080' })).statusCode).toBe(421);
  });
});

it('R4: without an address of its own a site answers for the one that it listens on', async () => {
  const bound = await TestApp.start({ HOST: '127.0.0.2', PORT: '8099' });
  const status = async (host: string) => (await bound.get('/', { host })).statusCode;
  expect([await status('127.0.0.2:8099'), await status('127.0.0.2'), await status('10.0.0.5:8099')]).toEqual([
    200, 421, 421,
  ]);
  await bound.close();
});
