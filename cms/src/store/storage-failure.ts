import { ApiError, type ErrorCode } from '@apoti/contract';
import { isRecord } from './from-strapi';

type Meaning = { code: ErrorCode; text: string };

const FULL: Meaning = {
  code: 'no_room',
  text: 'There is no room left on the disk of the server. Please try again when somebody has made room.',
};
const READ_ONLY: Meaning = {
  code: 'unavailable',
  text: 'The server cannot write to its disk at the moment. Please try again later.',
};
const BUSY: Meaning = {
  code: 'unavailable',
  text: 'The database is held by something else at the moment. Please try again in a moment.',
};

const AWAY: Meaning = {
  code: 'unavailable',
  text: 'The database cannot be reached at the moment. Please try again in a moment.',
};

const STORE_AWAY: Meaning = {
  code: 'unavailable',
  text: 'The place where files are kept cannot be reached at the moment. Please try again in a moment.',
};
const STORE_FULL: Meaning = {
  code: 'no_room',
  text: 'There is no room left where files are kept. Please try again when somebody has made room.',
};

/** What the object store, SQLite, PostgreSQL and the system say, by the beginning of their codes. */
const MEANINGS: readonly (readonly [string, Meaning])[] = [
  ['OBJECT_STORE_FULL', STORE_FULL],
  ['OBJECT_STORE', STORE_AWAY],
  ['SQLITE_FULL', FULL],
  ['ENOSPC', FULL],
  ['EDQUOT', FULL],
  ['EFBIG', FULL],
  ['53100', FULL],
  ['SQLITE_READONLY', READ_ONLY],
  ['SQLITE_IOERR', READ_ONLY],
  ['SQLITE_CANTOPEN', READ_ONLY],
  ['EROFS', READ_ONLY],
  ['EACCES', READ_ONLY],
  ['EPERM', READ_ONLY],
  ['EIO', READ_ONLY],
  ['25006', READ_ONLY],
  ['SQLITE_BUSY', BUSY],
  ['SQLITE_LOCKED', BUSY],
  ['55P03', BUSY],
  // One of two that waited for each other, and one that another save came before: the next try finds the way clear.
  ['40P01', BUSY],
  ['40001', BUSY],
  ['ECONNREFUSED', AWAY],
  ['ECONNRESET', AWAY],
  ['EPIPE', AWAY],
  ['ETIMEDOUT', AWAY],
  ['EHOSTUNREACH', AWAY],
  ['ENETUNREACH', AWAY],
  ['ENOTFOUND', AWAY],
  ['EAI_AGAIN', AWAY],
  // Whoever changes the user, the password or the database's name mends it without a restart.
  ['28', AWAY],
  ['3D000', AWAY],
  ['57P0', AWAY],
  ['53300', AWAY],
  ['25P03', AWAY],
  ['08', AWAY],
];
/** PostgreSQL's client says so without a code when its connection ends under a question, or has ended when it is asked. */
const CUT =
  /(timeout expired|Query read timeout|Connection (terminated|ended)( unexpectedly)?|Client (has encountered a connection error|was closed) and is not queryable)$/;

/** What knex says, without a code, where no connection of its pool became free in time. */
const NO_CONNECTION = 'KnexTimeoutError';

const isCut = (error: object) => 'message' in error && typeof error.message === 'string' && CUT.test(error.message);

const toApiError = ({ code, text }: Meaning, cause: unknown) => new ApiError(code, text, {}, { cause });

/**
 * What a failure of the place where data is kept means for whoever asked, also where it is the cause of another one; null for
 * every other failure.
 */
export function storageFailure(error: unknown): ApiError | null {
  if (!isRecord(error) && !(error instanceof Error)) return null;
  const code: unknown = 'code' in error ? error.code : undefined;
  if ('name' in error && error.name === NO_CONNECTION) return toApiError(BUSY, error);
  const known = MEANINGS.find(([begin]) => typeof code === 'string' && code.startsWith(begin))?.[1];
  const meaning = known ?? (code === undefined && isCut(error) ? AWAY : undefined);
  if (meaning !== undefined) return toApiError(meaning, error);
  return 'cause' in error && error.cause !== error ? storageFailure(error.cause) : null;
}
