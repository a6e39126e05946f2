import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standIns, type FormOutcome } from '@apoti/contract';
import { createCache } from '../testing/cache-under-test';
import type { PageCache } from './page-cache';

const form: FormOutcome = { form: 'contact', message: 'No', issues: [], values: {} };

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('pages that are not kept', () => {
  /** One render is under way and does not end, another waits: there is no room for a third. */
  function full() {
    const made = createCache({ once: { atOnce: 1, waiting: 1 } });
    let release = () => {};
    const under = made.turns.once.take(() => new Promise<void>((resolve) => (release = resolve)));
    const waiting = made.cache.get('/faq?search=waits', 'br');
    return { ...made, waiting, end: () => vi.waitFor(() => (release(), under)) };
  }

  it('P1: beyond what fits, they are answered with a 503 that says when to come again', async () => {
    const { cache, waiting, end } = full();
    const { status, variant } = await cache.get('/faq?search=too-many', 'br');
    expect(status).toBe(503);
    expect(variant.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    await end();
    expect((await waiting).status).toBe(200);
  });

  it('P1: pages that are kept never wait behind them', async () => {
    const { cache, end, waiting } = full();
    expect((await cache.get('/faq', 'br')).status).toBe(200);
    await vi.waitUntil(() => cache.ready('/faq'));
    await end();
    await waiting;
  });

  it('P20: the page after a refused form takes its turn as well', async () => {
    const { cache, rendered, end, waiting } = full();
    expect((await cache.withForm('/contact', form, 422, 'br')).status).toBe(503);
    expect(rendered).toEqual(['/503']);
    await end();
    await waiting;
    expect((await cache.withForm('/contact', form, 422, 'br')).status).toBe(422);
  });

  it('P1: are compressed in the one coding that is asked for', async () => {
    const { cache } = createCache();
    const [br, gzip, plain] = await Promise.all(
      (['br', 'gzip', 'identity'] as const).map((coding) => cache.get('/faq?search=pin', coding)),
    );
    expect(br?.variant.headers['content-encoding']).toBe('br');
    expect(gzip?.variant.headers['content-encoding']).toBe('gzip');
    expect(plain?.variant.headers['content-encoding']).toBeUndefined();
    expect(cache.ready('/faq?search=pin')).toBeUndefined();
  });

  it('P1: no address is answered with the page that asks to come again', async () => {
    const { cache, end, waiting } = full();
    await cache.get('/faq?search=too-many', 'br');
    expect(cache.ready('/503')).toBeUndefined();
    await end();
    await waiting;
  });
});

describe('pages of which there are thousands, and which are not kept yet', () => {
  const post = (id: number) => `/press-releases/${id}`;
  const crawl = (cache: PageCache, many: number) =>
    Promise.all(Array.from({ length: many }, (_, id) => cache.get(post(id), 'br')));

  it('S9: whoever asks for all of them at once does not hold up a page that an edit changes', async () => {
    const { cache, changed, rendered, texts, visited } = createCache();
    await visited('/');
    const crawled = crawl(cache, 100);
    texts['/'] = ' with another title';
    await changed();
    expect(cache.ready('/')?.variants.identity.body.toString()).toContain('with another title');
    expect(rendered.length).toBeLessThan(20);
    expect((await crawled).every(({ status }) => status === 200)).toBe(true);
    expect(new Set(rendered).size).toBe(101);
  });

  it('P1: beyond what may wait, they are answered with a 503 that says when to come again; fixed pages never are', async () => {
    const { cache } = createCache({ cold: { atOnce: 1, unfinished: 1, waiting: 2 } });
    const crawled = crawl(cache, 5);
    expect((await cache.get('/faq', 'br')).status).toBe(200);
    const answers = await crawled;
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 503, 503]);
    expect(answers[4]?.variant.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect((await cache.get(post(4), 'br')).status).toBe(200);
  });

  it('P4: many that wait for the same page take one turn, and each gets it in its own encoding', async () => {
    const { cache, rendered } = createCache({ cold: { atOnce: 1, unfinished: 1, waiting: 1 } });
    const codings = (['br', 'gzip', 'identity', 'br', 'gzip'] as const).map((coding) => cache.get(post(2), coding));
    const [answers] = await Promise.all([Promise.all(codings), cache.get(post(1), 'br')]);
    const encodings = answers.map(({ variant }) => variant.headers['content-encoding']);
    expect(encodings).toEqual(['br', 'gzip', undefined, 'br', 'gzip']);
    expect(rendered).toEqual([post(2), post(1)]);
  });

  it('P1: one that is outdated, and that is made anew while somebody waits for it, is not made again', async () => {
    const { cache, turns, rendered, changed, visited } = createCache({
      cold: { atOnce: 1, unfinished: 1, waiting: 9 },
    });
    await visited(post(1));
    let release = () => {};
    const under = new Promise<void>((resolve) => (release = resolve));
    void turns.cold.begin(() => ({ made: null, asked: under, whole: under }));
    const renewed = changed();
    vi.advanceTimersByTime(1_001);
    const waited = cache.get(post(1), 'br');
    await renewed;
    release();
    expect((await waited).status).toBe(200);
    await under;
    expect(rendered).toEqual([post(1)]);
  });

  it('P4: a page that cannot be rendered any more goes on as it was', async () => {
    const { cache, texts, changed, visited } = createCache();
    await visited(post(1));
    texts[post(1)] = 'fails';
    await expect(changed()).rejects.toThrow('1 pages could not be rendered');
    vi.advanceTimersByTime(2_000);
    expect((await cache.get(post(1), 'br')).status).toBe(200);
  });
});

describe('what is kept', () => {
  it('P1: has a size in bytes; what was not read for longest goes first', async () => {
    const { cache, visited } = createCache({ maxBytes: 100_000, size: 40_000 });
    await visited('/');
    await visited('/about');
    cache.ready('/');
    await visited('/faq');
    expect(['/', '/about', '/faq'].map((url) => cache.ready(url) !== undefined)).toEqual([true, false, true]);
  });

  it('P1: after an edit, fixed pages and those that were read lately are made anew at once, the others when asked for', async () => {
    const { cache, changed, rendered, visited } = createCache();
    for (const url of ['/', '/faq', '/lockers?size=small', '/lockers?size=large']) await visited(url);
    vi.advanceTimersByTime(11 * 60_000);
    cache.ready('/lockers?size=large');
    expect(await changed()).toEqual(['/', '/faq', '/lockers?size=large']);
    vi.advanceTimersByTime(2_000);
    rendered.length = 0;
    expect((await cache.get('/lockers?size=small', 'br')).status).toBe(200);
    expect(rendered).toEqual(['/lockers?size=small']);
  });

  it('S7: so are pages in place of others, whoever reads them: the first who asks for an address that does not exist never waits', async () => {
    const { cache, changed } = createCache();
    for (const made of [cache.get(null, 'br'), cache.closed('br'), cache.offline('br')]) await made;
    await vi.waitUntil(() => ['not found', 'maintenance', 'offline'].every((key) => cache.ready(key)));
    vi.advanceTimersByTime(11 * 60_000);
    expect(await changed()).toEqual([standIns.notFound, standIns.maintenance, standIns.offline].toSorted());
  });

  it('P1: that a page was made anew does not count as being read', async () => {
    const { changed, visited } = createCache();
    await visited('/lockers?size=small');
    vi.advanceTimersByTime(6 * 60_000);
    expect(await changed()).toEqual(['/lockers?size=small']);
    vi.advanceTimersByTime(6 * 60_000);
    expect(await changed()).toEqual([]);
  });

  it('S8: a page that an edit does not change stays the very answer that it was, and one that it changes is another', async () => {
    const { cache, changed, texts, visited } = createCache();
    for (const url of ['/', '/faq']) await visited(url);
    const before = ['/', '/faq'].map((url) => cache.ready(url));
    texts['/'] = ' with another title';
    expect(await changed()).toEqual(['/', '/faq']);
    const [home, faq] = ['/', '/faq'].map((url) => cache.ready(url));
    expect(faq).toBe(before[1]);
    expect(home?.variants.br.etag).not.toBe(before[0]?.variants.br.etag);
    expect(home?.variants.identity.body.toString()).toContain('with another title');
  });

  it('S8: after an edit, what was read last is made anew first', async () => {
    const { cache, changed, rendered, visited } = createCache();
    for (const url of ['/', '/about', '/faq', '/about', '/']) {
      vi.advanceTimersByTime(10);
      if (cache.ready(url) === undefined) await visited(url);
    }
    await changed();
    expect(rendered).toEqual(['/', '/about', '/faq']);
    await changed();
    expect(rendered).toEqual(['/', '/about', '/faq']);
  });
});
