import type { Finding } from './finding';

/** Where the files of the media library lie. */
export type FilePlace = 'served' | 'trash';

/** A file that the media library knows: its stored name, those of its smaller copies, and what people call it. */
export type KnownFile = { label: string; name: string; copies: readonly string[]; place: FilePlace };

/** The files of a place, and what people call it. */
export type KeptFiles = { folder: string; names: ReadonlySet<string> };

const listed: Record<FilePlace, string> = { served: 'the media library', trash: 'the trash' };

/** Files that are listed and not there, and files that are there and that nothing lists. */
export function judgeFiles(known: readonly KnownFile[], kept: Readonly<Record<FilePlace, KeptFiles>>): Finding[] {
  const lost = known.flatMap((file) => lostOf(file, kept[file.place]));
  const owned = (place: FilePlace) =>
    new Set(known.filter((file) => file.place === place).flatMap(({ name, copies }) => [name, ...copies]));
  const left = (['served', 'trash'] as const).flatMap((place) => {
    const names = owned(place);
    const others = [...kept[place].names].filter((name) => !names.has(name));
    return others.map((name) => orphan(place, `${kept[place].folder}/${name}`));
  });
  return [...lost, ...left];
}

function lostOf({ label, name, copies, place }: KnownFile, kept: KeptFiles): Finding[] {
  if (!kept.names.has(name)) {
    const what = `“${label}” is in ${listed[place]}, but its file ${kept.folder}/${name} is missing.`;
    const todo =
      'Copy the file there from a backup (tar -xzf) or a version of the bucket, or delete the entry in /admin/media.';
    return [{ check: 'files', what, todo }];
  }
  const lost = copies.filter((copy) => !kept.names.has(copy));
  if (lost.length === 0) return [];
  const what = `Of “${label}” (${name}) ${lost.length} smaller copies are missing, such as ${lost[0]}.`;
  return [{ check: 'files', what, todo: 'Replace the picture by itself in /admin/media: they are made again.' }];
}

function orphan(place: FilePlace, path: string): Finding {
  const what = `The file ${path} belongs to no entry of ${listed[place]}.`;
  return { check: 'files', what, todo: 'Delete it, or upload it in /admin/media if it is needed.' };
}
