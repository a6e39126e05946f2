import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Seo } from '@apoti/contract';
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

/** Other settings, as the CMS has them from now on; waits until the site answers by them. */
async function set(fields: Partial<Seo>): Promise<void> {
  test.cms.seo = { ...test.cms.seo, ...fields };
  test.cms.number += 1;
  const cookie = await test.signIn();
  await vi.waitFor(async () => {
    const answer = await test.get('/api/seo', { cookie });
    expect(answer.json<{ state: Seo }>().state).toEqual(test.cms.seo);
  }, PATIENCE);
}
const redirect = (from: string, to: string, type: 'permanent' | 'temporary' = 'permanent') => ({
  key: from,
  from,
  to,
  type,
});

describe('redirects', () => {
  it('A17: lead on, through others at once, with the query; for good or for now', async () => {
    const to = 'https://else.example/x#part';
    await set({
      redirects: [redirect('/old', '/older'), redirect('/older', '/contact'), redirect('/now.php', to, 'temporary')],
    });
    const moved = await test.get('/old?utm=1');
    expect(moved).toMatchObject({
      statusCode: 301,
      headers: { location: '/contact?utm=1', 'cache-control': 'no-cache' },
    });
    expect(await test.get('/old/')).toMatchObject({ statusCode: 301, headers: { location: '/contact' } });
    expect(await test.get('/now.php')).toMatchObject({ statusCode: 302, headers: { location: to } });
  });

  it.each([
    ['/old?utm_campaign=a%26b', '/new?utm_campaign=a%26b'],
    ['/old?x=%2B%2F%3D%23%25&y=%C3%A9', '/new?x=%2B%2F%3D%23%25&y=%C3%A9'],
    ['/old?x=%', '/new?x=%'],
    ['/else?x=%', 'https://else.example/%E1%BB%8Dja%26?x=%'],
    ['/letters?x=%26', '/%E1%BB%8Dja%20a?x=%26#caf%C3%A9'],
  ])('A17: %s leads to %s: what is encoded is not encoded once more', async (from, location) => {
    await set({
      redirects: [
        redirect('/old', '/new'),
        redirect('/else', 'https://else.example/%E1%BB%8Dja%26'),
        redirect('/letters', '/ọja a#café'),
      ],
    });
    expect((await test.get(from)).headers['location']).toBe(location);
  });

  it.each([
    ['/old', '/new?source=old#form'],
    ['/old?utm_campaign=a%26b&x=%', '/new?source=old&utm_campaign=a%26b&x=%#form'],
    ['/old?source=visit&sour%63e=again&gclid=1', '/new?source=old&gclid=1#form'],
    ['/old?', '/new?source=old#form'],
  ])(
    'A17: %s leads to %s: what the target says itself stays, and campaigns are still counted',
    async (from, location) => {
      await set({ redirects: [redirect('/old', '/new?source=old#form')] });
      expect((await test.get(from)).headers['location']).toBe(location);
    },
  );

  it.each(['?x=%0d%0aSet-Cookie:%20a=b', '?x=\\evil.example', '?//evil.example', '?@evil.example'])(
    'F12: the query %s adds no header and leads to no other site',
    async (query) => {
      await set({ redirects: [redirect('/old', '/new')] });
      const { headers } = await test.get(`/old${query}`);
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['location']).toMatch(/^\/new\?[\x21-\x5b\x5d-\x7e]*$/);
    },
  );

  it('A17: one that leads on through one for now is answered as one for now', async () => {
    await set({ redirects: [redirect('/old', '/older'), redirect('/older', '/contact', 'temporary')] });
    expect(await test.get('/old')).toMatchObject({ statusCode: 302, headers: { location: '/contact' } });
  });

  it('A17: are followed on a click within the site too: the data of a page say that its document leads on', async () => {
    const data = (path: string) => test.get(`/api/pages?address=${encodeURIComponent(path)}`);
    expect((await data('/press-releases/7')).json()).not.toHaveProperty('code');
    await set({ redirects: [redirect('/press-releases/7', '/contact'), redirect('/newsletter', '/contact')] });
    for (const path of ['/press-releases/7', '/press-releases/7?utm=1', '/press-releases/7/'])
      expect(await data(path)).toMatchObject({ statusCode: 404, headers: { 'cache-control': 'no-store' } });
    expect((await data('/press-releases/7?utm=1')).json()).toMatchObject({ code: 'not_found' });
    // A page that is there is shown, and what is nowhere has the page that says so.
    expect((await data('/newsletter')).json()).toMatchObject({ url: '/newsletter' });
    expect((await data('/press-releases/8')).json()).not.toHaveProperty('code');
  });

  it('A17: never hide a page, and do not go round in circles through the site’s own address', async () => {
    await set({
      canonicalUrl: 'https://lockers.example',
      redirects: [redirect('/contact', '/newsletter'), redirect('/round', 'https://lockers.example/round')],
    });
    expect((await test.get('/contact')).statusCode).toBe(200);
    expect((await test.get('/round')).statusCode).toBe(404);
  });

  it.each(['https://lockers.example', 'http://127.0.0.1:8080'])(
    'F12: one to %s never leads to another site, whatever its path begins with',
    async (own) => {
      await set({
        canonicalUrl: 'https://lockers.example',
        redirects: [
          redirect('/old', `${own}//evil.example/`),
          redirect('/older', `${own}////evil.example/x//y?z=//1`),
          redirect('/oldest', `${own}//old`),
        ],
      });
      const from = ['/old', '/older', '/oldest'];
      const locations = await Promise.all(from.map(async (path) => (await test.get(path)).headers['location']));
      expect(locations).toEqual(['/evil.example/', '/evil.example/x//y?z=//1', '/evil.example/']);
    },
  );

  it('A17: one that is taken away is not followed any more; letters of any language are', async () => {
    await set({ redirects: [redirect('/ọja', '/contact')] });
    expect((await test.get(encodeURI('/ọja'))).headers['location']).toBe('/contact');
    await set({ redirects: [] });
    expect((await test.get(encodeURI('/ọja'))).statusCode).toBe(404);
  });
});

describe('robots.txt and the sitemap', () => {
  it('A17: say what the settings say', async () => {
    await set({
      robotsTxt: 'User-agent: *\nDisallow: /secret',
      noIndexPages: ['/contact'],
      canonicalUrl: 'https://l.example',
    });
    // The old answer is given until the new one is made.
    await vi.waitFor(async () => {
      expect((await test.get('/robots.txt')).body).toBe(
        'User-agent: *\nDisallow: /secret\n\nSitemap: https://l.example/sitemap.xml\n',
      );
      const { body } = await test.get('/sitemap.xml');
      expect(body).toContain('<loc>https://l.example/franchise</loc>');
      expect(body).toContain('<loc>https://l.example/login</loc>');
      expect(body).not.toContain('/contact<');
    }, PATIENCE);
  });

  it('A17: are not there while they are switched off', async () => {
    await set({ enableSitemap: false });
    expect((await test.get('/sitemap.xml')).statusCode).toBe(404);
    await vi.waitFor(async () => expect((await test.get('/robots.txt')).body).not.toContain('Sitemap:'), PATIENCE);
    await set({ enableRobots: false });
    expect((await test.get('/robots.txt')).statusCode).toBe(404);
  });

  it('A17: making the sitemap anew tells how many pages it names; switched off there is none to make', async () => {
    const cookie = await test.signIn();
    expect((await test.post('/api/seo/sitemap', {}, { cookie })).json()).toMatchObject({ success: true, pages: 4 });
    await set({ enableSitemap: false });
    expect((await test.post('/api/seo/sitemap', {}, { cookie })).statusCode).toBe(409);
    expect((await test.post('/api/seo/sitemap', {})).statusCode).toBe(401);
  });
});

it('A17: the feed, the calendar files and what makes the sitemap name the site by the same address as the sitemap', async () => {
  const known = 'https://www.lockers.example';
  const feed = async () => (await test.get('/press-releases/feed.xml')).body;
  const file = async () => (await test.get('/events/1.ics')).body.replaceAll(/\r\n\s/g, '');
  const uid = async () => /^UID:.*$/m.exec(await file())?.[0];
  const [address, before] = [/<link>(.*?)\/press-releases<\/link>/.exec(await feed())?.[1] ?? '', await uid()];
  expect(await file()).toContain(`${address}/events#event-1`);
  await set({ canonicalUrl: `${known}/` });
  await vi.waitFor(async () => expect(await feed()).toContain(`<link>${known}/press-releases</link>`), PATIENCE);
  expect(await feed()).not.toContain(address);
  expect(await file()).toContain(`${known}/events#event-1`);
  // Who has the event in a calendar gets the same one again.
  expect(await uid()).toBe(before);
  const made = await test.post('/api/seo/sitemap', {}, { cookie: await test.signIn() });
  expect(made.json()).toMatchObject({ address: `${known}/sitemap.xml` });
});

it('A17: the files by which search engines know whose site it is are there while their codes are', async () => {
  const searchConsole = {
    property: '',
    verificationMethod: 'html-file' as const,
    verificationCode: 'google12345678abcd.html',
  };
  await set({ searchConsole, bingWebmaster: 'B1NG', yandexWebmaster: 'ya1' });
  expect((await test.get('/google12345678abcd.html')).body).toBe('google-site-verification: google12345678abcd.html');
  expect((await test.get('/BingSiteAuth.xml')).body).toContain('<user>B1NG</user>');
  expect((await test.get('/yandex_ya1.html')).body).toContain('Verification: ya1');
  await set({ bingWebmaster: '' });
  expect((await test.get('/BingSiteAuth.xml')).statusCode).toBe(404);
});

it('A17: a restart without the CMS goes on with the last settings', async () => {
  await set({ redirects: [redirect('/old', '/contact')] });
  await vi.waitFor(async () => expect(await test.snapshot('seo')).toContain('/old'), PATIENCE);
  test.cms.fault = 'down';
  const app = await test.restart();
  expect((await test.get('/old', {}, app)).headers['location']).toBe('/contact');
});
