/** Headers by which an answer may differ although it is the same for everybody. */
const HARMLESS: readonly string[] = ['accept', 'accept-encoding'];

const listOf = (header: string | null) =>
  (header ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');

/** Of an answer, what decides whether it may be kept. */
export type Answered = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>;

/**
 * Whether an answer may be kept on the device (X4): whole, from ours, and said to be everybody's (`public`). What is said to be one
 * person's, depends on a cookie or is said nothing of is not.
 */
export function mayBeKept({ status, type, redirected, headers }: Answered): boolean {
  const control = listOf(headers.get('cache-control'));
  const depends = listOf(headers.get('vary')).some((name) => !HARMLESS.includes(name));
  const isPersonal = control.some((rule) => /^(?:private|no-store)\b/.test(rule));
  return status === 200 && type === 'basic' && !redirected && control.includes('public') && !isPersonal && !depends;
}

/** Whether an answer says that there is no such page any more: it is gone, or it is at another address. */
export function isGone({ status, type }: Pick<Response, 'status' | 'type'>): boolean {
  return status === 404 || status === 410 || type === 'opaqueredirect';
}
