import { createHash } from 'node:crypto';

/** What a request says of its sender, and no part of what it asks for: signing in again does not make another request of it. */
type Sender = { idempotencyKey?: string | undefined; session?: string | undefined };

/**
 * Names what a request asks for, as SHA-256 in hex, so that a key that came with something else is known to be no repetition
 * (draft-ietf-httpapi-idempotency-key-header, "idempotency fingerprint").
 * @param call which of the calls that take such a request it was sent to
 */
export function requestHash(
  call: string,
  { idempotencyKey: _key, session: _session, ...asked }: Sender & Record<string, unknown>,
): string {
  return createHash('sha256')
    .update(JSON.stringify([call, asked]))
    .digest('hex');
}
