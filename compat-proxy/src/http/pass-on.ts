import { ApiError, errorCodes, type ErrorCode } from '@apoti/contract';
import type { CmsRefusal } from '../cms/cms-client';

function codeOf(refusal: CmsRefusal): ErrorCode {
  const code = errorCodes.find((name) => name === refusal.body['code']);
  if (code) return code;
  return refusal.status === 401 ? 'unauthenticated' : refusal.status === 404 ? 'not_found' : 'bad_request';
}

/** A refusal of the CMS as an error of ours, with only the members that clients are meant to see. */
export function passOn(refusal: CmsRefusal, members: readonly string[]): ApiError {
  const { body } = refusal;
  const details = Object.fromEntries(members.filter((name) => name in body).map((name) => [name, body[name]]));
  return new ApiError(codeOf(refusal), typeof body['error'] === 'string' ? body['error'] : 'Refused', details);
}
