import type { MediaKind } from '@apoti/contract';

/** Archives, as file-type names them and as older versions of it did. */
export const ARCHIVES = ['application/zip', 'application/x-rar-compressed', 'application/vnd.rar'] as const;

const archives = new Set<string>(ARCHIVES);

/** What kind of file a media type is of. What is neither a picture, a recording nor an archive is a document. */
export function kindOfMime(mime: string): MediaKind {
  if (mime.startsWith('image/')) return 'image';
  if (mime.startsWith('video/')) return 'video';
  if (mime.startsWith('audio/')) return 'audio';
  return archives.has(mime) ? 'archive' : 'document';
}
