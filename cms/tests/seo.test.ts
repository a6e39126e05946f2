import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cmsStateSavedSchema, cmsStateSchema, defaultSeo, states, type Person, type Seo } from '@apoti/contract';
import { Cms } from './support/cms';

let cms: Cms;
let person: Person | null;
beforeAll(async () => {
  cms = await Cms.start();
  person = await cms.signIn();
});
afterAll(() => cms.stop());

const PATH = '/api/wire/states/seo';
const read = async () => cmsStateSchema<Seo>(states.seo).parse((await cms.get(PATH)).body);
const revision = ({ revisions }: Awaited<ReturnType<typeof read>>) => `${revisions.epoch}.${revisions.last.seo}`;
const save = (request: Record<string, unknown>) => cms.postAs(PATH, request, person);
const redirect = { key: 'one', from: '/old', to: '/pricing', type: 'permanent' };

describe('the SEO settings', () => {
  it('A17: begin as the site is, and are stored whole: texts, switches, lists, parts', async () => {
    const first = await read();
    expect(first.state).toEqual(defaultSeo);
    const state: Seo = {
      ...first.state,
      siteTitle: 'Lockers 🚚',
      enableOpenGraph: false,
      priceRange: '₦₦₦₦',
      redirects: [{ ...redirect, type: 'temporary' }],
      organizationSchema: {
        ...first.state.organizationSchema,
        foundingDate: '2020-02-29',
        founders: ['Ada', 'Obi'],
        address: { ...first.state.organizationSchema.address, addressCountry: 'NG' },
      },
      searchConsole: { property: 'sc-domain:example.com', verificationMethod: 'dns', verificationCode: 'abc' },
    };
    const saved = cmsStateSavedSchema<Seo>(states.seo).parse(
      (await save({ revision: revision(first), state, conflicts: 'ask' })).body,
    );
    expect(saved).toMatchObject({ changed: true, state });
    expect((await read()).state).toEqual(state);
    expect(saved.revisions.visible.seo).toBe(saved.revisions.last.seo);
  });

  it('A17: two people’s edits of two fields are merged; of one field they are asked about', async () => {
    const base = await read();
    await save({ session: 'a', revision: revision(base), state: { tagline: 'Theirs' }, conflicts: 'ask' });
    const other = await save({ session: 'b', revision: revision(base), state: { ogTitle: 'Mine' }, conflicts: 'ask' });
    expect(other.body).toMatchObject({ state: { tagline: 'Theirs', ogTitle: 'Mine' } });
    const asked = await save({ session: 'b', revision: revision(base), state: { tagline: 'Mine' }, conflicts: 'ask' });
    expect(asked.status).toBe(409);
    expect(asked.body).toMatchObject({ code: 'conflict', conflicts: [{ path: ['tagline'] }] });
  });

  it.each([
    ['a robots.txt that hides the whole site', { robotsTxt: 'User-agent: *\nDisallow: /' }, ['robotsTxt']],
    ['structured data without a type', { additionalSchema: '{"name": "x"}' }, ['additionalSchema']],
    [
      'a circle of redirects',
      {
        redirects: [
          { ...redirect, to: '/older' },
          { ...redirect, key: 'two', from: '/older', to: '/old' },
        ],
      },
      ['redirects', 0, 'to'],
    ],
    [
      'a circle of redirects through the site’s own address',
      { canonicalUrl: 'https://lockers.example/', redirects: [{ ...redirect, to: 'https://lockers.example/old?a=1' }] },
      ['redirects', 0, 'to'],
    ],
  ])('A17: %s is refused at its place, by the wire and by the panel', async (_, fields, path) => {
    const base = await read();
    const refused = await save({ revision: revision(base), state: fields });
    expect(refused.status).toBe(422);
    expect(refused.body['issues']).toEqual(expect.arrayContaining([expect.objectContaining({ path })]));
    const documents = cms.documents('api::seo-setting.seo-setting');
    const [entry] = await documents.findMany({});
    await expect(documents.update({ documentId: entry!.documentId, data: fields })).rejects.toThrow();
    expect((await read()).revisions.last.seo).toBe(base.revisions.last.seo);
  });

  it('A17: what an older version stored against a rule of today keeps nothing else from being saved', async () => {
    const store = (ogImage: string) =>
      cms.strapi.db.query('api::seo-setting.seo-setting').updateMany({ where: {}, data: { ogImage } });
    await store('#picture');
    await cms.restart();
    const base = await read();
    expect(base.state.ogImage).toBe('#picture');
    // As the back-office sends it: whole.
    const state = { ...base.state, tagline: 'Saved all the same' };
    const saved = await save({ revision: revision(base), state });
    expect(saved.body).toMatchObject({ state: { tagline: 'Saved all the same', ogImage: '#picture' } });
    const broken = await save({ revision: revision(await read()), state: { twitterImage: 'tel:1' } });
    expect(broken.body['issues']).toEqual([expect.objectContaining({ path: ['twitterImage'] })]);
    await store('');
    await cms.restart();
  });

  it('A17: an old fault in a list stays the same one when what is before it goes', async () => {
    const rows = [redirect, { ...redirect, key: 'two', from: '/older' }];
    const pages = ['/login', '/privacy'];
    await save({ revision: revision(await read()), state: { redirects: rows, noIndexPages: pages } });
    const store = async (to: string, page: string) => {
      await cms.strapi.db.query('seo.redirect').updateMany({ where: { key: 'two' }, data: { to } });
      const noIndexPages = ['/login', page];
      await cms.strapi.db.query('api::seo-setting.seo-setting').updateMany({ where: {}, data: { noIndexPages } });
      await cms.restart();
    };
    await store('#there', 'privacy');
    const base = await read();
    const state = { ...base.state, redirects: base.state.redirects.slice(1), noIndexPages: ['privacy'] };
    const saved = await save({ revision: revision(base), state });
    expect(saved.body).toMatchObject({
      state: { redirects: [{ key: 'two', to: '#there' }], noIndexPages: ['privacy'] },
    });
    const broken = { redirects: [...state.redirects, { ...redirect, key: 'three', from: '/oldest', to: '#there' }] };
    expect((await save({ revision: revision(await read()), state: broken })).status).toBe(422);
    await save({ revision: revision(await read()), state: { redirects: [], noIndexPages: [] } });
  });

  it('A17: history tells a change and brings back what was before it', async () => {
    const base = await read();
    await save({ revision: revision(base), state: { metaDescription: 'For a moment' } });
    const now = await read();
    const change = now.revisions.last.seo;
    const history = await cms.getAs('/api/wire/history?kind=seo', person);
    expect(history.body['groups']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          changes: expect.arrayContaining([expect.objectContaining({ path: ['metaDescription'] })]),
        }),
      ]),
    );
    await cms.postAs(
      '/api/wire/history/restore',
      { kind: 'seo', change, paths: [['metaDescription']], side: 'before', ask: false },
      person,
    );
    expect((await read()).state.metaDescription).toBe(base.state.metaDescription);
  });
});
