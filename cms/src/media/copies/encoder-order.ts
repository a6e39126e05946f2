import { z } from 'zod';

/** What the encoder is told: the picture, the size in bytes that a copy stays below, and where each copy is to be written. */
export const encoderOrderSchema = z.object({
  source: z.string(),
  /** A copy that is not smaller than the picture itself is of no use. */
  below: z.number(),
  /** `width` null: as wide as the picture. */
  copies: z.array(z.object({ path: z.string(), width: z.number().nullable(), format: z.enum(['avif', 'webp']) })),
});
export type EncoderOrder = z.infer<typeof encoderOrderSchema>;

/** What the encoder answers, copy by copy: its size; null where none was written. */
export const encodedSchema = z.array(z.object({ width: z.number(), height: z.number(), bytes: z.number() }).nullable());
export type EncodedCopy = z.infer<typeof encodedSchema>[number];
