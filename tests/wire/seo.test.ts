import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { stateReplySchema, states, stateSavedSchema, type Seo } from '@apoti/contract';
import { loadRenderer } from '../../compat-proxy/src/pages/load-renderer';
import { places } from '../support/places';
import { startStack, type Stack } from '../support/stack';
import { WireClient } from '../support/wire-client';
import { until } from '../support/until';

let stack: Stack;
let admin: WireClient;
beforeAll(async () => {
  stack = await startStack();
  admin = new WireClient(stack.origin);
  await admin.signIn(stack.admin);
});
afterAll(() => stack.stop());

const visitor = () => new WireClient(stack.origin);
const read = async () => stateReplySchema<Seo>(states.seo).parse((await admin.get('/api/seo')).json);
const save = async (state: Partial<Seo>) => {
  const { revision } = await read();
  return admin.post('/api/seo', { state, revision }, { 'x-conflicts': 'ask' });
};
/** Saves, and waits until the address is served as it should be. */
async function saved(state: Partial<Seo>, path: string, holds: (text: string, status: number) => boolean) {
  const { state: now } = stateSavedSchema<Seo>(states.seo).parse((await save(state)).json);
  expect(now).toMatchObject(state);
  await until(async () => {
    const { text, status } = await visitor().get(path);
    return holds(text, status);
  });
}

describe('the SEO settings', () => {
  it('A17: are for signed-in admins, and a save says what it was read from', async () => {
    expect((await visitor().get('/api/seo')).status).toBe(401);
    expect((await visitor().post('/api/seo', { state: {} })).status).toBe(401);
    expect((await admin.post('/api/seo', { state: { tagline: 'x' } })).status).toBe(428);
    const { revision } = await read();
    const answer = await admin.post('/api/seo', { state: { robotsTxt: 'User-agent: *\nDisallow: /' }, revision });
    expect(answer).toMatchObject({ status: 422, json: { issues: [{ path: ['robotsTxt'] }] } });
  });

  it('A17: are in force on the pages within a second: title, robots, redirect, what is left out', async () => {
    await saved({ tagline: 'By the wire' }, '/', (html) => html.includes('<title>Apoti | By the wire</title>'));
    await saved({ robotsTxt: 'User-agent: *\nDisallow: /x' }, '/robots.txt', (text) => text.includes('Disallow: /x\n'));
    const redirects = [{ key: 'a', from: '/old', to: '/pricing', type: 'temporary' as const }];
    await saved({ redirects }, '/old', (_, status) => status === 302);
    await saved(
      { noIndexPages: ['/pricing'] },
      '/sitemap.xml',
      (xml) => !xml.includes('/pricing<') && xml.includes('/login<'),
    );
    expect((await visitor().get('/pricing')).text).toContain('<meta name="robots" content="noindex">');
    expect((await visitor().get('/login')).text).not.toContain('noindex');
  });

  it('A17: Verify finds what the site serves, and says what it found instead', async () => {
    const searchConsole = {
      property: '',
      verificationMethod: 'html-file' as const,
      verificationCode: 'google1234abcd5678.html',
    };
    await saved({ searchConsole }, '/google1234abcd5678.html', (_, status) => status === 200);
    const verified = await admin.post('/api/seo/verify', {});
    expect(verified.json).toMatchObject({ verified: true, checked: `${stack.origin}/google1234abcd5678.html` });
    expect((await admin.get('/api/seo/search-console')).json).toMatchObject({ isConnected: true, report: null });
    expect((await admin.post('/api/seo/search-console', {})).status).toBe(409);
    await saved({ searchConsole: { ...searchConsole, verificationMethod: 'html-tag' } }, '/', (html) =>
      html.includes('content="google1234abcd5678.html"'),
    );
    expect((await admin.get('/api/seo/search-console')).json).toMatchObject({ isConnected: false });
  });
});

const idSchema = z.object({ id: z.number() });
const pathOf = (id: number) => `/press-releases/${id}`;
async function release(title: string, fields: { status?: 'draft'; publishDate?: string } = {}): Promise<string> {
  const texts = { excerpt: 'Short.', content: '<p>Whole.</p>', author: 'Example Author', category: 'Company News' };
  const { json } = await admin.post('/api/blog.php', { title, ...texts, ...fields });
  return pathOf(z.object({ blog: idSchema }).parse(json).blog.id);
}

describe('the sitemap as it is served', () => {
  it('C18: has every page and every published post but those left out, which alone are noindex; no draft, none of a later day', async () => {
    const draft = await release('A draft', { status: 'draft' });
    const later = await release('Of a later day', { publishDate: '2999-12-31' });
    const [shown, hidden] = [await release('Shown'), await release('Left out')];
    const leftOut = ['/login', '/terms', hidden];
    await saved(
      { noIndexPages: ['/admin', '/login', '/terms/', hidden] },
      '/sitemap.xml',
      (xml) => xml.includes(`${shown}<`) && xml.includes('/pricing<') && !xml.includes('/terms<'),
    );
    const addresses = [...(await visitor().get('/sitemap.xml')).text.matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, one]) => one,
    );
    const posts = idSchema.array().parse((await visitor().get('/api/blog.php')).json);
    const pages = loadRenderer(places.webDist).routes.filter((route) => !route.includes(':'));
    const all = [...pages, ...posts.map(({ id }) => pathOf(id))];
    const listed = all.filter((path) => !leftOut.includes(path));
    const ofPages = addresses.filter((one) => one?.includes('?station=') === false);
    expect(ofPages.toSorted()).toEqual(listed.map((path) => `${stack.origin}${path}`).toSorted());
    expect([all.includes(shown), all.includes(hidden), all.includes(draft), all.includes(later)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const marked: string[] = [];
    for (const path of all) {
      const { text } = await visitor().get(path);
      if (text.includes('<meta name="robots" content="noindex">')) marked.push(path);
    }
    expect(marked.toSorted()).toEqual(leftOut.toSorted());
  });
});
