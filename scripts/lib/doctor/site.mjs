/** @typedef {import('../../../cms/scripts/doctor/finding.mjs').Finding} Finding */

/** An answer's Date counts in whole seconds and was a moment on its way; more than this in ms is a wrong clock. */
const APART = 5_000;
const PATIENCE = 10_000;

/**
 * What the public origin says: its status and its time, or why it says nothing.
 * @typedef {{ status: number, date: number, now: number } | { why: string }} Said
 */

/**
 * @param {string} origin
 * @returns {Promise<Said>}
 */
export async function askSite(origin) {
  try {
    const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(PATIENCE) });
    await answer.arrayBuffer();
    return { status: answer.status, date: Date.parse(answer.headers.get('date') ?? ''), now: Date.now() };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { why: cause instanceof Error ? cause.message || cause.name : String(cause) };
  }
}

/**
 * @param {string} origin
 * @param {Said} said
 * @param {boolean} isRunning whether npm start runs the product; if not, silence is as it should be
 * @returns {Finding[]}
 */
export function judgeSite(origin, said, isRunning) {
  const todo = 'See “The site is down” in docs/operations.md.';
  if ('why' in said) {
    if (!isRunning) return [];
    return [{ check: 'site', what: `npm start runs, but ${origin} does not answer (${said.why}).`, todo }];
  }
  /** @type {Finding[]} */
  const findings =
    said.status === 200
      ? []
      : [{ check: 'site', what: `${origin}/readyz answers ${said.status} in place of 200.`, todo }];
  const apart = said.date - said.now;
  if (Math.abs(apart) > APART) {
    const what = `The clock of ${origin} is ${Math.round(Math.abs(apart) / 1000)} s ${apart > 0 ? 'ahead of' : 'behind'} this machine's.`;
    findings.push({
      check: 'clocks',
      what,
      todo: 'Let both machines set their clocks by NTP (timedatectl set-ntp true).',
    });
  }
  return findings;
}
