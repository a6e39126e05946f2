import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Renderer } from '@apoti/contract';
import { publicData } from '../testing/public-data';
import { testAssets } from '../testing/render';

vi.stubGlobal('__ASSETS__', testAssets);
const data = publicData();
let renderer: Renderer;
beforeAll(async () => ({ renderer } = await import('./entry-server')));

const LENGTH = 512 * 1024;
/** What takes a moment gets a thousand times as long; what grows with the square of the length would take minutes. */
const PATIENCE_MS = 10_000;
const inTime = <T>(work: () => T): T => runInNewContext('work()', { work }, { timeout: PATIENCE_MS }) as T;

/** Texts at which patterns go astray: long runs of one thing, and something else at their end. */
const runs: readonly string[] = [
  'a',
  '-a',
  '.a',
  '/',
  '/a',
  ' ',
  '+',
  '%20',
  '%',
  '%E0',
  '%CC%81',
  '&',
  '&search=',
  '(a',
  '=',
];
const texts = runs.map((run) => [run, `${run.repeat(LENGTH / run.length)}!`] as const);
const addresses = ['/press-releases?search=', '/faq?search=', '/events?search=', '/press-releases/', '/'];
/** As long as free text may be. */
const MOST = 100;

describe('a long address', () => {
  it.each(addresses.flatMap((address) => texts.map(([run, text]) => [address, run, text] as const)))(
    'P13, P14, P15: %s… with %j again and again is looked at once, from its beginning to its end',
    (address, _run, text) => {
      const found = inTime(() => renderer.resolve(address + text, data));
      const words = found === null ? '' : (new URL(found.url, 'http://site').searchParams.get('search') ?? '');
      expect(words.length).toBeLessThanOrEqual(MOST);
    },
  );

  it.each(['/press-releases', '/faq', '/events'])(
    'P13, P14, P15: %s takes 100 letters of a search, and drops the next',
    (path) => {
      const asked = (length: number) => renderer.resolve(`${path}?search=${'x'.repeat(length)}`, data)?.url;
      expect(asked(MOST)).toBe(`${path}?search=${'x'.repeat(MOST)}`);
      expect(asked(MOST + 1)).toBe(asked(MOST));
      expect(asked(MOST - 1)).not.toBe(asked(MOST));
    },
  );

  it('P13: a post is called by at most 100 letters', () => {
    const [post] = data.posts;
    const known = (id: string) => renderer.resolve(`/press-releases/${id}`, data) !== null;
    expect(known(String(post?.id))).toBe(true);
    expect(known('x'.repeat(MOST + 1))).toBe(false);
  });
});
