import { createHash } from 'node:crypto';
import type { Json } from '@apoti/contract';

/** What was brought over, by name, each as a digest: whether the old site has it as it had it then. */
export type Units = Readonly<Record<string, string>>;

/** Names a value: equal values have equal names. */
export function unitHash(value: Json): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 24);
}
