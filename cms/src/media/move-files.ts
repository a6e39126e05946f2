import { access, copyFile, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { folderOf, type Place } from './folders';

/** A file: the place that it is in, and its name there. */
export type At = readonly [place: Place, name: string];

/** Where a file is on the disk. */
export function pathOf(strapi: Strapi, [place, name]: At): string {
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

/** Makes the moves in these places last through a loss of power. */
export async function flushPlaces(strapi: Strapi, ...places: Place[]): Promise<void> {
  for (const place of places) await flush(folderOf(strapi, place));
}

/** Writes bytes, or a copy of a file; on the disk for good when it resolves. */
export async function write(strapi: Strapi, at: At, content: Buffer | string): Promise<void> {
  const path = pathOf(strapi, at);
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

/** Whether a file is where it should be. */
export async function isThere(strapi: Strapi, at: At): Promise<boolean> {
  try {
    await access(pathOf(strapi, at));
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Moves a file over what is there; false when it is not where it should be. */
export async function move(strapi: Strapi, from: At, to: At): Promise<boolean> {
  try {
    await rename(pathOf(strapi, from), pathOf(strapi, to));
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Moves the files with these names, those that are there. */
export async function moveAll(strapi: Strapi, names: readonly string[], from: Place, to: Place): Promise<void> {
  for (const name of names) await move(strapi, [from, name], [to, name]);
  await flushPlaces(strapi, from, to);
}

/** Removes a file, if it is there. */
export async function remove(strapi: Strapi, at: At): Promise<void> {
  await rm(pathOf(strapi, at), { force: true });
}

/** The names of the files in a place, folders left out. */
export async function list(strapi: Strapi, place: Place): Promise<Set<string>> {
  const entries = await readdir(folderOf(strapi, place), { withFileTypes: true });
  return new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
}
