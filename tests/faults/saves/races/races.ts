import { chanceOf } from '@apoti/contract/resources/analytics/sample-numbers';
import type { WireClient } from '../../../support/wire-client';
import type { Found, Task } from '../../section';
import { keepHistory } from '../keep-history';
import type { LogRow } from '../judge-log';
import { KilledWorld, type Kind } from '../killed-world';
import { lastNumber, logSince } from '../look/change-log';
import { groundsOf, placeOf, textOf, valuesOf, type Ground, type Reading } from './grounds';
import { judgeRace } from './judge-race';
import type { RaceRow } from './race';
import { runRace, type Racer } from './run-race';

const MOST_WRITERS = 8;
/** From so many of the last readings writers may begin. */
const REMEMBERED = 6;

/** A row of the log by places. Of a post its public version is looked at; its draft says the same. */
function toRaceRow({ key, kind, changes }: LogRow): RaceRow {
  const ofPost = kind === 'posts' ? changes.filter(({ path }) => path[0] === 'published') : changes;
  return {
    key,
    changes: ofPost.map((change) => ({
      place: placeOf(kind === 'posts' ? change.path.slice(1) : change.path),
      ...(change.old === undefined ? {} : { old: textOf(change.old) }),
      ...(change.new === undefined ? {} : { new: textOf(change.new) }),
    })),
  };
}

type Track = { ground: Ground; racers: Racer[]; readings: Reading[] };

async function tracksOf(world: KilledWorld): Promise<Track[]> {
  const clients: WireClient[] = [];
  // One after the other: as many wrong ones at once would be guesses.
  while (clients.length < MOST_WRITERS) clients.push(await world.signIn());
  const grounds = await groundsOf(world.stack.cmsUrl);
  return Promise.all(
    grounds.map(async (ground) => ({
      ground,
      racers: clients.map((client) => ({ client, copies: new Map<string, Reading>() })),
      readings: [await ground.read()],
    })),
  );
}

/** A save that the proxy gave up may still be at it: reading the team waits for the counters, which that one holds. */
async function untilOver(tracks: readonly Track[]): Promise<void> {
  for (const { ground } of tracks) if (ground.kind === 'team') await ground.read();
}

/** F2: people save the same at the same moment; a judge says whether anything of it is lost. */
export async function race(kind: Kind, { tries, seed, say, signal }: Task): Promise<Found> {
  const world = await KilledWorld.start(kind);
  const { database } = world;
  const history = await keepHistory(`races-${kind}-${seed}`);
  const chance = chanceOf(seed);
  const violations: string[] = [];
  const figures = { saves: 0, asked: 0, unanswered: 0 };
  let made = 0;
  try {
    const tracks = await tracksOf(world);
    let number = await lastNumber(database);
    while (made < tries && !signal.aborted) {
      const track = tracks[chance.whole(0, tracks.length - 1)];
      if (track === undefined) break;
      const { ground, racers, readings } = track;
      const before = valuesOf(ground, readings.at(-1)?.state ?? null);
      const saves = await runRace(ground, racers, chance, `race-${seed}-${made}`, readings);
      if (saves.some(({ told }) => told.kind === 'unknown')) await untilOver(tracks);
      const rows = await logSince(database, number);
      number = await lastNumber(database);
      const now = await ground.read();
      const found = judgeRace({ before, saves, rows: rows.map(toRaceRow), after: valuesOf(ground, now.state) });
      track.readings = [...readings, now].slice(-REMEMBERED);
      made += 1;
      violations.push(...found.map((text) => `race ${made} (${ground.kind}), seed ${seed}: ${text}; ${history.file}`));
      if (found.length > 0) await history.keep({ race: made, kind: ground.kind, before, saves, rows, found });
      figures.saves += saves.length;
      figures.asked += saves.filter(({ told }) => told.kind === 'asked').length;
      figures.unanswered += saves.filter(({ told }) => told.kind === 'unknown').length;
      if (made % 100 === 0) say(`${made} races, ${figures.saves} saves, ${violations.length} violations`);
    }
  } finally {
    await history.end(violations.length > 0);
    await world.stop();
  }
  return { tries: made, violations, figures };
}
