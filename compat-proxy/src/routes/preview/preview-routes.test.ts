import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultContent } from '@apoti/contract/content/default-content';
import { defaultEvents } from '@apoti/contract/content/default-events';
import { defaultPosts } from '@apoti/contract/content/default-posts';
import { TestApp } from '../../testing/test-app';

let test: TestApp;
let cookie: string;
beforeEach(async () => {
  test = await TestApp.start();
  cookie = await test.signIn();
});
afterEach(async () => {
  await test.close();
});

const titled = (title: string) => ({
  ...defaultContent,
  heroSlides: [{ ...defaultContent.heroSlides[0], title }, ...defaultContent.heroSlides.slice(1)],
});
const preview = (body: object, headers: Record<string, string> = {}) =>
  test.post('/api/preview', body, { cookie, ...headers });

describe('the preview', () => {
  it('A6: shows the page with what is sent in place of what is stored, for this one answer', async () => {
    const answer = await preview({ path: '/', content: titled('Typed, not saved') });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<h1>Typed, not saved</h1>');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(String(answer.headers['content-security-policy'])).toContain("default-src 'none'");
    expect((await test.get('/')).body).not.toContain('Typed, not saved');
    expect((await preview({ path: '/' })).body).toContain(defaultContent.heroSlides[0]!.title);
  });

  it('A6: what is stored is shown as it stands now', async () => {
    test.cms.edit((content) => void (content.heroSlides[0]!.title = 'Edited elsewhere'));
    await vi.waitUntil(async () => (await preview({ path: '/' })).body.includes('Edited elsewhere'));
  });

  it('A6, A10: a draft of a post, and one that is still to be made, are shown as if they were public, for this one answer', async () => {
    const { status: _status, ...post } = defaultPosts[0]!;
    for (const id of [post.id, 0]) {
      const draft = { ...post, id, title: 'Not public yet', category: '', publishDate: '' };
      expect((await preview({ path: '/', post: draft })).body).toContain(`<li>${id} Not public yet</li>`);
      expect((await preview({ path: '/' })).body).not.toContain('Not public yet');
    }
    const wrong = await preview({ path: '/', post: { ...post, title: 7 } });
    expect(wrong.json()).toMatchObject({ code: 'invalid', issues: [{ path: ['post', 'title'] }] });
  });

  it('A6, P15: an event that is being edited or made is shown, or the whole list of them', async () => {
    const event = { ...defaultEvents[0]!, title: 'Typed, not saved', date: '' };
    for (const id of [event.id, 0]) {
      const { body } = await preview({ path: '/', event: { ...event, id } });
      expect(body).toContain(`<li>${id} Typed, not saved</li>`);
    }
    const list = [event, { ...defaultEvents[1]!, title: '' }];
    const { body } = await preview({ path: '/', events: list });
    for (const { id, title } of list) expect(body).toContain(`<li>${id} ${title}</li>`);
    expect((await preview({ path: '/' })).body).not.toContain('Typed, not saved');
  });

  it('A6: is for signed-in people, and refuses what another site sends', async () => {
    expect((await test.post('/api/preview', { path: '/' })).statusCode).toBe(401);
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      expect((await preview({ path: '/' }, headers)).statusCode).toBe(403);
    }
  });

  it('A6: takes a working copy: blank and too long texts, but nothing of another type', async () => {
    expect((await preview({ path: '/', content: titled('') })).body).toContain('<h1></h1>');
    expect((await preview({ path: '/', content: titled('x'.repeat(500)) })).statusCode).toBe(200);
    const wrong = await preview({ path: '/', content: { ...defaultContent, heroSlides: 'none' } });
    expect(wrong.json()).toMatchObject({ code: 'invalid', issues: [{ path: ['content', 'heroSlides'] }] });
  });

  it('A6: a page that is not there is not found; an address elsewhere is refused', async () => {
    expect((await preview({ path: '/nothing' })).json()).toMatchObject({ code: 'not_found' });
    expect((await preview({ path: 'https://evil.example/' })).json()).toMatchObject({ code: 'invalid' });
  });

  it('A6: too large a body is refused', async () => {
    const answer = await preview({ path: '/', content: titled('x'.repeat(2 * 1024 * 1024)) });
    expect(answer.statusCode).toBe(413);
  });

  it('A6: asks the CMS nothing, and works while it is dead', async () => {
    await vi.waitUntil(() => test.cms.contentReads > 0);
    const reads = test.cms.contentReads;
    expect((await preview({ path: '/', content: titled('Alive') })).body).toContain('Alive');
    expect([test.cms.contentReads, test.cms.saves]).toEqual([reads, []]);
    test.cms.fault = 'down';
    await vi.waitUntil(async () => (await test.get('/readyz')).body.includes('does not answer'));
    expect((await preview({ path: '/', content: titled('In the dark') })).body).toContain('In the dark');
  });

  it('A6: more at once than can be made soon are told to come again', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => preview({ path: '/', content: titled('Many') })),
    );
    const busy = answers.filter(({ statusCode }) => statusCode === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy.length).toBeLessThan(60);
    expect(busy[0]!.headers['retry-after']).toBeDefined();
  });
});
