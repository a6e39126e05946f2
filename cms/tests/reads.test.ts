import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultContent, defaultPosts, defaultStations, defaultTeam } from '@apoti/contract';
import { Cms } from './support/cms';
import { secrets } from './support/environment';

/** As compiled: the very code that the CMS runs. */
const { readContent } = createRequire(import.meta.url)('../dist/src/content/read-content.js');

let cms: Cms;
beforeAll(async () => {
  cms = await Cms.startFirst();
});
afterAll(() => cms.stop());

const token = { authorization: `Bearer ${secrets.readToken}` };
const query = (uid: string) => cms.strapi.db.query(uid);

describe('first content', () => {
  it('P31: a new CMS holds the contract’s defaults', async () => {
    expect((await cms.content()).content).toEqual(defaultContent);
    expect(await query('api::team-member.team-member').count()).toBe(defaultTeam.length);
    expect(await query('api::station.station').count()).toBe(defaultStations.length);
    const published = await query('api::post.post').count({ where: { publishedAt: { $notNull: true } } });
    expect(published).toBe(defaultPosts.filter(({ status }) => status === 'published').length);
  });

  it('R1: starting again changes nothing, and never brings back or overwrites what somebody edited', async () => {
    const [member] = await query('api::team-member.team-member').findMany({ limit: 1 });
    await cms.documents('api::team-member.team-member').delete({ documentId: member.documentId });
    const [about] = await query('api::about-page.about-page').findMany({ limit: 1 });
    await cms.documents('api::about-page.about-page').update({ documentId: about.documentId, data: { title: 'Ours' } });
    const before = await cms.content();
    const rows = await query('api::change.change').count();
    await cms.strapi.runUserLifecycles('bootstrap');
    expect(await cms.content()).toEqual(before);
    expect(await query('api::change.change').count()).toBe(rows);
    expect(await query('api::team-member.team-member').count()).toBe(defaultTeam.length - 1);
    expect(before.content.about.title).toBe('Ours');
  });

  it('R1: a part that an update brings is put in, others are left alone', async () => {
    const store = cms.strapi.store({ type: 'core', name: 'first-content' });
    const parts = (await store.get({ key: 'parts' })) as string[];
    await store.set({ key: 'parts', value: parts.filter((part) => part !== 'api::event.event') });
    for (const { id } of await query('api::event.event').findMany())
      await query('api::event.event').delete({ where: { id } });
    await cms.strapi.runUserLifecycles('bootstrap');
    expect(await query('api::event.event').count()).toBeGreaterThan(0);
    expect(await store.get({ key: 'parts' })).toEqual(expect.arrayContaining(parts));
  });
});

describe('reading', () => {
  it('C5: content and revisions are of the same moment', async () => {
    const { revisions } = await cms.content();
    expect(revisions).toEqual(await cms.revisions());
  });

  it('R3: nothing of the wire is read without the token, or with another one', async () => {
    for (const path of ['/api/wire/revisions', '/api/wire/content']) {
      for (const headers of [{}, { authorization: 'Bearer wrong' }, { 'x-proxy-secret': secrets.proxySecret }]) {
        const answer = await cms.get(path, { ...headers });
        expect(answer).toMatchObject({ status: 401, body: { success: false, code: 'unauthenticated' } });
      }
    }
  });

  it('R3: writes and people need the proxy’s secret; the token is not enough', async () => {
    for (const path of ['/api/wire/content', '/api/wire/sign-in', '/api/wire/subscribers', '/api/wire/admins']) {
      expect((await cms.post(path, {}, { ...token, 'x-proxy-secret': '' })).status).toBe(403);
      expect((await cms.post(path, {}, { ...token, 'x-proxy-secret': 'wrong' })).status).toBe(403);
    }
    expect((await cms.get('/api/wire/persons/1', token)).status).toBe(403);
  });

  it('C9: no draft and nothing else is readable through Strapi’s own API, whatever the status asked for', async () => {
    const paths = [
      'posts',
      'posts?status=draft',
      'posts?publicationState=preview',
      'hero-slides',
      'subscribers',
      'changes',
      'users',
      'upload/files',
    ];
    for (const path of paths) {
      for (const headers of [{}, token]) {
        const { status } = await cms.get(`/api/${path}`, headers);
        const known = path === 'users' || path === 'upload/files';
        expect([path, status]).toEqual([path, known && headers === token ? 200 : known ? 401 : 404]);
      }
    }
  });

  it('R3: the proxy’s read-only token is the only one', async () => {
    expect(await query('admin::api-token').findMany()).toMatchObject([{ name: 'Public site', type: 'read-only' }]);
  });

  it('R3: Strapi’s Public role may do nothing, and nobody can sign up', async () => {
    const role = await query('plugin::users-permissions.role').findOne({
      where: { type: 'public' },
      populate: ['permissions'],
    });
    expect(role.permissions).toEqual([]);
    const body = { username: 'mallory', email: 'mallory@example.com', password: 'secret-1' };
    expect((await cms.post('/api/auth/local/register', body)).status).toBeGreaterThanOrEqual(400);
    expect((await cms.post('/api/auth/local', { identifier: 'ada', password: 'x' })).status).toBe(401);
    expect(await query('plugin::users-permissions.user').count({ where: { username: 'mallory' } })).toBe(0);
  });

  it('C19: an unknown call and a broken body get the contract’s error', async () => {
    expect(await cms.get('/api/wire/nothing')).toMatchObject({
      status: 404,
      body: { success: false, code: 'not_found' },
    });
    const response = await fetch(`${cms.url}/api/wire/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-proxy-secret': secrets.proxySecret },
      body: '{"identifier":',
    });
    expect([response.status, await response.json()]).toMatchObject([400, { success: false, code: 'bad_request' }]);
  });

  it('C5: the number of queries does not depend on the number of entries', async () => {
    const queriesOf = async () => {
      let queries = 0;
      const countOne = () => (queries += 1);
      cms.strapi.db.connection.on('query', countOne);
      await readContent(cms.strapi);
      cms.strapi.db.connection.removeListener('query', countOne);
      return queries;
    };
    const few = await queriesOf();
    const data = Array.from({ length: 50 }, (_, index) => ({
      question: `Q${index}`,
      answer: 'A',
      wireId: 5_000 + index,
      place: 9_000,
    }));
    await query('api::faq.faq').createMany({ data });
    expect(await queriesOf()).toBe(few);
    // One for each page and list, and one for each component or relation in them, at every depth.
    expect(few).toBe(40);
  });
});
