import { ApiError, libraryTexts, maxBytesOf, uploadTexts, type MediaKind } from '@apoti/contract';
import { fileTypeFromBuffer } from 'file-type';
import { readFile, stat } from 'node:fs/promises';
import { kindOfMime } from '../media/kind-of-mime';
import { otherKind, type OtherKind } from '../media/other-kinds';
import { hasMacros, isWholeDoc, isWholeDocx, isWholePdf } from '../media/whole/documents';
import { isWholeRar } from '../media/whole/rar';
import { isWholeMatroska, isWholeMp4, isWholeRiff } from '../media/whole/recordings';
import { readZip } from '../media/whole/zip';

/** Kinds that the ends of names stand for; others say nothing. */
const kindOfExtension: Record<string, MediaKind> = {
  ...Object.fromEntries('jpg jpeg png gif webp avif svg bmp heic'.split(' ').map((ext) => [ext, 'image'] as const)),
  ...Object.fromEntries('mp4 m4v mov webm mkv avi mpg mpeg'.split(' ').map((ext) => [ext, 'video'] as const)),
  ...Object.fromEntries('mp3 wav ogg oga opus m4a aac flac'.split(' ').map((ext) => [ext, 'audio'] as const)),
  ...Object.fromEntries('pdf doc docx'.split(' ').map((ext) => [ext, 'document'] as const)),
  ...Object.fromEntries('zip rar'.split(' ').map((ext) => [ext, 'archive'] as const)),
};

/**
 * Judges a file by its content and says of what kind it is; pictures are judged once more when they are decoded. A name that
 * says something else is not believed, and what is neither fish nor flesh is refused.
 * @throws ApiError `invalid`, `too_large`
 */
export async function judgeFile(content: Buffer | string, name: string): Promise<MediaKind> {
  const size = typeof content === 'string' ? (await stat(content)).size : content.length;
  if (size === 0) throw new ApiError('invalid', libraryTexts.empty);
  const claimed = kindOfExtension[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''];
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

/** Whether a file is all there: a copy that broke off is refused when it is sent, not when somebody opens it. */
function isWhole({ mime, ext }: OtherKind, bytes: Buffer): boolean {
  switch (ext) {
    case '.pdf':
      return isWholePdf(bytes);
    case '.docx':
      return isWholeDocx(bytes);
    case '.doc':
      return isWholeDoc(bytes);
    case '.zip':
      return readZip(bytes) !== null;
    case '.rar':
      return isWholeRar(bytes);
    case '.mp4':
    case '.m4v':
    case '.m4a':
    case '.mov':
      return isWholeMp4(bytes);
    case '.wav':
    case '.avi':
      return isWholeRiff(bytes);
    case '.webm':
    case '.mkv':
      return isWholeMatroska(bytes);
    default:
      return /^(video|audio)\//.test(mime);
  }
}
