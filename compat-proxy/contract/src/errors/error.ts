import { z } from 'zod';

/** Stable names of what can go wrong on the wire; the text beside them is for people. */
export const errorCodes = [
  'bad_request',
  'invalid',
  'unauthenticated',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'conflict',
  'base_unknown',
  'revision_required',
  'too_large',
  'unsupported_media_type',
  'misdirected',
  'rate_limited',
  'unavailable',
  'no_room',
  'maintenance',
  'internal',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** Status code of each error (RFC 9110, RFC 6585, RFC 4918). */
export const statusOfCode: Record<ErrorCode, number> = {
  bad_request: 400,
  invalid: 422,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  base_unknown: 409,
  revision_required: 428,
  too_large: 413,
  unsupported_media_type: 415,
  misdirected: 421,
  rate_limited: 429,
  unavailable: 503,
  no_room: 507,
  maintenance: 503,
  internal: 500,
};

/** One field that is not valid: where (path in the contract's shape) and what is wrong with it. */
export const fieldIssueSchema = z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() });
export type FieldIssue = z.infer<typeof fieldIssueSchema>;

/** Body of every failed call (C19): `error` for people, `code` for programs. `success: false` is what old clients read. */
export const errorBodySchema = z.looseObject({
  success: z.literal(false).optional(),
  error: z.string(),
  code: z.enum(errorCodes).optional(),
  requestId: z.string().optional(),
  issues: z.array(fieldIssueSchema).optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

/** The one error type of our own code. `details` are added to the JSON body as they are. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: Record<string, unknown> = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.status = statusOfCode[code];
  }

  /** The JSON body for this error. */
  toBody(): ErrorBody {
    return { success: false, error: this.message, code: this.code, ...this.details };
  }
}
