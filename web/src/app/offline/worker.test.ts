import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OFFLINE_LACK, OFFLINE_LIST, OFFLINE_NOTE } from '../../shared/offline/places';
import { PATIENCE_MS } from './limits';
import { MemoryCaches, SiteAnswer } from './testing/memory-caches';
import { OfflineWorker } from './worker';
import type { RequestEvent } from './worker-scope';

const ORIGIN = 'https://lockers.example';
const fetched = vi.fn<(asked: Request | string) => Promise<Response>>();
const noLine = () => Promise.reject(new TypeError('Failed to fetch'));
let kept: MemoryCaches;
let worker: OfflineWorker;

const page = (text: string, headers: Record<string, string> = {}) =>
  new SiteAnswer(`<html><head><title>${text}</title></head><body>${text}</body></html>`, {
    headers: { 'content-type': 'text/html', 'cache-control': 'public, no-cache', ...headers },
  });

/** What a browser asks the worker for, and what it gets; `done` once nothing more comes of it. */
function visit(path: string, how: Partial<Pick<Request, 'mode' | 'destination' | 'referrer' | 'cache'>> = {}) {
  const facts = { mode: 'navigate', destination: 'document', referrer: '', cache: 'default', ...how };
  const request = new Request(`${ORIGIN}${path}`);
  for (const [name, value] of Object.entries(facts)) Object.defineProperty(request, name, { value });
  const lasting: Promise<unknown>[] = [];
  let answer = Promise.reject<Response>(new Error('It is left alone'));
  answer.catch(() => {});
  const event: RequestEvent = Object.assign(new Event('fetch'), {
    request,
    waitUntil: (done: Promise<unknown>) => void lasting.push(done),
    respondWith: (given: Promise<Response>) => void (answer = given),
  });
  worker.answer(event, async () => {});
  return { text: answer.then((given) => given.text()), done: () => Promise.all(lasting) };
}
/** A visit with a line, after which the page is kept. */
async function see(path: string, answer = page(path), how?: Parameters<typeof visit>[1]): Promise<void> {
  fetched.mockResolvedValueOnce(answer);
  await visit(path, how).done();
}

beforeEach(async () => {
  vi.useFakeTimers();
  kept = new MemoryCaches();
  vi.stubGlobal('location', new URL(ORIGIN));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('caches', kept);
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(noLine);
  worker = new OfflineWorker({ build: 'b', offlinePath: '/offline', style: '/assets/note.css' });
  fetched.mockResolvedValueOnce(page(`Nothing kept <div id="${OFFLINE_LIST}"></div>`));
  await worker.install();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('X4: what was read stays readable with the worker of a new build, whose page for the rest is its own; other formats go', async () => {
  await see('/faq');
  await kept.open('offline-pages-older');
  worker = new OfflineWorker({ build: 'c', offlinePath: '/offline', style: '/assets/newer.css' });
  fetched.mockResolvedValueOnce(page(`Nothing yet <div id="${OFFLINE_LIST}"></div>`));
  await worker.install();
  await worker.activate();
  expect(await visit('/faq').text).toContain(OFFLINE_NOTE);
  expect(await visit('/about').text).toContain('Nothing yet');
  expect(await kept.keys()).not.toContain('offline-pages-older');
});

it.each(['/faq?search=pin', '/lockers?state=Lagos', '/lockers?state=Lagos&utm_source=mail', '/contact?sent=contact'])(
  'X4: a slow line that is asked for %s brings just that, however late, never the page without it',
  async (address) => {
    await see(address.split('?', 1)[0]!);
    let bring = (_: Response) => {};
    fetched.mockReturnValueOnce(new Promise((resolve) => (bring = resolve)));
    const { text } = visit(address);
    await vi.advanceTimersByTimeAsync(10 * PATIENCE_MS);
    bring(page('What was asked for'));
    expect(await text).toContain('What was asked for');
  },
);

it.each(['/faq', '/faq/', '/faq?utm_source=mail&gclid=1'])(
  'X4: on a line that says nothing, %s is the kept page after a while, which lacks nothing',
  async (address) => {
    await see('/faq');
    fetched.mockReturnValueOnce(new Promise(() => {}));
    const { text } = visit(address);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(await text).toContain(OFFLINE_NOTE);
    expect(await text).not.toContain(OFFLINE_LACK);
  },
);

it('X4, P10: without a line a search is answered by the kept page, which says that it does not show it yet', async () => {
  await see('/faq');
  const text = await visit('/faq?search=pin').text;
  expect(text).toContain(OFFLINE_NOTE);
  expect(text).toContain(OFFLINE_LACK);
});

it.each(['/press-releases?search=lagos', '/press-releases?page=2', '/press-releases/?category=Company'])(
  'X4, P13: without a line %s is no list of something else, but the way to what is kept',
  async (address) => {
    await see('/press-releases');
    const text = await visit(address).text;
    expect(text).toContain('Nothing kept');
    expect(text).toContain('href="/press-releases"');
    expect(await visit('/press-releases?utm_medium=email').text).toContain(OFFLINE_NOTE);
    expect(await visit('/press-releases').text).toContain(OFFLINE_NOTE);
  },
);

it('X4: who comes by a campaign keeps the page like anybody; one that was searched is kept for nobody', async () => {
  await see('/faq?fbclid=abc');
  expect(await visit('/faq').text).toContain(OFFLINE_NOTE);
  await see('/lockers?state=Lagos');
  expect(await visit('/lockers').text).toContain('Nothing kept');
});

it('X4: a page that the browser brought back from its own store is kept as of when it came from the site', async () => {
  vi.setSystemTime(Date.UTC(2026, 10, 20, 9, 0));
  await see('/faq', page('Old', { date: 'Thu, 19 Nov 2026 08:00:00 GMT' }), { cache: 'force-cache' });
  expect(await visit('/faq').text).toContain('datetime="2026-11-19T08:00:00.000Z"');
  await see('/faq', page('New', { date: 'Thu, 19 Nov 2026 08:00:00 GMT' }));
  expect(await visit('/faq').text).toContain('datetime="2026-11-20T09:00:00.000Z"');
});

it('X4: what comes in after all was let go of is not kept: nobody would let go of it any more', async () => {
  let bring = (_: Response) => {};
  fetched.mockReturnValueOnce(new Promise((resolve) => (bring = resolve)));
  const picture = visit('/uploads/team.jpg', { mode: 'no-cors', destination: 'image', referrer: `${ORIGIN}/about` });
  await worker.forgetAll();
  bring(new SiteAnswer('picture', { headers: { 'content-type': 'image/jpeg', 'cache-control': 'public' } }));
  expect(await picture.text).toBe('picture');
  await picture.done();
  expect(await kept.keys()).toEqual([]);
});

it('X4: where what is kept cannot be read, the site goes on as if there were no worker', async () => {
  await see('/faq');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  kept.failure = new DOMException('Unexpected internal error', 'UnknownError');
  fetched.mockResolvedValueOnce(new SiteAnswer('script'));
  const script = { mode: 'no-cors', destination: 'script', referrer: `${ORIGIN}/faq` } as const;
  expect(await visit('/assets/site-abc.js', script).text).toBe('script');
  let bring = (_: Response) => {};
  fetched.mockReturnValueOnce(new Promise((resolve) => (bring = resolve)));
  const { text } = visit('/faq');
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  bring(page('Late'));
  expect(await text).toContain('Late');
});
