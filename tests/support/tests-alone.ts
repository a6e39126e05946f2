import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a test file changes for all that its process loads after it: the window of jsdom, or modules that it replaces. */
const CHANGES_ITS_PROCESS = /@vitest-environment jsdom|\bvi\.(?:(?:do)?mock\s*[<(]|resetModules\()/i;

/**
 * The test files below some folders that need a process of their own, by their paths from `root`. The others can share one, and what
 * that has loaded.
 */
export function testsAlone(root: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.(?:tsx?|mjs)$/.test(name) && !/(?:^|\/)(?:node_modules|dist)\//.test(name))
      .map((name) => join(folder, name))
      .filter((path) => CHANGES_ITS_PROCESS.test(readFileSync(join(root, path), 'utf8'))),
  );
}
