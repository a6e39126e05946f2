import { warnOfLeaving } from '../../shared/ui/use-stay';

/** Whatever holds words or files that end with the document. */
const holders = new Set<object>();

/** Notes whether this holds something that the browser could not keep: while anything does, leaving the document is asked about. */
export function noteAtRisk(holder: object, isAtRisk: boolean): void {
  if (isAtRisk) holders.add(holder);
  else holders.delete(holder);
  if (holders.size > 0) window.addEventListener('beforeunload', warnOfLeaving);
  else window.removeEventListener('beforeunload', warnOfLeaving);
}

/** Whether something would be lost with the document. */
export function isAnyAtRisk(): boolean {
  return holders.size > 0;
}
