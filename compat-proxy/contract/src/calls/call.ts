import { z } from 'zod';
import type { ErrorCode } from '../errors/error';
import { revisionText } from '../revisions/revision';

/** Who gets an answer: everybody the same; a visitor a part of it and a signed-in admin all; or signed-in admins only. */
export type Audience = 'everybody' | 'visitors and admins' | 'admins';

/** What a call takes as its body. */
export type CallBody = {
  form: 'json' | 'multipart' | 'csv';
  schema: z.ZodType;
  examples: readonly { title: string; value: unknown }[];
};

/** One call of the public wire, as clients see it: documents, tests and the compatibility kit are made from this list. */
export type Call = {
  /** Row of the requirements. */
  row: string;
  method: 'GET' | 'POST' | 'DELETE';
  /** With `{name}` for a part that the caller chooses. */
  path: string;
  title: string;
  /** What happens, in sentences; the exact texts of refusals among them. */
  notes: readonly string[];
  audience: Audience;
  query?: z.ZodObject;
  body?: CallBody;
  /** Body of a 200: JSON, or this media type. `nothing`: 204, without a body. */
  reply: { schema: z.ZodType; example: unknown } | { mediaType: string } | { nothing: true };
  /** Whether it may also answer 503 with the body of its 200. */
  may503?: boolean;
  /** Whether a visitor's answer has an `ETag`, so that `If-None-Match` gets a 304. */
  revalidates?: boolean;
  /** Body members of a 409, beside the error's own. */
  conflict?: z.ZodType;
  /**
   * What can go wrong besides what can with every call: a wrong address, a failure of ours, a foreign origin, a body that is
   * not of the call's form, too large or not readable, and for admins an unreachable CMS.
   */
  errors: readonly ErrorCode[];
  /** Whether a save by this call is merged: it takes a revision, `X-Conflicts` and `Idempotency-Key`. */
  merges?: boolean;
};

/** What a save was read from, in its body; `If-Match` may carry it instead. */
export const revisionMember = z.object({ revision: revisionText.optional() });
