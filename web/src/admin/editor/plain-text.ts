import type { Json } from '@apoti/contract';

/** A value as a person reads it: texts as they are, switches as On and Off, lists line by line. */
export function plainText(value: Json | undefined): string {
  if (value === undefined) return '(not there)';
  if (value === '') return '(empty)';
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (Array.isArray(value)) return value.length === 0 ? '(empty)' : value.map((line) => `• ${String(line)}`).join('\n');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
