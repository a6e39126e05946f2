import { z } from 'zod';
import { line } from './text';

/** Wire id: a whole number, unique in its list, that never changes once seen (timestamps fit). */
export const wireId = z.number().int('must be a whole number').positive().max(Number.MAX_SAFE_INTEGER);

/** Identity of a list item that has no wire id: a UUID given by whoever made the item. */
export const itemKey = line(100);
