import { isObject } from '@apoti/contract';
import { isFilePath } from '../links/files-in';
import type { Notes } from '../notes';
import { saferLink } from './mend';
import { toText } from './scalars';
import { listOf } from './unwrap';

/** A file of an older site's media library: where it is served, what it was called, and what it shows. */
export type OldFile = { path: string; name: string; alt: string };

/** The files of the media library. @throws Error with what is wrong with the answer as a whole */
export function normaliseMedia(answer: unknown, notes: Notes): OldFile[] {
  const list = listOf(answer);
  if (list === undefined) throw new Error('the answer holds no list');
  const files = new Map<string, OldFile>();
  for (const [index, sent] of list.entries()) {
    const row: Record<string, unknown> = isObject(sent) ? sent : { url: sent };
    if (row['trashed'] === true || row['trashed'] === 1 || row['trashed'] === '1') continue;
    const url = toText(row['url'] ?? row['path'] ?? row['src']) ?? '';
    const path = url.startsWith('/') ? url : /^https?:/i.test(url) ? url : saferLink(url);
    if (!isFilePath(path)) {
      notes.leaveOut(`File in place ${index + 1}`, `“${url.slice(0, 80)}” is no address of a file of the old site`);
      continue;
    }
    const name = toText(row['originalName'] ?? row['original_name'] ?? row['name']) ?? '';
    files.set(path, { path, name: name || nameIn(path), alt: toText(row['alt'] ?? row['alternativeText']) ?? '' });
  }
  return [...files.values()];
}

/** What a file is called by its address. */
export function nameIn(path: string): string {
  const last =
    path
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
