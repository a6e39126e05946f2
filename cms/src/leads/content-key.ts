import { createHash } from 'node:crypto';
import { toAddressKey, type Lead } from '@apoti/contract';

/** The fingerprint of who sent what: equal for the same content of the same person, also when the address is spelt otherwise. */
export function contentKeyOf({ kind, fields }: Lead): string {
  const same = { ...fields, email: toAddressKey(fields.email) };
  const sorted = Object.entries(same).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([kind, sorted]))
    .digest('hex');
}
