import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LAST_SLIDE } from '@apoti/contract';
import { Cms } from './support/cms';
import { enterPanel } from './support/enter-panel';
import { admin } from './support/environment';

const SLIDES = '/content-manager/collection-types/api::hero-slide.hero-slide';

let cms: Cms;
let headers: Record<string, string>;
beforeAll(async () => {
  cms = await Cms.start();
  headers = await enterPanel(cms);
});
afterAll(() => cms.stop());

type Configured = {
  contentType: {
    settings: unknown;
    metadatas: Record<string, Record<'edit' | 'list', Record<string, unknown>>>;
    layouts: Record<string, unknown>;
  };
};
type Listed = { results: { documentId: string; title: string }[] };
const slides = async () => (await cms.get(`${SLIDES}?pageSize=100&sort=place:ASC`, headers)).body as unknown as Listed;
async function put(path: string, body: unknown): Promise<Response> {
  const sent = { ...headers, 'content-type': 'application/json' };
  return fetch(cms.url + path, { method: 'PUT', headers: sent, body: JSON.stringify(body) });
}

describe('Strapi’s panel, over its own calls', () => {
  it('R1: an edit is on the wire at once, and history names who made it', async () => {
    const [first] = (await slides()).results;
    const before = await cms.revisions();
    expect((await put(`${SLIDES}/${first?.documentId}`, { ...first, title: 'By a power user' })).status).toBe(200);
    const { content, revisions } = await cms.content();
    expect(content.heroSlides[0]?.title).toBe('By a power user');
    expect(revisions.visible.content).toBeGreaterThan(before.visible.content);
    const [row] = await cms.strapi.db.query('api::change.change').findMany({ orderBy: { number: 'desc' }, limit: 1 });
    expect(row).toMatchObject({ author: 'panel:1', authorName: admin.username });
  });

  it('A5: a bulk deletion of all slides is refused whole, with the reason', async () => {
    const { results } = await slides();
    const documentIds = results.map(({ documentId }) => documentId);
    const answer = await cms.post(`${SLIDES}/actions/bulkDelete`, { documentIds }, headers);
    expect(answer).toMatchObject({ status: 400, body: { error: { message: LAST_SLIDE } } });
    expect((await slides()).results).toEqual(results);
  });

  it('R2: a rule of the contract is told in the panel’s own form', async () => {
    const [first] = (await slides()).results;
    const answer = await put(`${SLIDES}/${first?.documentId}`, { ...first, backgroundImage: 'javascript:alert(1)' });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      {
        error: {
          message: expect.stringMatching(/must start with/),
          details: { errors: [{ path: ['backgroundImage'], message: expect.stringMatching(/must start with/) }] },
        },
      },
    ]);
  });

  it('R1: a line of a list of texts is refused beside the list, and the refusal names the line', async () => {
    const refused = async (path: string, change: (entry: Record<string, unknown>) => unknown) => {
      const { body } = await cms.get(path, headers);
      const entry = (body['data'] ?? (body as unknown as { results: unknown[] }).results[0]) as Record<string, unknown>;
      const door = entry['documentId'] && path.includes('collection') ? `${path}/${String(entry['documentId'])}` : path;
      return (await put(door, change(entry))).json();
    };
    const lines = ['One', 'Two', 'x'.repeat(301)];
    const message = 'line 3 is longer than 300 characters';
    const members = '/content-manager/collection-types/api::team-member.team-member';
    expect(await refused(members, (member) => ({ ...member, skills: lines }))).toMatchObject({
      error: { message: `skills: ${message}`, details: { errors: [{ path: ['skills'], message }] } },
    });
    const about = '/content-manager/single-types/api::about-page.about-page';
    expect(await refused(about, (page) => ({ ...page, values: lines }))).toMatchObject({
      error: { details: { errors: [{ path: ['values'], message }] } },
    });
    const services = '/content-manager/single-types/api::services-page.services-page';
    const inService = (page: Record<string, unknown>) => {
      const [first, ...others] = page['services'] as object[];
      return { ...page, services: [{ ...first, features: lines }, ...others] };
    };
    expect(await refused(services, inService)).toMatchObject({
      error: { details: { errors: [{ path: ['services', '0', 'features'], message }] } },
    });
  });

  it('R1: of several posts that break a rule and are published at once, the refusal says which rule', async () => {
    const posts = '/content-manager/collection-types/api::post.post';
    const post = { title: 'Unfit', excerpt: '   ', content: '<p> </p>', category: 'Expansion', author: 'Ada' };
    const made = await Promise.all(
      ['unfit-one', 'unfit-two'].map((slug) => cms.post(posts, { ...post, publishDate: '2026-01-31', slug }, headers)),
    );
    const documentIds = made.map(({ body }) => (body['data'] as { documentId: string }).documentId);
    expect(await cms.post(`${posts}/actions/bulkPublish`, { documentIds }, headers)).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringMatching(/^(?:excerpt|content): .* is required/) } },
    });
  });

  it('A10: a slug that cannot be an address is refused beside its field, kept or published', async () => {
    const posts = '/content-manager/collection-types/api::post.post';
    const post = { title: 'In the panel', excerpt: 'E', content: 'C', category: 'Expansion', author: 'Ada' };
    const whole = { ...post, publishDate: '2026-01-31', slug: 'In The Panel' };
    for (const door of [posts, `${posts}/actions/publish`])
      expect(await cms.post(door, whole, headers)).toMatchObject({
        status: 400,
        body: {
          error: { details: { errors: [{ path: ['slug'], message: expect.stringMatching(/“in-the-panel”/) }] } },
        },
      });
    expect((await cms.post(posts, { ...whole, slug: 'in-the-panel' }, headers)).status).toBe(201);
  });

  it('R2: what a post lacks to be published is said beside its field', async () => {
    const posts = '/content-manager/collection-types/api::post.post';
    const { body } = await cms.post(posts, { title: 'Only begun', excerpt: ' ' }, headers);
    const { documentId } = body['data'] as { documentId: string };
    const begun = { title: 'Only begun', excerpt: ' ', content: 'C', category: 'Expansion', author: 'Ada' };
    const answer = await cms.post(
      `${posts}/${documentId}/actions/publish`,
      { ...begun, publishDate: '2026-01-31' },
      headers,
    );
    expect(answer).toMatchObject({ status: 400, body: { error: { details: { errors: [{ path: ['excerpt'] }] } } } });
  });

  it('R1: a single type with everything in it is saved as the panel sends it, and keeps its keys', async () => {
    const path = '/content-manager/single-types/api::home-page.home-page';
    const { body } = await cms.get(path, headers);
    const before = (await cms.content()).content.home;
    const page = body['data'] as { features: { items: { title: string }[] } };
    page.features.items[0]!.title = 'Edited in the panel';
    expect((await put(path, page)).status).toBe(200);
    const after = (await cms.content()).content.home;
    expect(after.features.items[0]).toEqual({ ...before.features.items[0], title: 'Edited in the panel' });
    expect(after).toEqual({ ...before, features: after.features });
  });

  it('R1: labels are English and the lists show what matters', async () => {
    const { body } = await cms.get('/content-manager/content-types/api::hero-slide.hero-slide/configuration', headers);
    expect(body).toMatchObject({
      data: {
        contentType: {
          settings: { mainField: 'title', defaultSortBy: 'place' },
          layouts: { list: ['title', 'subtitle', 'active', 'place'] },
          metadatas: { ctaText: { edit: { label: 'Button text' } } },
        },
      },
    });
  });

  it('R1: a category names its questions, and a page is headed by its own name', async () => {
    const labels = async (uid: string) =>
      (await cms.get(`/content-manager/content-types/${uid}/configuration`, headers)).body;
    expect(await labels('api::faq-category.faq-category')).toMatchObject({
      data: {
        contentType: { metadatas: { faqs: { edit: { mainField: 'question' } } } },
      },
    });
    expect(await labels('api::contact-info.contact-info')).toMatchObject({
      data: { contentType: { settings: { mainField: 'id' } } },
    });
  });

  it('R1: the change log can be read, but not written, whatever is sent', async () => {
    const log = '/content-manager/collection-types/api::change.change';
    const { body } = await cms.get(`${log}?page=1&pageSize=1`, headers);
    const [row] = (body as unknown as Listed).results;
    expect((await cms.post(log, { kind: 'content' }, headers)).status).toBe(400);
    expect((await put(`${log}/${row?.documentId}`, { kind: 'content' })).status).toBe(400);
    expect((await cms.post(`${log}/actions/bulkDelete`, { documentIds: [row?.documentId] }, headers)).status).toBe(400);
  });

  it('R1: what somebody configured in the panel outlives a start', async () => {
    const path = '/content-manager/content-types/api::testimonial.testimonial/configuration';
    const { settings, metadatas, layouts } = ((await cms.get(path, headers)).body['data'] as Configured).contentType;
    const list = ['name', 'quote'];
    if (metadatas['quote']) metadatas['quote'].edit['label'] = 'Words';
    // The panel leaves out what its server adds by itself.
    for (const { list: shown } of Object.values(metadatas)) delete shown['mainField'];
    expect((await put(path, { settings, metadatas, layouts: { ...layouts, list } })).status).toBe(200);
    await cms.strapi.plugin('content-manager').service('content-types').syncConfigurations();
    expect((await cms.get(path, headers)).body).toMatchObject({
      data: { contentType: { layouts: { list }, metadatas: { quote: { edit: { label: 'Words' } } } } },
    });
  });
});
