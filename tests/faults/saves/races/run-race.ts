import { conflictSchema } from '@apoti/contract';
import type { Chance } from '@apoti/contract/resources/analytics/sample-numbers';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { WireAnswer, WireClient } from '../../../support/wire-client';
import { edited, placeOf, textOf, valuesOf, type Ground, type Reading } from './grounds';
import type { RaceSave, Told, Values } from './race';

/** How far apart the writers of a race begin, in ms. */
const SPREAD_MS = 12;
/** One in so many begins from what it read in an earlier race. */
const STALE = 4;
/** How often somebody who keeps her edit is asked again at most; each time somebody else was faster. */
const ROUNDS = 12;

const conflictsSchema = z.object({ code: z.literal('conflict'), conflicts: conflictSchema.array() });

/** Somebody who edits. An old client keeps a copy of what it read with its own edits in it, for each time that it read. */
export type Racer = { client: WireClient; copies: Map<string, Reading> };

function toldOf({ status, json }: WireAnswer): Told {
  if (status === 200) return { kind: 'saved' };
  const conflict = conflictsSchema.safeParse(json);
  if (status !== 409 || !conflict.success) return { kind: 'unknown', status };
  const fields = conflict.data.conflicts.map(({ path, mine, theirs }) => {
    // The wire names the list of the team, the log its members at once.
    return { place: placeOf(path[0] === 'members' ? path.slice(1) : path), mine: textOf(mine), theirs: textOf(theirs) };
  });
  return { kind: 'asked', fields };
}

/** Some of the fields, each with a value that nobody else sends. */
function wantsOf({ paths }: Ground, { whole }: Chance, key: string): Values {
  const first = whole(0, paths.length - 1);
  const count = whole(1, Math.min(3, paths.length));
  const chosen = Array.from({ length: count }, (_, index) => paths[(first + index) % paths.length] ?? []);
  return Object.fromEntries(chosen.map((path) => [placeOf(path), `${key} in ${path.at(-1)}`]));
}

type Sent = { ground: Ground; racer: Racer; key: string; from: Reading; asks: boolean; wants: Values };

async function send({ ground, racer, key, from, asks, wants }: Sent): Promise<RaceSave> {
  const copy = asks ? from : (racer.copies.get(from.revision) ?? from);
  const next = { state: edited(ground, copy.state, wants), revision: from.revision };
  if (!asks) racer.copies.set(from.revision, next);
  const headers = { 'idempotency-key': key, ...(asks ? { 'x-conflicts': 'ask' } : {}) };
  const answer = await racer.client.post(ground.call, ground.bodyOf(next), headers).catch(() => null);
  const told: Told = answer === null ? { kind: 'unknown', status: 0 } : toldOf(answer);
  return { key, asks, base: valuesOf(ground, from.state), wants, told };
}

/** One writer: saves, and if it is asked keeps its edit, or lets the other's stand. */
async function write(sent: Sent, keeps: boolean): Promise<RaceSave[]> {
  const saves = [await send(sent)];
  for (let round = 1; keeps && round <= ROUNDS && saves.at(-1)?.told.kind === 'asked'; round += 1) {
    const from = await sent.ground.read();
    // It has seen what stands there, and wants its own in its place.
    saves.push(await send({ ...sent, from, key: `${sent.key}.${round}`, wants: renamed(sent.wants, round) }));
  }
  return saves;
}

/** The same edit, told apart from its first attempt. */
function renamed(wants: Values, round: number): Values {
  return Object.fromEntries(Object.entries(wants).map(([place, value]) => [place, `${value}, ${round}`]));
}

/** Lets 2 to 8 people save at the same moment. Gives all that was sent and told. */
export async function runRace(
  ground: Ground,
  racers: readonly Racer[],
  chance: Chance,
  name: string,
  earlier: readonly Reading[],
): Promise<RaceSave[]> {
  const newest = earlier.at(-1) ?? (await ground.read());
  const plans = racers.slice(0, chance.whole(2, racers.length)).map((racer, index) => {
    const key = `${name}-${index}`;
    const isStale = chance.whole(1, STALE) === 1;
    const from = isStale ? (earlier[chance.whole(0, earlier.length - 1)] ?? newest) : newest;
    const asks = chance.whole(0, 1) === 1;
    const wants = wantsOf(ground, chance, key);
    return {
      sent: { ground, racer, key, from, asks, wants },
      delay: chance.whole(0, SPREAD_MS),
      keeps: chance.whole(0, 2) > 0,
    };
  });
  const saves = await Promise.all(
    plans.map(async ({ sent, delay, keeps }) => {
      await pause(delay);
      return write(sent, keeps);
    }),
  );
  return saves.flat();
}
