import { ApiError, formatRevision, type Kind } from '@apoti/contract';
import type { Counters } from '../changes/counters';

/** The revision of a kind. */
export function revisionOf({ epoch, last }: Counters, kind: Kind): string {
  return formatRevision({ epoch, number: last[kind], view: 'full' });
}

/** What was planned from another state would undo what somebody saved meanwhile. @throws ApiError `conflict` */
export function refuseMoved(counters: Counters, kind: Kind, planned: string): void {
  if (revisionOf(counters, kind) === planned) return;
  throw new ApiError('conflict', `Somebody has changed the ${kind} meanwhile; nothing of it was brought over`);
}
