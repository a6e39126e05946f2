import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  ApiError,
  cmsHeaders,
  CONFLICTS_HEADER,
  IDEMPOTENCY_HEADER,
  MAX_IDEMPOTENCY_KEY,
  revisionText,
  type CmsSave,
  type Person,
} from '@apoti/contract';
import { senderHash } from '../sessions/person';
import { parseBody } from './parse-body';

const keySchema = z.string().min(1).max(MAX_IDEMPOTENCY_KEY).optional();

/** The request's `Idempotency-Key`, if it has one. @throws ApiError `invalid` where it is none */
export const keyIn = (request: FastifyRequest) => parseBody(keySchema, request.headers[IDEMPOTENCY_HEADER]);

/** Whether the sender is asked where others changed the same; older clients are not. */
export const conflictsIn = (request: FastifyRequest): CmsSave['conflicts'] =>
  request.headers[CONFLICTS_HEADER] === 'ask' ? 'ask' : 'silent';

/** The revision that a save was read from: the body's, else If-Match (an empty list has nowhere else to carry it). */
export function baseOf(request: FastifyRequest, inBody: string | null | undefined): string {
  const base = inBody ?? request.headers['if-match']?.replace(/^W\//, '').replaceAll('"', '');
  if (base === undefined || base === '*') {
    throw new ApiError('revision_required', 'Load it first: a save must name the revision that it was read from');
  }
  return parseBody(revisionText, base);
}

/** What every save says of its sender. */
export function senderOf(request: FastifyRequest): Omit<CmsSave, 'revision'> {
  const key = keyIn(request);
  return {
    conflicts: conflictsIn(request),
    session: senderHash(request),
    ...(key === undefined ? {} : { idempotencyKey: key }),
  };
}

/** Headers that tell the CMS for whom a call is. */
export function personHeaders(person: Person): Record<string, string> {
  return {
    [cmsHeaders.personId]: String(person.id),
    [cmsHeaders.personStamp]: person.stamp,
  };
}

/** A value that the contract has parsed, as the JSON that the CMS is sent: what is undefined is left out. */
export function asSent(value: object): Record<string, z.infer<ReturnType<typeof z.json>>> {
  return z.record(z.string(), z.json()).parse(JSON.parse(JSON.stringify(value)));
}
