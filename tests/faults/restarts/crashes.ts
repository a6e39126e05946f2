import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { median } from '../../bench/measure/ratios';
import { places } from '../../support/places';
import { Started } from '../../support/started';
import type { Found, Section, Task } from '../section';

const BACK_MS = 2_000;
/** What is not back by then does not come back. */
const GIVE_UP_MS = 60_000;
const HOOK = pathToFileURL(join(places.root, 'tests/support/crash-on-signal.mjs')).href;

const isUp = (origin: string) =>
  fetch(`${origin}/`, { signal: AbortSignal.timeout(1_000) }).then(
    async (answer) => (await answer.text()).length > 0 && answer.status === 200,
    () => false,
  );

/** Crashes the proxy. Gives how long nobody got a page, in ms. */
async function crashOnce(started: Started): Promise<number> {
  const [pid] = await started.pidsOf('compat-proxy/dist/server.js');
  if (pid === undefined) throw new Error(`There is no proxy:\n${started.output}`);
  const since = performance.now();
  process.kill(pid, 'SIGWINCH');
  while (performance.now() - since < GIVE_UP_MS) {
    const [now] = await started.pidsOf('compat-proxy/dist/server.js');
    if (now !== undefined && now !== pid && (await isUp(started.origin))) break;
    await pause(10);
  }
  return performance.now() - since;
}

async function crashAgainAndAgain({ tries, seed, say, signal }: Task): Promise<Found> {
  const started = await Started.start({ settings: { NODE_OPTIONS: `--import ${HOOK}` } });
  const times: number[] = [];
  const violations: string[] = [];
  try {
    for (; times.length < tries && !signal.aborted;) {
      const ms = await crashOnce(started);
      times.push(ms);
      say(`back after ${Math.round(ms)} ms`);
      if (ms > BACK_MS)
        violations.push(`it was back after ${Math.round(ms)} ms (crash ${times.length} of seed ${seed})`);
      const isTold = started.output.includes('nobody handles this');
      const log = await readFile(join(started.dataDir, 'logs/proxy.log'), 'utf8');
      if (!isTold || !log.includes('nobody handles this')) violations.push('nobody is told why it crashed');
    }
  } finally {
    await started.stop();
  }
  const figures = {
    'back after ms': Math.round(median(times)),
    'longest ms': Math.round(Math.max(...times)),
  };
  return { tries: times.length, violations, figures };
}

/** A proxy that crashes is there again before most people try again. */
export const crashes: Section = {
  figure: 'F5 crash',
  what: 'an error that nobody handles in the proxy, under npm start',
  goal: 'pages again within 2 s, and the reason on the screen and in the log',
  enough: 30,
  // The start waits longer after each crash in a row, so that a part is a few.
  part: 3,
  measure: crashAgainAndAgain,
};
