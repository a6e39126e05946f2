import type { FilePatch, LibraryFile } from './library-file';

const fields = ['name', 'alt', 'category', 'folder'] as const;

/** Whether a field that is to be changed is no more what its sender saw, nor what they want (A15). */
export function isChangedMeanwhile(
  file: Pick<LibraryFile, (typeof fields)[number]>,
  { seen = {}, ...patch }: FilePatch,
): boolean {
  return fields.some((field) => {
    const [wanted, was, is] = [patch[field], seen[field], trimmed(file[field])];
    return wanted !== undefined && was !== undefined && is !== trimmed(was) && is !== trimmed(wanted);
  });
}

/** Strapi's own panel keeps blanks around a text; they are no change. */
function trimmed(value: string | number | null): string | number | null {
  return typeof value === 'string' ? value.trim() : value;
}
