import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { forFirstFlight } from './first-flight';
import { prepareReply } from './prepared-reply';

const sizes = (at10: number, at11: number) => new Map([10, 11].map((level, at) => [level, [at10, at11][at] ?? 0]));

it.each([
  ['fits as it is', 13_540, sizes(12_500, 12_300), [], 13_540],
  ['is a little more than ten packets', 14_500, sizes(13_540, 13_250), [10], 13_540],
  ['is more than a little more', 14_700, sizes(13_541, 13_300), [10, 11], 13_300],
  ['does not fit at all', 15_100, sizes(13_900, 13_600), [10, 11], 13_600],
  ['can never fit', 15_200, sizes(14_000, 13_700), [], 15_200],
])(
  'S5: what %s is compressed as hard as it takes to come with the first packets',
  async (_, usual, at, tried, bytes) => {
    const levels: number[] = [];
    const compress = (level: number) => {
      levels.push(level);
      return Promise.resolve(Buffer.alloc(at.get(level) ?? 0));
    };
    expect((await forFirstFlight(Buffer.alloc(usual), compress)).length).toBe(bytes);
    expect(levels).toEqual(tried);
  },
);

/** Text of made-up words, in an order of their own that is the same each time. */
function words(count: number): string {
  let seed = 1;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647);
  return Array.from({ length: count }, () => `${(next() % 4_000).toString(36)} `).join('');
}

it('S5: a page that is a little more than the first packets comes smaller than usual, and is the same page', async () => {
  const text = words(7_200);
  const usual = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  const { variants } = await prepareReply(text, { status: 200, headers: {} });
  expect(usual.length).toBeGreaterThan(13_540);
  expect(variants.br.body.length).toBeLessThan(0.9 * usual.length);
  expect(brotliDecompressSync(variants.br.body).toString()).toBe(text);
});
