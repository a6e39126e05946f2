import { toLine } from '../../compat/print-table';
import { runChecks } from '../../compat/run-checks';
import type { Stack } from '../../support/stack';

/** What the compatibility kit does not find kept, or cannot take back, one sentence each: nothing that is sent may take a call from older clients. */
export async function kitFinds({ origin, admin }: Stack, when: 'before' | 'after'): Promise<string[]> {
  const outcomes = await runChecks({ base: origin, credentials: admin, readOnly: false });
  return outcomes
    .filter(({ result, left }) => result !== 'holds' || left.length > 0)
    .map((outcome) => `the compatibility kit ${when} the requests: ${toLine(outcome)}`);
}
