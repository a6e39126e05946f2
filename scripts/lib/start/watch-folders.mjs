import { existsSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('node:fs').FSWatcher} FSWatcher */

/**
 * Calls back after files below the folders have changed and a moment of quiet has passed. Folders are watched one by
 * one, not files: Node's recursive watching on Linux loses a file for good when an editor saves by renaming.
 * @param {string[]} folders
 * @param {() => void} onChange
 * @param {{ quietMs?: number, onError?: (error: unknown) => void }} [options]
 * @returns {() => void} ends it
 */
export function watchFolders(folders, onChange, { quietMs = 150, onError = () => {} } = {}) {
  /** @type {FSWatcher[]} */
  let watchers = [];
  /** @type {NodeJS.Timeout | undefined} */
  let timer;

  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Folders come and go with the files; what changes meanwhile is seen by whoever reads the files now.
      unwatch();
      watchAll();
      onChange();
    }, quietMs);
  };
  const unwatch = () => {
    for (const watcher of watchers) watcher.close();
    watchers = [];
  };
  const watchAll = () => {
    for (const folder of folders.flatMap(foldersIn)) {
      try {
        watchers.push(watch(folder, changed).on('error', onError));
      } catch (error) {
        // A folder that has vanished since it was listed is announced by the one above it.
        if (existsSync(folder)) onError(error);
      }
    }
  };

  watchAll();
  return () => {
    clearTimeout(timer);
    unwatch();
  };
}

/**
 * A folder and all folders below it.
 * @param {string} folder
 * @returns {string[]}
 */
function foldersIn(folder) {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return [folder, ...entries.flatMap((entry) => (entry.isDirectory() ? foldersIn(join(folder, entry.name)) : []))];
  } catch {
    return [];
  }
}
