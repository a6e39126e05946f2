import {
  CONFLICTS_HEADER,
  errorCodes,
  IDEMPOTENCY_HEADER,
  MAX_IDEMPOTENCY_KEY,
  sessionCookies,
  statusOfCode,
  type ErrorCode,
} from '@apoti/contract';
import { meanings, responseName } from './errors';
import type { JsonObject } from './json-schema';

const text = { type: 'string' };

/** A header's name as it is usually written: `If-Match`. */
export function headerName(name: string): string {
  return name.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => `${dash}${letter.toUpperCase()}`);
}

/** Headers that requests may carry. */
export const parameters: Record<string, JsonObject> = {
  Conflicts: {
    name: headerName(CONFLICTS_HEADER),
    in: 'header',
    description:
      '`ask`: refuse with 409 where somebody else changed the same fields. Without it the sender’s own values win.',
    schema: { type: 'string', enum: ['ask'] },
  },
  IdempotencyKey: {
    name: headerName(IDEMPOTENCY_HEADER),
    in: 'header',
    description: 'A name of this save: the same one again saves nothing twice.',
    schema: { type: 'string', minLength: 1, maxLength: MAX_IDEMPOTENCY_KEY },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description: 'The revision that the save was read from, where the body does not name it. Quotes are accepted.',
    schema: text,
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The `ETag` of a copy: 304 while it is still the answer.',
    schema: text,
  },
};

/** Headers of answers. */
export const headers: Record<string, JsonObject> = {
  ETag: { description: 'Names this answer, or for a signed-in admin the revision of a list.', schema: text },
  RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
  RequestId: { description: 'The request’s name in the log.', schema: text },
  SetCookie: { description: 'The session.', schema: text },
};

const header = (name: string) => ({ $ref: `#/components/headers/${name}` });

function refusal(code: ErrorCode): JsonObject {
  return {
    description: meanings[code],
    headers: {
      'X-Request-Id': header('RequestId'),
      ...(statusOfCode[code] === 429 || statusOfCode[code] === 503 ? { 'Retry-After': header('RetryAfter') } : {}),
    },
    content: {
      'application/json': {
        schema: {
          allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { code: { const: code } } }],
        },
      },
    },
  };
}

/** Answers that several calls share: one for each code, and those without a body of their own. */
export const responses: Record<string, JsonObject> = {
  ...Object.fromEntries(errorCodes.map((code) => [responseName(code), refusal(code)])),
  NotModified: {
    description: 'The copy that `If-None-Match` names is still the answer.',
    headers: { ETag: header('ETag') },
  },
  Refusal: {
    description: 'Any other refusal: an address or a method that is none (404, 405), a failure of ours (500).',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  },
};

const cookie = (name: string, description: string) => ({ type: 'apiKey', in: 'cookie', name, description });

/** The session's cookie, under the name that it has with https and with http. */
export const securitySchemes: Record<string, JsonObject> = {
  session: cookie(sessionCookies.https, 'The session, on a site with an https address. HttpOnly, SameSite=Lax.'),
  plainSession: cookie(sessionCookies.http, 'The session, on a site without https. HttpOnly, SameSite=Lax.'),
};
