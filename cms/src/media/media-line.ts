import type { Strapi } from '../store/strapi';
import { acrossProcesses } from './across-processes';
import { createLine } from './line';
import { seenToAgree } from './repair';

const inLine = createLine();

/**
 * What changes files and their rows goes one after the other, in all processes: a file that is deleted, restored and replaced at
 * the same moment always ends where its row says.
 */
export function inMediaLine<T>(strapi: Strapi, work: () => Promise<T>): Promise<T> {
  return inLine(() => acrossProcesses(strapi, () => seenToAgree(strapi, work)));
}
