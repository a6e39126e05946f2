import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import { stat } from 'node:fs/promises';

/** What the media library may hold besides pictures: nothing of it runs in a browser. */
const ALLOWED = /^(video|audio)\/[\w.+-]+$|^application\/pdf$/;

/** A recording or a document, by its content; null for everything else, pictures among it. */
export async function otherKind(
  content: Buffer | string,
): Promise<{ ext: string; mime: string; bytes: number } | null> {
  const found = typeof content === 'string' ? await fileTypeFromFile(content) : await fileTypeFromBuffer(content);
  if (!found || !ALLOWED.test(found.mime)) return null;
  const bytes = typeof content === 'string' ? (await stat(content)).size : content.length;
  return { ext: `.${found.ext}`, mime: found.mime, bytes };
}
