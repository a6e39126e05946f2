import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startOfLagosDay, type RenderInput } from '@apoti/contract';
import { TestApp } from '../testing/test-app';

const DAY = '2999-01-01';
let test: TestApp;

beforeEach(async () => {
  test = await TestApp.start();
});
afterEach(async () => {
  vi.useRealTimers();
  await test.close();
});

/** A site whose pages tell the titles of the posts. */
async function pressSite() {
  const titles = ({ data }: RenderInput) => JSON.stringify(data.posts.map(({ title }) => title));
  test.renderer.resolve = (url) => ({ url: new URL(url, 'http://site').pathname, kept: true, kinds: ['posts'] });
  test.renderer.renderPage = (input) => ({ status: 200, body: titles(input), tags: null, validUntil: Infinity });
  test.renderer.renderData = test.renderer.renderPage;
  return test.restart();
}

const paths = ['/', '/api/pages?address=/', '/press-releases/feed.xml', '/api/blog.php'];

/** Waits until the proxy has looked at its clock again, as it does at each look at the CMS. */
async function untilItLooks(): Promise<void> {
  const looks = () => test.cms.asked.filter(({ path }) => path.endsWith('/revisions')).length;
  const before = looks();
  await vi.waitUntil(() => looks() >= before + 2, { timeout: 10_000 });
}

it.each(paths)(
  'P13, A10: %s tells of a published post of a later day from the first moment of that day, without an edit',
  async (path) => {
    const post = test.cms.posts.find(({ status }) => status === 'published')!;
    const app = await pressSite();
    const isThere = async () => (await test.get(path, {}, app)).body.includes(post.title);
    expect(await isThere()).toBe(true);
    test.cms.edit(() => (post.publishDate = DAY));
    await vi.waitUntil(async () => !(await isThere()), { timeout: 10_000 });
    const midnight = startOfLagosDay(DAY);
    vi.useFakeTimers({ now: midnight - 1, toFake: ['Date'] });
    // Twice: what is kept now must not outlive its day.
    expect([await isThere(), await isThere()]).toEqual([false, false]);
    vi.setSystemTime(midnight);
    expect(await isThere()).toBe(true);
  },
);

it.each(paths)(
  'P13, C9: %s no longer tells of a post that a clock which was ahead made public, once the clock is right, without an edit',
  async (path) => {
    const post = test.cms.posts.find(({ status }) => status === 'published')!;
    test.cms.edit(() => (post.publishDate = DAY));
    const app = await pressSite();
    const isThere = async () => (await test.get(path, {}, app)).body.includes(post.title);
    const today = Date.now();
    await vi.waitUntil(async () => !(await isThere()), { timeout: 10_000 });
    vi.useFakeTimers({ now: startOfLagosDay(DAY), toFake: ['Date'] });
    expect(await isThere()).toBe(true);
    await untilItLooks();
    vi.setSystemTime(today);
    await vi.waitUntil(async () => !(await isThere()), { timeout: 10_000 });
  },
);
