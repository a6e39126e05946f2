import { ApiError, historyTexts, restore, type Json, type Shape, type WantedChanges } from '@apoti/contract';

/** The state with what was chosen brought back. @throws ApiError `not_found` when there is nothing of it or no place for it */
export function restoredState(shape: Shape, current: Json | undefined, wanted: WantedChanges): Json | undefined {
  const { next, found, missing } = restore(shape, current, wanted);
  if (found === 0) throw new ApiError('not_found', historyTexts.gone);
  if (missing.length === found) throw new ApiError('not_found', historyTexts.missing);
  return next;
}
