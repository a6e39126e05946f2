import { copyFile, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { folderOf, type Place } from './folders';

/** Where a file of a place is. */
export function pathOf(strapi: Strapi, name: string, place: Place): string {
  return join(folderOf(strapi, place), name);
}

function isMissing(error: unknown): boolean {
  return isRecord(error) && error['code'] === 'ENOENT';
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Puts bytes, or a copy of a file, where nobody is served them yet; on the disk for good when it resolves. */
export async function stage(strapi: Strapi, name: string, content: Buffer | string): Promise<void> {
  const path = pathOf(strapi, name, 'staging');
  if (typeof content === 'string') {
    await copyFile(content, path);
    await flush(path);
    return;
  }
  const handle = await open(path, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Moves files from one place to another, over what is there. Those that are not where they should be are left out. */
export async function move(strapi: Strapi, names: readonly string[], from: Place, to: Place): Promise<void> {
  for (const name of names) {
    await rename(pathOf(strapi, name, from), pathOf(strapi, name, to)).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  }
  for (const place of [from, to]) await flush(folderOf(strapi, place));
}

/** Removes files of a place, those that are there. */
export async function remove(strapi: Strapi, names: readonly string[], from: Place): Promise<void> {
  for (const name of names) await rm(pathOf(strapi, name, from), { force: true });
}

/** The names of the files in a place, folders left out. */
export async function list(strapi: Strapi, place: Place): Promise<Set<string>> {
  const entries = await readdir(folderOf(strapi, place), { withFileTypes: true });
  return new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
}
