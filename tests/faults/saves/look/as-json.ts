import type { Json } from '@apoti/contract';
import { z } from 'zod';

/** A value of the contract as JSON, be it an object or a list; what is undefined is left out. */
export function asJson(value: unknown): Json {
  return z.json().parse(JSON.parse(JSON.stringify(value)));
}
