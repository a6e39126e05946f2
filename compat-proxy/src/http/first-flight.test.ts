import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { firstFlightLevel } from './first-flight';
import { prepareReply } from './prepared-reply';

it.each([
  ['fits as it is', 13_300, null],
  ['is a little more than ten packets', 13_301, 10],
  ['is more than a little more', 14_301, 11],
  ['can never fit', 15_200, null],
])('S5: what %s is compressed as hard as it takes to come with the first packets', (_, bytes, level) => {
  expect(firstFlightLevel(bytes)).toBe(level);
});

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
  expect(firstFlightLevel(usual.length)).not.toBeNull();
  expect(variants.br.body.length).toBeLessThan(0.9 * usual.length);
  expect(brotliDecompressSync(variants.br.body).toString()).toBe(text);
});
