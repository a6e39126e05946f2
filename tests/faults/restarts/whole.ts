import { setTimeout as pause } from 'node:timers/promises';
import { Started } from '../../support/started';
import { WireClient } from '../../support/wire-client';
import { askedFor } from '../outage/addresses';
import type { Section, Task, Found } from '../section';
import { letVisit } from '../visitors/visitors';
import { saveUntilShut } from './save-until-shut';

const CROWD = { clients: 16, perSecond: 400, leaves: true };
const SECONDS = 5;
/** Within this the CMS has to be up. */
const START_MS = 120_000;

/** The site is there before the CMS is, so that a sign-in may come too early. */
async function signedIn({ origin, admin }: Started): Promise<WireClient> {
  const client = new WireClient(origin);
  for (const deadline = performance.now() + START_MS; ; await pause(200)) {
    const { status, text } = await client.signIn(admin);
    if (status === 200) return client;
    if (status !== 503 || performance.now() > deadline) throw new Error(`The sign-in got ${status} ${text}`);
  }
}

/** `npm start` is told to end among visits and saves, and started again. */
async function endOnce(started: Started, round: string): Promise<{ count: number; failures: string[]; last: string }> {
  const { origin } = started;
  const admin = await signedIn(started);
  const addresses = await askedFor(new WireClient(origin), admin);
  const visiting = letVisit({ ...CROWD, origin, addresses }, CROWD.perSecond * 60);
  const saving = saveUntilShut(admin, round);
  await pause(SECONDS * 1000);
  const code = await started.end();
  const [visits, saves] = await Promise.all([visiting, saving]);
  const failures = [...visits.failures, ...saves.failures];
  if (code !== 0) failures.push(`it ended with ${code}`);
  return { count: visits.times.length + saves.count, failures, last: saves.last };
}

async function endAgainAndAgain({ tries, seed, say, signal }: Task): Promise<Found> {
  const found: Found = { tries: 0, violations: [] };
  let started = await Started.start();
  let rounds = 0;
  try {
    for (; found.tries < tries && !signal.aborted; rounds += 1) {
      const { count, failures, last } = await endOnce(started, `${seed}.${rounds}`);
      started = await Started.start({ of: started });
      const kept = (await new WireClient(started.origin).content()).heroSlides[0]?.title ?? '';
      const lost = kept === last ? [] : [`“${last}” was acknowledged, and “${kept}” is there after the start`];
      found.tries += count;
      found.violations.push(...[...failures, ...lost].map((text) => `${text} (round ${rounds} of seed ${seed})`));
    }
  } finally {
    await started.stop();
  }
  say(`${rounds} ends among ${found.tries} requests`);
  return { ...found, figures: { ends: rounds } };
}

/** F5: the whole product ends in good order. */
export const whole: Section = {
  figure: 'F5 npm start',
  what: 'visits and saves when npm start is told to end, and what is there after the next start',
  goal: 'none of 20,000 fails, no save is lost',
  enough: 20_000,
  part: 2_000,
  measure: endAgainAndAgain,
};
