import { ApiError } from '@apoti/contract';
import { expect, it } from 'vitest';
import { UNREACHABLE, UNREADABLE } from '../../shared/api/to-api-error';
import { failedSave } from './failed-save';

it.each([
  [UNREADABLE, true],
  [UNREACHABLE, false],
])('A6: “%s” is tried again; what some machine on the way has answered may be turned away for good', (said, is) => {
  const outcome = failedSave(new ApiError('unavailable', said), { present: () => undefined });
  expect(outcome).toEqual({ kind: 'unavailable', message: said, ...(is ? { isTurnedAway: true } : {}) });
});
