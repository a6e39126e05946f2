import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the CMS notes while it changes its whole database, and the states in which it is at it. */
const notes = [
  { file: 'upgrade/copying.json', states: ['copying'] },
  { file: 'upgrade/note.json', states: ['begun'] },
  // With `ready` a start begins to load what was made ready: in PostgreSQL that is what takes long.
  { file: 'restore/note.json', states: ['ready', 'moving', 'undoing'] },
];

/**
 * Whether the CMS is at work that may take as long as it takes: an upgrade of its database, or a restore. Ended in the middle it would
 * be undone, and begun again by the next start.
 * @param {string} dataDir
 */
export function isAtLongWork(dataDir) {
  return notes.some(({ file, states }) => states.includes(stateIn(join(dataDir, file))));
}

/** @param {string} file */
function stateIn(file) {
  try {
    return String(JSON.parse(readFileSync(file, 'utf8')).state);
  } catch {
    return '';
  }
}
