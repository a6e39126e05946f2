import { objectStoreSettings } from '@apoti/contract/object-store/settings';
import { join } from 'node:path';
import type { Strapi } from '../store/strapi';
import { DiskFiles } from './files/disk-files';
import type { At, FileStore } from './files/file-store';
import { ObjectFiles } from './files/object-files';
import type { Place } from './folders';

const stores = new WeakMap<Strapi, FileStore>();

/** Where the files of this CMS are kept: in the object store of its settings, else on the disk. */
export function fileStore(strapi: Strapi): FileStore {
  const known = stores.get(strapi);
  if (known !== undefined) return known;
  const store = createStore(strapi);
  stores.set(strapi, store);
  return store;
}

function createStore(strapi: Strapi): FileStore {
  const settings = objectStoreSettings(process.env);
  return settings === null ? new DiskFiles(join(strapi.dirs.static.public, 'uploads')) : new ObjectFiles(settings);
}

/** Makes what was done in these places last through a loss of power. */
export function settlePlaces(strapi: Strapi, ...places: Place[]): Promise<void> {
  return fileStore(strapi).settle(places);
}

/** Does something with each, as many at once as the store takes; what has begun is over when it fails. */
export async function withEach<T>(
  { atOnce }: FileStore,
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const waiting = items.values();
  const failures: unknown[] = [];
  const hands = Array.from({ length: Math.min(atOnce, items.length) }, async () => {
    for (const item of waiting) {
      if (failures.length > 0) return;
      await work(item).catch((error: unknown) => void failures.push(error));
    }
  });
  await Promise.all(hands);
  if (failures.length > 0) throw failures[0];
}

/** Moves files, those that are there, in no order. */
export function moveEach(strapi: Strapi, moves: readonly { from: At; to: At }[]): Promise<void> {
  const store = fileStore(strapi);
  return withEach(store, moves, ({ from, to }) => store.move(from, to));
}

/** Moves the files with these names, those that are there. */
export async function moveAll(strapi: Strapi, names: readonly string[], from: Place, to: Place): Promise<void> {
  await moveEach(
    strapi,
    names.map((name) => ({ from: [from, name], to: [to, name] })),
  );
  await settlePlaces(strapi, from, to);
}

/** Removes files, those that are there. */
export function removeEach(strapi: Strapi, files: readonly At[]): Promise<void> {
  const store = fileStore(strapi);
  return withEach(store, files, (at) => store.remove(at));
}

/** The names of the files in a place, folders left out. */
export async function list(strapi: Strapi, place: Place): Promise<Set<string>> {
  return new Set(await fileStore(strapi).list(place));
}
