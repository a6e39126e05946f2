import type { Strapi } from '../store/strapi';
import { asOnlyProcess } from '../store/process-lock';
import { createLine } from './line';
import { repairSoon, seenToAgree } from './repair';

const inLine = createLine();

/**
 * What changes files and their rows goes one after the other, in all processes of the CMS: a file that is deleted, restored and
 * replaced at the same moment always ends where its row says, and a start that puts files right meets nothing half done.
 */
export function inMediaLine<T>(strapi: Strapi, work: () => Promise<T>): Promise<T> {
  // Where the lock is lost what is under way goes on: its rows say whether it may, and files are looked through after it.
  return inLine(() =>
    asOnlyProcess(
      'media',
      () => seenToAgree(strapi, work),
      () => repairSoon(strapi),
    ),
  );
}
