import type { Author } from '../changes/author';

/** Who a change is from that brought an older site over: whoever has the secrets of the data folder. */
export const MOVER: Author = { id: 'import', name: 'Import' };
