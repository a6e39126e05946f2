import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import { readFile, stat } from 'node:fs/promises';

/** What the media library may hold besides pictures: recordings, and these. Nothing of it runs in a browser. */
const RECORDINGS = /^(video|audio)\/[\w.+-]+$/;
const OTHERS = new Set([
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/zip',
  'application/x-rar-compressed',
]);
/** What older Office documents are packed in: which one it is says the name of its main stream. */
const COMPOUND = 'application/x-cfb';
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');

/** The ends of the recordings in boxes as MP4 has them, whatever brand they name: all that file-type has for them. */
export const MP4_ENDS = ['mp4', 'm4v', 'm4p', 'm4a', 'm4b', 'f4v', 'f4p', 'f4a', 'f4b', 'mov', '3gp', '3g2'] as const;

/** A kind of file that is no picture, by its content. */
export type OtherKind = { ext: string; mime: string; bytes: number };

/** A recording, a document or an archive, by its content; null for everything else, pictures among it. */
export async function otherKind(content: Buffer | string): Promise<OtherKind | null> {
  const found = typeof content === 'string' ? await fileTypeFromFile(content) : await fileTypeFromBuffer(content);
  if (!found) return null;
  const bytes = typeof content === 'string' ? (await stat(content)).size : content.length;
  if (found.mime === COMPOUND) {
    const all = typeof content === 'string' ? await readFile(content) : content;
    return all.includes(WORD_STREAM) ? { ext: '.doc', mime: 'application/msword', bytes } : null;
  }
  // Without what it says of the codec, such as for a voice message in Opus.
  const [mime = ''] = found.mime.split(';');
  if (!RECORDINGS.test(mime) && !OTHERS.has(mime)) return null;
  return { ext: `.${found.ext}`, mime, bytes };
}
