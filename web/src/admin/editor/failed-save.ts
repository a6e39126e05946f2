import { ApiError, fieldIssueSchema, type FieldIssue } from '@apoti/contract';
import { z } from 'zod';
import { UNREADABLE } from '../../shared/api/to-api-error';
import type { Outcome } from '../editing/state';
import type { Versioned } from '../editing/work';

const issuesSchema = z.array(fieldIssueSchema).catch([]);
const COME_AGAIN = ['unavailable', 'no_room', 'internal', 'rate_limited'];

/** How the refusals of a call speak of a document. */
type Reading<T> = {
  /** The server's present state in the body of a 409; undefined when it is not there. */
  present: (body: unknown) => Versioned<T> | undefined;
  /** A place on the wire as a place of the document; the same one if absent. */
  place?: (path: FieldIssue['path']) => FieldIssue['path'];
};

/** What a failed save means to the editor. Only an answer that nothing can change makes it stop trying. */
export function failedSave<T>(error: unknown, { present, place = (path) => path }: Reading<T>): Outcome<T> {
  if (!(error instanceof ApiError)) return { kind: 'unavailable', message: 'The save could not be sent' };
  const { code, message } = error;
  if (code === 'unauthenticated') return { kind: 'signed-out', message };
  if (code === 'invalid') {
    const issues = issuesSchema.parse(error.details['issues']);
    return { kind: 'invalid', message, issues: issues.map((issue) => ({ ...issue, path: place(issue.path) })) };
  }
  if (code === 'conflict' || code === 'base_unknown') {
    const now = present(error.toBody());
    if (now) return { kind: 'conflict', content: now.content, revision: now.revision };
    return { kind: 'unavailable', message };
  }
  if (code === 'not_found') return { kind: 'gone', message };
  if (!COME_AGAIN.includes(code)) return { kind: 'refused', message };
  return { kind: 'unavailable', message, ...(message === UNREADABLE ? { isTurnedAway: true } : {}) };
}
