import { ApiError, fileReplySchema, libraryTexts, type ErrorCode, type LibraryFile } from '@apoti/contract';
import { serverText } from '../../../shared/api/to-api-error';

/** The file as it stands, where it was replaced meanwhile. */
export function theirsOf(error: unknown): LibraryFile | null {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return null;
  const reply = fileReplySchema.safeParse(error.details);
  return reply.success ? reply.data.file : null;
}

/** Answers that are about the file, or about what was said of it: not about the network, the server or the moment. */
const REFUSALS: readonly ErrorCode[] = ['bad_request', 'invalid', 'too_large', 'unsupported_media_type', 'not_found'];

/** Whether the same file would be refused again. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && REFUSALS.includes(error.code);
}

/** The server's text where it gave one. */
export function reasonOf(error: unknown): string {
  return (error instanceof ApiError && serverText(error)) || libraryTexts.uploadFailed;
}
