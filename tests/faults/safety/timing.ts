import { elsewhere, FORM, guess } from '../../support/guessing';
import { addAdmin } from '../../support/second-admin';
import { startStack, type Stack } from '../../support/stack';
import { WireClient, type WireAnswer } from '../../support/wire-client';
import type { Section, Task } from '../section';
import { auc } from './auc';

/** The goal: what a stranger may learn from a time. */
const MOST = 0.55;
/** Tries that are judged under one name. */
const PER_NAME = 5;
/** Readers who are made known at once, before anything is measured. */
const TOGETHER = 20;

/** One way of asking, for something that is known and something that is not. */
type Door = { name: string; ask: (sort: 'known' | 'unknown', turn: number) => Promise<WireAnswer> };

/** A row of numbers below 1 that follows from a seed (mulberry32): the order of each pair. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The doors at which somebody might learn who is known, with everybody who is. */
async function doorsOf(stack: Stack, pairs: number): Promise<Door[]> {
  const { origin } = stack;
  const accounts = Math.ceil(pairs / (2 * PER_NAME));
  for (let at = 0; at < accounts; at += 1) await addAdmin(stack.cmsUrl, `known-${at}`);
  const subscribe = (email: string) =>
    new WireClient(origin).post('/api/newsletter.php', { name: 'A Reader', email }, elsewhere());
  for (let at = 0; at < pairs; at += TOGETHER) {
    const some = Array.from({ length: Math.min(TOGETHER, pairs - at) }, (_, index) => at + index);
    await Promise.all(some.map((index) => subscribe(`known-${index}@example.com`)));
  }
  const nameOf = (sort: string, turn: number) => {
    const user = `${sort}-${Math.floor(turn / PER_NAME / 2)}`;
    return Math.floor(turn / PER_NAME) % 2 === 0 ? user : `${user}@example.com`;
  };
  return [
    { name: 'sign-in', ask: (sort, turn) => guess(origin, nameOf(sort, turn)) },
    {
      name: 'forgotten password',
      ask: (sort, turn) =>
        new WireClient(origin).send('POST', '/forgot-password', `email=${sort}-${turn % accounts}`, {
          ...FORM,
          ...elsewhere(),
        }),
    },
    { name: 'newsletter', ask: (sort, turn) => subscribe(`${sort}-${turn}@example.com`) },
  ];
}

const told = ({ status, json, text }: WireAnswer) =>
  JSON.stringify([status, json === null ? text : { ...Object(json), requestId: '' }]);

/** Asks in pairs, one known and one not, in an order by chance; gives how well the times tell them apart. */
async function measureDoor({ name, ask }: Door, pairs: number, { seed, signal }: Task) {
  const next = chance(seed);
  const times = { known: [] as number[], unknown: [] as number[] };
  const violations: string[] = [];
  for (let turn = 0; turn < pairs && !signal.aborted; turn += 1) {
    const answers = new Map<string, string>();
    for (const sort of next() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const begun = performance.now();
      const answer = await ask(sort, turn);
      times[sort].push(performance.now() - begun);
      answers.set(sort, told(answer));
    }
    if (answers.get('known') !== answers.get('unknown')) violations.push(`${name}, pair ${turn}: another answer`);
  }
  const area = auc(times.known, times.unknown);
  const found = Math.max(area, 1 - area);
  if (found > MOST) violations.push(`${name}: times tell them apart, AUC ${found.toFixed(3)}`);
  return { pairs: times.unknown.length, area: found, violations };
}

/** Whether times or answers tell a stranger whose account or address is known (F10). */
export const timing: Section = {
  figure: 'F10 timing',
  what: 'pairs of a known and an unknown name: sign-in, forgotten password, newsletter',
  goal: 'same answers, AUC ≤ 0.55 with 500 pairs each',
  enough: 1_500,
  part: 1_500,
  measure: async (task) => {
    const stack = await startStack();
    try {
      await stack.restartProxy({ TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'error' });
      const pairs = Math.ceil(task.tries / 3);
      const results = [];
      for (const door of await doorsOf(stack, pairs)) {
        const result = await measureDoor(door, pairs, task);
        task.say(`${door.name}: AUC ${result.area.toFixed(3)}`);
        results.push({ ...result, name: door.name });
      }
      return {
        tries: results.reduce((sum, one) => sum + one.pairs, 0),
        violations: results.flatMap(({ violations }) => violations),
        figures: Object.fromEntries(results.map(({ name, area }) => [`AUC ${name}`, Number(area.toFixed(3))])),
      };
    } finally {
      await stack.stop();
    }
  },
};
