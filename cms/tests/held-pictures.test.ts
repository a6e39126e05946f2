import { libraryTexts } from '@apoti/contract';
import { expect, it } from 'vitest';
import { bomb, jpeg, pngKinds, sharp } from '../../tests/support/pictures';
import { cleanImage } from '../src/media/clean-image';
import { heldBytes, MAX_HELD_BYTES } from '../src/media/held-bytes';

/** Just below what a picture may have. */
const [WIDE, HIGH] = [7_296, 5_472];
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#146' } });

it.each([
  ['an interlaced PNG of 16 bits', () => bomb(WIDE, HIGH, pngKinds.deepInPasses)],
  ['a progressive JPEG', () => plain(WIDE, HIGH).jpeg({ progressive: true }).toBuffer()],
  ['a WebP', () => plain(5_000, 4_000).webp({ effort: 0 }).toBuffer()],
])('C14: %s that would be held in memory as a whole is refused, and its sender is told what to do', async (_, make) => {
  await expect(cleanImage(await make())).rejects.toMatchObject({
    code: 'invalid',
    message: libraryTexts.tooManyPixels,
  });
});

it('C14: a photograph of 40 million pixels that stands on its side is taken, for it is read line by line', async () => {
  const lying = await sharp(await jpeg(WIDE, HIGH))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(await cleanImage(lying)).toMatchObject({ format: 'jpeg', width: 3_072, height: 4_096 });
});

const shape = { width: WIDE, height: HIGH, channels: 4, depth: 'ushort' } as const;
it.each([
  ['line by line, in 16 bits', shape, true],
  ['on its side, in 16 bits', { ...shape, orientation: 8 }, true],
  ['in passes, in 8 bits', { ...shape, depth: 'uchar', isProgressive: true }, true],
  ['in passes and on its side, in 8 bits', { ...shape, depth: 'uchar', isProgressive: true, orientation: 6 }, false],
  ['in passes, in 16 bits', { ...shape, isProgressive: true }, false],
  ['in passes, 20 million in 16 bits', { ...shape, width: 5_000, height: 4_000, isProgressive: true }, true],
] as const)('C14: whether a PNG of 40 million pixels that comes %s is held at a bearable cost', (_, one, isBorne) => {
  expect(heldBytes(one, 'png') <= MAX_HELD_BYTES).toBe(isBorne);
});

it('C14: a progressive JPEG as people send it from a phone or a camera is borne', () => {
  const photograph = { width: 6_016, height: 4_016, channels: 3, depth: 'uchar', isProgressive: true } as const;
  expect(heldBytes(photograph, 'jpeg')).toBeLessThan(MAX_HELD_BYTES);
  expect(heldBytes({ ...photograph, width: 4_032, height: 3_024, orientation: 6 }, 'jpeg')).toBeLessThan(
    MAX_HELD_BYTES,
  );
});
