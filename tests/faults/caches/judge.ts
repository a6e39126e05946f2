import { unpacked } from '../unpacked';
import { isShareable, type Answer } from './answer';
import { EVIL, type Probe } from './probes';
import { secretIn, type Secret } from './secrets';

/** An answer's headers and body as text. */
export function textOf({ headers, bytes }: Answer): string {
  // A part of what is compressed says nothing by itself.
  const coding = headers['content-range'] === undefined ? headers['content-encoding'] : undefined;
  return `${JSON.stringify(headers)}\n${unpacked(bytes, coding).toString('utf8')}`;
}

/** Whether something that only the prober sent may be given to others: a host that is not ours, in what a cache would keep. */
function isReflected({ path, method }: Probe, answer: Answer): boolean {
  if (!isShareable(answer) || method === 'POST') return false;
  // In an address it may come back: whoever asks for that address has written it.
  return !path.includes(EVIL) && textOf(answer).includes(EVIL);
}

/**
 * What is wrong with the answer to a probe; null: nothing. `visitors` is what a visitor gets for the same address, `secrets` what
 * nobody without a session may get.
 */
export function judgeProbe(probe: Probe, answer: Answer, visitors: Answer, secrets: readonly Secret[]): string | null {
  if (answer.status >= 500) return `a ${answer.status}`;
  if (isReflected(probe, answer)) return 'a foreign host is repeated in what a cache may keep';
  if (answer.headers['set-cookie'] !== undefined && isShareable(answer)) return 'a cache may keep its cookie';
  if (
    /^\/(admin|api\/auth\.php|api\/posts)(\/|$|\?)/.test(probe.path) &&
    isShareable(answer) &&
    answer.status === 200
  ) {
    return 'a cache may keep what is for one person';
  }
  const isOthers = probe.as === 'admin' && probe.method === 'GET' && !answer.bytes.equals(visitors.bytes);
  if (isOthers && isShareable(answer) && answer.status === 200 && visitors.status === 200) {
    return 'a cache may give what an admin sees to others';
  }
  const leaked = probe.as === 'visitor' || isShareable(answer) ? secretIn(secrets, textOf(answer)) : null;
  return leaked === null ? null : `it tells ${leaked.what} (${leaked.text})`;
}
