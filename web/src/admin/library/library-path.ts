/** Where the media library is. */
export const LIBRARY_PATH = '/admin/media';

/** The address of a file's details. */
export function fileAddress(id: string): string {
  return `${LIBRARY_PATH}?${new URLSearchParams({ file: id }).toString()}`;
}
