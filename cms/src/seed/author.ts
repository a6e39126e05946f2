import { FIRST_CONTENT } from '@apoti/contract';
import type { Author } from '../changes/author';

/** Who the first content is from. */
export const SEED_AUTHOR: Author = { id: 'seed', name: FIRST_CONTENT };
