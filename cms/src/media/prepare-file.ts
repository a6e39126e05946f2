import { ApiError, libraryTexts } from '@apoti/contract';
import { cleanImage, kindOf, makeThumbnail, type CleanImage } from './clean-image';
import { hashContent } from './hash-content';
import { formatOfExtension } from './image-formats';
import { otherKind } from './other-kinds';
import { forgetPlace } from './whereabouts/forget-place';

/** A file that is about to be stored: the columns of its row, and what is to be written under which name. */
export type Prepared = { columns: Record<string, unknown>; files: { name: string; content: Buffer | string }[] };

const kilobytes = (bytes: number) => Math.round(bytes / 10) / 100;

/**
 * Judges a file by its content and makes what is stored of it under `hash`. Pictures are encoded anew, also where the panel
 * sends them (C14); recordings without where they were made (F7), and documents as they are, if they are what the media library may hold.
 * @param ext of the address where a picture stays, so that it has to be written in that format
 * @throws ApiError `invalid`
 */
export async function prepareFile(hash: string, content: Buffer | string, ext?: string): Promise<Prepared> {
  const other = await otherKind(content);
  if (other === null) {
    const as = ext === undefined ? undefined : formatOfExtension(ext);
    if (ext !== undefined && as === undefined) throw new ApiError('invalid', libraryTexts.otherType(ext));
    return prepareImage(hash, await cleanImage(content, as), ext);
  }
  if (ext !== undefined && ext !== other.ext) throw new ApiError('invalid', libraryTexts.otherType(ext));
  const { mime, bytes } = other;
  const columns = { hash, ext: other.ext, mime, size: kilobytes(bytes), width: null, height: null, formats: null };
  const kept = /^(video|audio)\//.test(mime) ? await forgetPlace(content, other.ext) : content;
  const sha256 = await hashContent(kept);
  return {
    columns: { ...columns, contentHash: sha256, provider_metadata: { bytes, sha256 } },
    files: [{ name: `${hash}${other.ext}`, content: kept }],
  };
}

/** As {@link prepareFile}, for a picture that is clean already. */
export async function prepareImage(hash: string, image: CleanImage, fixedExt?: string): Promise<Prepared> {
  const kind = kindOf(image);
  const { mime } = kind;
  const ext = fixedExt ?? kind.ext;
  const { bytes, width, height } = image;
  const small = await makeThumbnail(image);
  const smallHash = `thumbnail_${hash}`;
  const thumbnail = small && {
    name: smallHash,
    hash: smallHash,
    ext: '.webp',
    mime: 'image/webp',
    path: null,
    width: small.width,
    height: small.height,
    size: kilobytes(small.bytes.length),
    url: `/uploads/${smallHash}.webp`,
  };
  const sha256 = await hashContent(bytes);
  return {
    columns: {
      ...{ hash, ext, mime, width, height, contentHash: sha256, copiesOf: null },
      size: kilobytes(bytes.length),
      formats: thumbnail ? { thumbnail } : null,
      provider_metadata: { bytes: bytes.length, sha256 },
    },
    files: [
      { name: `${hash}${ext}`, content: bytes },
      ...(small ? [{ name: `${smallHash}.webp`, content: small.bytes }] : []),
    ],
  };
}
