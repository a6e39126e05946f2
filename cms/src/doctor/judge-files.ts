import type { Finding } from './finding';

/** Where the files of the media library lie. */
export type FilePlace = 'served' | 'trash';

/** A file that the media library knows: its stored name, those of its smaller copies, and what people call it. */
export type KnownFile = { label: string; name: string; copies: readonly string[]; place: FilePlace };

const folders: Record<FilePlace, string> = { served: 'public/uploads', trash: 'public/uploads/.trash' };
const listed: Record<FilePlace, string> = { served: 'the media library', trash: 'the trash' };

/** Files that are listed and not on the disk, and files on the disk that nothing lists. */
export function judgeFiles(
  known: readonly KnownFile[],
  onDisk: Readonly<Record<FilePlace, ReadonlySet<string>>>,
): Finding[] {
  const lost = known.flatMap((file) => lostOf(file, onDisk[file.place]));
  const owned = (place: FilePlace) =>
    new Set(known.filter((file) => file.place === place).flatMap(({ name, copies }) => [name, ...copies]));
  const left = (['served', 'trash'] as const).flatMap((place) => {
    const names = owned(place);
    return [...onDisk[place]].filter((name) => !names.has(name)).map((name) => orphan(place, name));
  });
  return [...lost, ...left];
}

function lostOf({ label, name, copies, place }: KnownFile, there: ReadonlySet<string>): Finding[] {
  if (!there.has(name)) {
    const what = `“${label}” is in ${listed[place]}, but its file ${folders[place]}/${name} is missing.`;
    const todo = 'Copy the file there from a backup (tar -xzf), or delete the entry in /admin/media.';
    return [{ check: 'files', what, todo }];
  }
  const lost = copies.filter((copy) => !there.has(copy));
  if (lost.length === 0) return [];
  const what = `Of “${label}” (${name}) ${lost.length} smaller copies are missing, such as ${lost[0]}.`;
  return [{ check: 'files', what, todo: 'Replace the picture by itself in /admin/media: they are made again.' }];
}

function orphan(place: FilePlace, name: string): Finding {
  const what = `The file ${folders[place]}/${name} belongs to no entry of ${listed[place]}.`;
  return { check: 'files', what, todo: 'Delete it, or upload it in /admin/media if it is needed.' };
}
