import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cmsPaths, MAX_BEACON_BYTES, REFUSED_HEADER, type MeasuredItem, type Settings } from '@apoti/contract';
import { defaultSettings } from '@apoti/contract/content/default-settings';
import { emptyReport } from '../../testing/measured-report';
import { TestApp } from '../../testing/test-app';

const agent = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const beacon = {
  page: '/contact',
  referrer: 'www.google.com',
  medium: '',
  device: 'mobile',
  returning: true,
  items: [{ kind: 'view' }] as object[],
};

let test: TestApp;
beforeEach(async () => {
  test = await TestApp.start({ TRUST_PROXY: '1' });
});
afterEach(() => test.close());

const tell = (changes: object = {}, headers: Record<string, string> = {}) =>
  test.post('/api/measure', { ...beacon, ...changes }, { 'user-agent': agent, ...headers });
/** What has reached the CMS. */
const items = (): MeasuredItem[] => test.cms.measured.flatMap((batch) => batch.items);
const counted = (number: number) => expect.poll(() => items().length, { timeout: 5_000 }).toBe(number);

/** The settings with some changed, once the proxy has seen them. */
async function set(changes: Partial<Settings>): Promise<void> {
  test.cms.settings = { ...defaultSettings, ...changes };
  await expect
    .poll(() => test.snapshot('settings'), { timeout: 5_000 })
    .toContain(JSON.stringify(changes).slice(1, -1));
}
const spooled = async () => (await readdir(join(test.dataDir, 'measuring/spool')).catch(() => [])).length;

describe('POST /api/measure', () => {
  it('A20: is acknowledged with nothing and reaches the CMS, without an address', async () => {
    const answer = await tell({}, { 'x-forwarded-for': '41.58.10.20' });
    expect(answer).toMatchObject({ statusCode: 204, body: '', headers: { 'cache-control': 'no-store' } });
    expect(answer.cookies).toEqual([]);
    await counted(1);
    expect(items()).toEqual([
      {
        at: expect.any(Number),
        visitor: expect.stringMatching(/^[0-9a-f]{16}$/),
        page: '/contact',
        source: 'organic',
        device: 'mobile',
        returning: false,
        what: { kind: 'view' },
      },
    ]);
    expect(JSON.stringify(test.cms.measured)).not.toContain('41.58');
    const folder = join(test.dataDir, 'measuring');
    const [salt = ''] = (await readdir(folder)).filter((name) => name.startsWith('salt-'));
    expect((await stat(join(folder, salt))).mode & 0o777).toBe(0o600);
  });

  it('A18: with addresses cut, neighbours in a network with one browser are one visitor', async () => {
    for (const last of [20, 21]) await tell({}, { 'x-forwarded-for': `41.58.10.${last}` });
    await tell({}, { 'x-forwarded-for': '41.58.11.20' });
    await counted(3);
    const visitors = items().map(({ visitor }) => visitor);
    expect(visitors[0]).toBe(visitors[1]);
    expect(visitors[2]).not.toBe(visitors[0]);
  });

  it('A20: not counted are programs, refusals of the browser, editors, and pages that are not there', async () => {
    const others = [
      await tell({}, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }),
      await tell({}, { dnt: '1' }),
      await tell({}, { 'sec-gpc': '1' }),
      await tell({}, { cookie: 'session=abc' }),
      await tell({ page: '/made-up' }),
    ];
    expect(others.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204, 204]);
    expect(await spooled()).toBe(0);
    await tell();
    await counted(1);
  });

  it('A18: events, speed and being known again count only with their settings; a number searched for never', async () => {
    const all = [
      { kind: 'event', name: 'phone_called' },
      { kind: 'vitals', vitals: { lcp: 900 } },
      { kind: 'search', text: 'ada@example.com' },
      { kind: 'search', text: '+234 803 555 0101' },
      { kind: 'search', text: 'how big' },
    ];
    await tell({ items: all });
    await counted(1);
    expect(items()[0]?.what).toEqual({ kind: 'search', text: 'how big' });
    const { advancedTracking, performanceMonitoring } = defaultSettings;
    await set({
      advancedTracking: { ...advancedTracking, eventTracking: true, retentionTracking: true },
      performanceMonitoring: { ...performanceMonitoring, enabled: true },
    });
    await tell({ items: all.slice(0, 2) });
    await counted(3);
    expect(items().slice(1)).toMatchObject([
      { what: { kind: 'event' }, returning: true },
      { what: { kind: 'vitals' }, returning: true },
    ]);
  });

  it.each<[string, Partial<Settings['general']>]>([
    ['analytics are off', { analyticsEnabled: false }],
    ['the site is closed', { maintenanceMode: true }],
  ])('A18: nothing while %s', async (_, general) => {
    await set({ general: { ...defaultSettings.general, ...general } });
    expect((await tell()).statusCode).toBe(204);
    expect(await spooled()).toBe(0);
  });

  it('A20: what is not valid, too large, or claims what only the server knows is refused', async () => {
    expect((await tell({ items: [] })).json()).toMatchObject({ success: false, code: 'invalid' });
    const claimed = await tell({ items: [{ kind: 'event', name: 'contact_form_sent' }] });
    expect(claimed.json()).toMatchObject({ code: 'invalid' });
    expect((await tell({ page: `/${'x'.repeat(MAX_BEACON_BYTES)}` })).statusCode).toBe(413);
    expect((await test.post('/api/measure', '{', { 'user-agent': agent })).statusCode).toBe(400);
    expect((await tell({}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  });

  it('A20: one odd thing costs only itself: what no database stores, and what a page tells once, told twice', async () => {
    for (const text of ['\ud800', 'a\u0000b'])
      expect((await tell({ items: [{ kind: 'search', text }] })).json()).toMatchObject({ code: 'invalid' });
    const odd = [{ kind: 'search', text: '\ud800' }, { kind: 'event', name: 'made_up' }, null, { kind: 'view' }];
    const told = await tell({ items: [{ kind: 'view' }, ...odd, { kind: 'leave', seconds: 1e9 }], device: 'watch' });
    expect(told.statusCode).toBe(204);
    await counted(2);
    expect(items()).toMatchObject([
      { device: 'mobile', what: { kind: 'view' } },
      { device: 'mobile', what: { kind: 'leave', seconds: 86_400 } },
    ]);
  });

  it('A20: who came from another page of this site, or refused analytics, comes from nowhere and is not counted', async () => {
    expect((await tell({}, { [REFUSED_HEADER]: '1' })).statusCode).toBe(204);
    expect((await tell({ referrer: '127.0.0.1' }, { host: '127.0.0.1' })).statusCode).toBe(204);
    await counted(1);
    expect(test.cms.measured[0]?.items[0]).toMatchObject({ source: 'direct' });
  });

  it('A20: who cannot be counted because of the disk is told so, and nothing of the inside', async () => {
    await mkdir(join(test.dataDir, 'measuring'), { recursive: true });
    await writeFile(join(test.dataDir, 'measuring/spool'), 'in the way');
    const answer = await tell();
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      success: false,
      error: 'This cannot be counted at the moment.',
      code: 'unavailable',
      requestId: expect.any(String),
    });
  });

  it('A20: one browser is limited, others behind the same address are not', async () => {
    const items = Array.from({ length: 40 }, () => ({ kind: 'search', text: 'how big' }));
    const answers = [];
    for (let count = 0; count <= 30; count += 1) answers.push((await tell({ items })).statusCode);
    expect(answers.indexOf(429)).toBe(30);
    expect((await tell({}, { 'user-agent': agent.replace('140', '141') })).statusCode).toBe(204);
  });

  it('A20: a dead CMS costs nobody anything; another process sends what a process left behind, once', async () => {
    test.cms.fault = 'down';
    expect((await tell()).statusCode).toBe(204);
    expect((await tell()).statusCode).toBe(204);
    await test.app.close();
    test.cms.fault = 'none';
    await test.restart();
    await counted(2);
    await expect.poll(spooled, { timeout: 5_000 }).toBe(0);
  });
});

describe('what the server counts itself', () => {
  const message = { name: 'Ada', email: 'ada@example.com', phone: '', subject: 'general', message: 'Hello there.' };

  it('A20: a message that was stored, with and without script, and a new subscriber', async () => {
    const headers = { 'user-agent': agent };
    await test.post('/api/contact', message, { ...headers, referer: 'http://127.0.0.1/franchise?a=1' });
    await test.app.inject({
      method: 'POST',
      url: '/contact',
      headers: { host: '127.0.0.1', ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(message).toString(),
    });
    await test.post('/api/newsletter.php', { name: 'Ada', email: 'ada@example.com' }, headers);
    await counted(3);
    expect(
      items()
        .map(({ page, what }) => [page, what.kind === 'event' && what.name])
        .sort(),
    ).toEqual([
      ['/contact', 'contact_form_sent'],
      ['/franchise', 'contact_form_sent'],
      ['/newsletter', 'newsletter_joined'],
    ]);
  });

  it('A20: not what a program filled in, nor what was refused, nor for who wants no tracking', async () => {
    const headers = { 'user-agent': agent };
    await test.post('/api/contact', { ...message, website: 'x' }, headers);
    await test.post('/api/contact', { ...message, email: '' }, headers);
    await test.post('/api/contact', message, { ...headers, dnt: '1' });
    await tell();
    await counted(1);
    expect(items()[0]?.what.kind).toBe('view');
  });
});

describe('GET /api/analytics', () => {
  it('A20: answers signed-in people alone, with what the CMS says of the period', async () => {
    expect((await test.get('/api/analytics')).statusCode).toBe(401);
    expect((await test.get('/api/analytics/now')).statusCode).toBe(401);
    const cookie = await test.signIn();
    const now = { activeUsers: 2, pageViews: 31, sessions: 12, bounceRate: null };
    test.cms.answers.set(cmsPaths.measuredNow, [200, now]);
    expect((await test.get('/api/analytics/now', { cookie })).json()).toEqual(now);
    const query = 'range=custom&from=2026-11-01&to=2026-11-07&trafficSource=all&deviceType=mobile&userType=all';
    test.cms.answers.set(`${cmsPaths.measuredReport}?${query}`, [200, emptyReport]);
    expect((await test.get(`/api/analytics?${query}`, { cookie })).json()).toEqual(emptyReport);
    const refused = await test.get('/api/analytics?range=custom&from=2026-11-07&to=2026-11-01', { cookie });
    expect(refused.json()).toMatchObject({ code: 'invalid', issues: [{ path: ['to'] }] });
  });

  it('A20: a store of visits that is away is told as such, however often it is asked, and keeps nobody from reading or saving', async () => {
    const cookie = await test.signIn();
    const text = 'The figures cannot be read or written right now';
    test.cms.answers.set(cmsPaths.measuredNow, [503, { success: false, error: text, code: 'unavailable' }]);
    for (let times = 0; times < 12; times += 1) {
      const answer = await test.get('/api/analytics/now', { cookie });
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ code: 'unavailable', error: text });
    }
    test.cms.answers.set(cmsPaths.measuredReport, [200, emptyReport]);
    expect((await test.get('/api/analytics', { cookie })).statusCode).toBe(200);
  });
});
