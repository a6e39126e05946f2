import { Problem } from '../problem.mjs';

/**
 * Waits for works that go on side by side, and tells then what failed of them: the Problems together, each once.
 * @param {Promise<unknown>[]} works
 */
export async function allDone(works) {
  const results = await Promise.allSettled(works);
  const failed = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (failed.length === 0) return;
  if (!failed.every((reason) => reason instanceof Problem)) throw failed.find((reason) => !(reason instanceof Problem));
  throw new Problem([...new Set(failed.map((reason) => reason.message))].join('\n\n'));
}
