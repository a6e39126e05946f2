import { setTimeout as pause } from 'node:timers/promises';
import { WireEditor } from '../../bench/editors/wire-editor';
import { AnotherProxy } from '../../support/another-proxy';
import { png } from '../../support/pictures';
import { admin } from '../../support/places';
import { startStack } from '../../support/stack';
import { WireClient } from '../../support/wire-client';
import { askedFor } from '../outage/addresses';
import type { Found, Section, Task } from '../section';
import { letVisit, type Address } from '../visitors/visitors';
import { uploadSlowly } from './slow-upload';

const CROWD = { clients: 24, perSecond: 1_000, leaves: true };
/** Visits that are asked for before the end, and how many more there would be if nothing ended. */
const VISITS = 1_000;
/** The rest of an upload comes so long after the signal. */
const HALF_LATER_MS = 700;

/** One proxy is ended among visits, with a save and half an upload under way. Gives how many requests there were, and what failed. */
export async function endOne(proxy: AnotherProxy, addresses: readonly Address[], round: string) {
  const client = new WireClient(proxy.origin);
  await client.signIn(admin);
  const editor = await WireEditor.signIn(proxy.origin);
  const save = await editor.prepare(`Saved while it ends ${round}`);
  const picture = await png(400, 400);
  const visiting = letVisit({ ...CROWD, origin: proxy.origin, addresses }, VISITS * 20);
  await pause(VISITS / (CROWD.perSecond / 1000));
  let endedInMs = 0;
  const ended = pause(50).then(async () => {
    const at = performance.now();
    const code = await proxy.end();
    endedInMs = Math.round(performance.now() - at);
    return code;
  });
  const upload = uploadSlowly(client, picture, pause(50 + HALF_LATER_MS));
  const saved = pause(48).then(save);
  const failures: string[] = [];
  const note = (what: string) => (error: unknown) => failures.push(`${what} under way failed: ${String(error)}`);
  await Promise.all([
    saved.catch(note('a save')),
    upload.then(
      (status) => (status === 200 ? 0 : failures.push(`an upload under way got ${status}`)),
      note('an upload'),
    ),
    ended,
  ]);
  const code = await ended;
  const visits = await visiting;
  if (code !== 0) failures.push(`the proxy ended with ${code}`);
  const how = `the proxy ended in ${endedInMs} ms${proxy.log.includes('clients cut off') ? ' and cut clients off' : ''}`;
  return {
    count: visits.times.length + 2,
    failures: [...visits.failures, ...failures].map((text) => `${text}; ${how}`),
  };
}

async function endAgainAndAgain({ tries, seed, say, signal }: Task): Promise<Found> {
  const stack = await startStack();
  const proxy = await AnotherProxy.start(stack.cmsUrl, { dataDir: stack.dataDir });
  try {
    const client = new WireClient(proxy.origin);
    await client.signIn(admin);
    const addresses = await askedFor(new WireClient(proxy.origin), client);
    const found: Found = { tries: 0, violations: [] };
    let rounds = 0;
    for (; found.tries < tries && !signal.aborted; rounds += 1) {
      if (rounds > 0) await proxy.startAgain();
      const { count, failures } = await endOne(proxy, addresses, `${seed}.${rounds}`);
      found.tries += count;
      found.violations.push(...failures.map((text) => `${text} (round ${rounds} of seed ${seed})`));
    }
    say(`${rounds} ends among ${found.tries} requests`);
    return { ...found, figures: { ends: rounds } };
  } finally {
    await proxy.stop();
    await stack.stop();
  }
}

/** F5: whoever was let in is answered, also by a proxy that was told to end. */
export const stopping: Section = {
  figure: 'F5 SIGTERM',
  what: 'visits on kept connections, saves and half-sent uploads when a proxy is told to end',
  goal: 'none of 100,000 fails',
  enough: 100_000,
  part: 5_000,
  measure: endAgainAndAgain,
};
