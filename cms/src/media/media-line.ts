import { createLine } from './line';

/**
 * What changes files and their rows goes one after the other: a file that is deleted, restored and replaced at the same
 * moment always ends where its row says.
 */
export const inMediaLine = createLine();
