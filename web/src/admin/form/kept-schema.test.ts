import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { keptSchema } from './kept-schema';

const draft = z.object({ name: z.string(), size: z.object({ width: z.number(), height: z.number() }) });
const schema = keptSchema(draft, { name: '', size: { width: 1, height: 2 } });

describe('a draft that an earlier build has kept', () => {
  it.each([
    ['whole', { name: 'Typed', size: { width: 5, height: 6 } }, { name: 'Typed', size: { width: 5, height: 6 } }],
    ['without a field', { name: 'Typed' }, { name: 'Typed', size: { width: 1, height: 2 } }],
    ['without one of a group', { name: '', size: { height: 6 } }, { name: '', size: { width: 1, height: 6 } }],
  ])('A6: %s is read with every word of it', (_, kept, read) => expect(schema.parse(kept)).toEqual(read));

  it.each([[null], ['text'], [[]], [{ name: 3 }], [{ name: 'Typed', size: 'large' }]])(
    'A6: what is of another kind is not taken for one: %j',
    (kept) => expect(schema.safeParse(kept).success).toBe(false),
  );
});
