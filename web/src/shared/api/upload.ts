import { isAxiosError } from 'axios';
import { ApiError, PERSON_HEADER, uploadedSchema } from '@apoti/contract';
import { refusalIn, toApiError, UNREADABLE } from './to-api-error';
import { transport } from './transport';

/** Longest a picture may take on a slow line, in ms. */
const TIMEOUT_MS = 300_000;

type PictureUpload = {
  file: File;
  /** What it is labelled with (C14). */
  name: string;
  /** Whose upload it is, by id: it is refused while somebody else is signed in. */
  person: number | null;
  signal: AbortSignal;
  /** 0 to 1. */
  onProgress: (part: number) => void;
};

/** Uploads a picture (C14) and answers its address. Throws {@link ApiError}; what the browser itself could not do, as it is. */
export async function uploadPicture({ file, name, person, signal, onProgress }: PictureUpload): Promise<string> {
  const body = new FormData();
  body.append('name', name);
  body.append('image', file);
  let data: unknown;
  try {
    const reply = await transport.post<unknown>('/api/upload.php', body, {
      signal,
      headers: person === null ? {} : { [PERSON_HEADER]: String(person) },
      timeout: TIMEOUT_MS,
      onUploadProgress: ({ progress }) => onProgress(progress ?? 0),
    });
    data = reply.data;
  } catch (error) {
    throw isAxiosError(error) ? toApiError(error) : error;
  }
  const reply = uploadedSchema.safeParse(data);
  if (!reply.success) throw refusalIn(data) ?? new ApiError('unavailable', UNREADABLE);
  return reply.data.url;
}
