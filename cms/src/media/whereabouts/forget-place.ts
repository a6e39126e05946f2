import { ApiError, libraryTexts } from '@apoti/contract';
import { readFile } from 'node:fs/promises';
import { MP4_ENDS } from '../other-kinds';
import { forgetInAsf } from './asf';
import { BrokenBoxes } from './boxes';
import { forgetEmbedded } from './embedded';
import { forgetInFlac } from './flac';
import { forgetInSound } from './id3';
import { forgetInMatroska } from './matroska';
import { forgetInMp4 } from './mp4';
import { forgetInOgg } from './ogg';
import { forgetInRiff } from './riff';
import { tellsPlace } from './left-place';

/** How each kind of recording is relieved of what it tells of itself. */
const forgetIn: Record<string, (bytes: Buffer) => void> = {
  ...Object.fromEntries(MP4_ENDS.map((ext) => [`.${ext}`, forgetInMp4])),
  ...Object.fromEntries('mp3 mp2 mp1'.split(' ').map((ext) => [`.${ext}`, (bytes) => forgetInSound(bytes, 'mpeg')])),
  '.aac': (bytes) => forgetInSound(bytes, 'aac'),
  ...Object.fromEntries('ogg oga ogv opus spx'.split(' ').map((ext) => [`.${ext}`, forgetInOgg])),
  '.flac': forgetInFlac,
  '.wav': forgetInRiff,
  '.avi': forgetInRiff,
  '.webm': forgetInMatroska,
  '.mkv': forgetInMatroska,
  '.asf': forgetInAsf,
};

/** Cameras write where they are between the pictures of these (AVCHD), where it cannot be taken out; no browser plays them. */
const NEVER = new Set(['.mts']);

/**
 * A recording without what it tells of where it was made (F7), otherwise the same: nothing is encoded anew, and it is as long as before.
 * @throws ApiError `invalid` where that cannot be taken out
 */
export async function forgetPlace(content: Buffer | string, ext: string): Promise<Buffer> {
  if (NEVER.has(ext)) throw new ApiError('invalid', libraryTexts.placeHidden);
  const bytes = typeof content === 'string' ? await readFile(content) : Buffer.from(content);
  const refuse = (cause?: unknown) => new ApiError('invalid', libraryTexts.placeStays, {}, { cause });
  try {
    forgetIn[ext]?.(bytes);
  } catch (error) {
    throw error instanceof BrokenBoxes ? refuse(error) : error;
  }
  forgetEmbedded(bytes);
  if (tellsPlace(bytes)) throw refuse();
  return bytes;
}
