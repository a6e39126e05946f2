import { ApiError, historyTexts, restoreRun, type Json } from '@apoti/contract';
import type { FoundRun } from './newer-edits';
import { shapeOfKind } from './shapes';

/** The state with what was chosen brought back. @throws ApiError `not_found` when there is nothing of it or no place for it */
export function restoredState({ request, saves }: FoundRun, current: Json | undefined): Json | undefined {
  const { next, found, missing } = restoreRun(shapeOfKind(request.kind), current, saves, request);
  if (found === 0) throw new ApiError('not_found', historyTexts.gone);
  if (missing.length === found) throw new ApiError('not_found', historyTexts.missing);
  return next;
}
