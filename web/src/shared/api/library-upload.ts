import {
  fileSavedSchema,
  fileUploadedSchema,
  PERSON_HEADER,
  type FileFields,
  type FileUploaded,
  type LibraryFile,
} from '@apoti/contract';
import { request, type Call, type Upload } from './client';
import { filePath } from './library';

/** Longest a file may take on a slow line, in ms. */
const TIMEOUT_MS = 600_000;

type Sending = Omit<Upload, 'timeoutMs'> & {
  /** Whose upload it is, by id: it is refused while somebody else is signed in. */
  person: number | null;
};

function wayOf({ person, ...sending }: Sending): Pick<Call, 'headers' | 'upload'> {
  return {
    upload: { ...sending, timeoutMs: TIMEOUT_MS },
    ...(person === null ? {} : { headers: { [PERSON_HEADER]: String(person) } }),
  };
}

/** Uploads a file to the media library (A15). Throws ApiError. */
export async function uploadFile(file: File, fields: FileFields, sending: Sending): Promise<FileUploaded> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== '') body.append(name, value);
  body.append('file', file);
  return request(fileUploadedSchema, { method: 'POST', path: '/api/library/files', body, ...wayOf(sending) });
}

/**
 * Puts another content in the place of a file's, as long as the one that was seen is there. Throws ApiError: a 409 has the
 * `file` as it stands.
 */
export async function replaceFile(
  { id, seen }: { id: string; seen: string },
  file: File,
  sending: Sending,
): Promise<LibraryFile> {
  const body = new FormData();
  body.append('seen', seen);
  body.append('file', file);
  return (await request(fileSavedSchema, { method: 'POST', path: `${filePath(id)}/content`, body, ...wayOf(sending) }))
    .file;
}
