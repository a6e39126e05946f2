import { z } from 'zod';

/** A part of an answer that stands for itself: what is known, or why nothing is. One that fails takes no other with it. */
export function part<T extends z.ZodType>(value: T) {
  return z.discriminatedUnion('known', [
    z.object({ known: z.literal(true), value }),
    z.object({ known: z.literal(false), reason: z.string() }),
  ]);
}

/** A part as it is worked with. */
export type Part<T> = { known: true; value: T } | { known: false; reason: string };
