// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OwnNames } from '../editing/browser/own-names';
import { ANSWER_MS } from '../editing/browser/unlocked-tabs';
import { PATIENCE_MS } from '../editing/in-time';
import { FakeLocks } from '../editing/testing/fake-locks';
import { settle } from '../editing/testing/fake-clock';
import { blankPost, UNMADE } from './post-document';
import { postEntries } from './post-entries';
import { forgetNew, goOnWith, nameOfNew } from './post-names';

/** What a tab has stored for itself. */
type Stored = Map<string, string>;

type Run = (lock: object | null) => unknown;

/** A page in a tab, which holds its locks until it is left. */
class Page {
  readonly #names = new OwnNames('post-new-');
  readonly #ends: (() => void)[] = [];

  constructor(
    readonly stored: Stored,
    private readonly locks: FakeLocks | undefined,
  ) {}

  /** All that follows is done by this page. */
  use(): void {
    const { stored, locks } = this;
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    });
    const request = (name: string, ...rest: [Run] | [object, Run]) => {
      const [options, run] = rest.length === 2 ? rest : [{}, rest[0]];
      const left = new Promise<void>((resolve) => this.#ends.push(resolve));
      return locks?.request(name, options, (lock) => (lock === null ? run(lock) : Promise.race([run(lock), left])));
    };
    vi.stubGlobal('navigator', { locks: locks && { request } });
  }

  /** The name of its new post, when so much time may pass until it is known. */
  async newPost(passing = 1_000): Promise<string> {
    this.use();
    const name = nameOfNew(7, this.#names);
    await settle();
    await vi.advanceTimersByTimeAsync(passing);
    return name;
  }

  async leave(): Promise<void> {
    for (const end of this.#ends) end();
    await settle();
  }
}

const copyOf = (page: Page): Stored => new Map(page.stored);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const giveUp = new AbortController();
    setTimeout(() => giveUp.abort(), ms);
    return giveUp.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the name of the new post of a tab', () => {
  it('A6, A10: is the same after a reload, also where the former page is let go of late', async () => {
    const locks = new FakeLocks();
    const page = new Page(new Map(), locks);
    const name = await page.newPost();
    expect(await page.newPost()).toBe(name);
    const again = new Page(page.stored, locks);
    setTimeout(() => void page.leave(), 200);
    expect(await again.newPost()).toBe(name);
  });

  it('A6, A10: is another one in a copy of the tab, which keeps that over a reload', async () => {
    const locks = new FakeLocks();
    const page = new Page(new Map(), locks);
    const name = await page.newPost();
    const copy = new Page(copyOf(page), locks);
    const other = await copy.newPost();
    expect(other).not.toBe(name);
    await copy.leave();
    expect(await new Page(copy.stored, locks).newPost()).toBe(other);
    expect(await page.newPost()).toBe(name);
  });

  it('A6, A10: is another one in a copy also when the post was made meanwhile, for its form goes on', async () => {
    const locks = new FakeLocks();
    const page = new Page(new Map(), locks);
    const name = await page.newPost();
    const copied = copyOf(page);
    forgetNew(7);
    expect(await new Page(copied, locks).newPost()).not.toBe(name);
    const next = await page.newPost();
    expect(next).not.toBe(name);
  });

  it('A6, A10: is the same in a tab that was closed or killed and is brought back', async () => {
    const locks = new FakeLocks();
    const page = new Page(new Map(), locks);
    const name = await page.newPost();
    const stored = copyOf(page);
    await page.leave();
    expect(await new Page(stored, locks).newPost()).toBe(name);
    // Of two that remember the same, as of a browser that was killed before it had stored the copy's, one has it.
    expect(await new Page(copyOf(page), locks).newPost()).not.toBe(name);
  });

  it('A6, A10: tells a copy from a reload also where there are no Web Locks', async () => {
    const page = new Page(new Map(), undefined);
    const name = await page.newPost(ANSWER_MS);
    vi.useRealTimers();
    const copy = new Page(copyOf(page), undefined);
    copy.use();
    expect(await nameOfNew(7, new OwnNames('post-new-'))).not.toBe(name);
    goOnWith('post-new-of-a-page-that-is-gone', 7);
    expect(await nameOfNew(7, new OwnNames('post-new-'))).toBe('post-new-of-a-page-that-is-gone');
  });

  it('A6, A10: is the same where the browser does not say who lives', async () => {
    const locks = new FakeLocks();
    const page = new Page(new Map(), locks);
    const name = await page.newPost();
    await page.leave();
    locks.hang();
    expect(await new Page(page.stored, locks).newPost(PATIENCE_MS * 2)).toBe(name);
  });

  it('A6, A10: is that of the words that this tab has, whoever had it before', async () => {
    const locks = new FakeLocks();
    const page = new Page(new Map(), locks);
    const name = await page.newPost();
    const other = new Page(new Map(), locks);
    other.use();
    const letGo = postEntries.hold(name, 7);
    const { session } = postEntries.of(name, 7);
    session.seen({ content: blankPost(0), revision: UNMADE });
    await vi.advanceTimersByTimeAsync(PATIENCE_MS * 3);
    session.edit((post) => ({ ...post, title: 'Taken over' }));
    goOnWith(name, 7);
    expect(await other.newPost()).toBe(name);
    session.abandon();
    letGo();
  });
});
