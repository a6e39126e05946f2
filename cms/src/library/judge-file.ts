import { ApiError, kindOfFileName, libraryTexts, maxBytesOf, uploadTexts, type MediaKind } from '@apoti/contract';
import { fileTypeFromBuffer } from 'file-type';
import { readFile, stat } from 'node:fs/promises';
import { kindOfMime } from '../media/kind-of-mime';
import { MP4_ENDS, otherKind, type OtherKind } from '../media/other-kinds';
import { hasMacros, isWholeDoc, isWholeDocx, isWholePdf } from '../media/whole/documents';
import { isWholeRar } from '../media/whole/rar';
import { isWholeMatroska, isWholeMp4, isWholeRiff } from '../media/whole/recordings';
import { isWholeFlac } from '../media/whole/flac';
import { isWholeAac, isWholeMpegSound, isWholeOgg } from '../media/whole/sounds';
import { readZip } from '../media/whole/zip';

/**
 * Judges a file by its content and says of what kind it is; pictures are judged once more when they are decoded. A name that
 * says something else is not believed, and what is neither fish nor flesh is refused.
 * @throws ApiError `invalid`, `too_large`
 */
export async function judgeFile(content: Buffer | string, name: string): Promise<MediaKind> {
  const size = typeof content === 'string' ? (await stat(content)).size : content.length;
  if (size === 0) throw new ApiError('invalid', libraryTexts.empty);
  const claimed = kindOfFileName(name);
  // No more is read than the library holds.
  if (size > maxBytesOf.video) throw tooLarge(claimed);
  const bytes = typeof content === 'string' ? await readFile(content) : content;
  const other = await otherKind(bytes);
  if (other === null) return judgePicture(bytes, claimed);
  const kind = kindOfMime(other.mime);
  if (size > maxBytesOf[kind]) throw tooLarge(kind);
  if (hasMacrosInside(other, bytes)) throw new ApiError('invalid', libraryTexts.macros);
  if (!isWhole(other, bytes) || !fits(claimed, kind)) throw new ApiError('invalid', libraryTexts.damaged);
  return kind;
}

function tooLarge(kind: MediaKind | undefined): ApiError {
  return new ApiError('too_large', kind === 'image' ? uploadTexts.tooLarge : libraryTexts.tooLarge);
}

/** What is no other kind is a picture, says it is one, or is nothing that we take. */
async function judgePicture(bytes: Buffer, claimed: MediaKind | undefined): Promise<'image'> {
  const isPicture = (await fileTypeFromBuffer(bytes))?.mime.startsWith('image/') === true;
  if (isPicture && claimed !== undefined && claimed !== 'image') throw new ApiError('invalid', libraryTexts.damaged);
  if (!isPicture && claimed !== 'image') {
    throw new ApiError('invalid', claimed === undefined ? libraryTexts.notAllowed : libraryTexts.damaged);
  }
  if (bytes.length > maxBytesOf.image) throw tooLarge('image');
  if (!isPicture) throw new ApiError('invalid', uploadTexts.notAnImage);
  return 'image';
}

/** Sound and moving pictures share their containers. */
function fits(claimed: MediaKind | undefined, kind: MediaKind): boolean {
  const recordings: readonly MediaKind[] = ['video', 'audio'];
  if (claimed === undefined || claimed === kind) return true;
  return recordings.includes(claimed) && recordings.includes(kind);
}

function hasMacrosInside({ mime }: OtherKind, bytes: Buffer): boolean {
  return kindOfMime(mime) === 'document' && mime !== 'application/pdf' && hasMacros(mime, bytes);
}

/** How each kind of file is known to be all there. Of others that is not known, and they are taken as they are. */
const isWholeBy: Record<string, (bytes: Buffer) => boolean> = {
  '.pdf': isWholePdf,
  '.docx': isWholeDocx,
  '.doc': isWholeDoc,
  '.zip': (bytes) => readZip(bytes) !== null,
  '.rar': isWholeRar,
  ...Object.fromEntries(MP4_ENDS.map((ext) => [`.${ext}`, isWholeMp4])),
  '.wav': isWholeRiff,
  '.avi': isWholeRiff,
  '.webm': isWholeMatroska,
  '.mkv': isWholeMatroska,
  ...Object.fromEntries('mp3 mp2 mp1'.split(' ').map((ext) => [`.${ext}`, isWholeMpegSound])),
  '.aac': isWholeAac,
  ...Object.fromEntries('ogg oga ogv opus spx'.split(' ').map((ext) => [`.${ext}`, isWholeOgg])),
  '.flac': isWholeFlac,
};

/** Whether a file is all there: a copy that broke off is refused when it is sent, not when somebody opens it. */
function isWhole({ ext }: OtherKind, bytes: Buffer): boolean {
  return isWholeBy[ext]?.(bytes) ?? true;
}
