import type { Asked, Race, RaceRow, RaceSave, Values } from './race';

/** The values after each row of the log, before the first one first. */
function moments({ before, rows }: Race): Values[] {
  const all: Values[] = [before];
  for (const { changes } of rows) {
    const set = Object.fromEntries(changes.map((change) => [change.place, change.new ?? '']));
    all.push({ ...all.at(-1), ...set });
  }
  return all;
}

const inWords = (value: string | undefined) => (value === undefined ? 'nothing' : `“${value}”`);

/** Each row begins where things stood, changes what its sender wanted, and nothing else. */
function judgeRow(row: RaceRow, now: Values, sender: RaceSave | undefined): string[] {
  if (sender === undefined) return [`The log has a save that nobody sent: ${row.key}`];
  const { key, asks, base, wants } = sender;
  const wrongStart = row.changes
    .filter(({ place, old }) => old !== now[place])
    .map(({ place, old }) => `${key} says that ${place} was ${inWords(old)}; it was ${inWords(now[place])}`);
  const strange = row.changes
    .filter((change) => wants[change.place] !== change.new)
    .map((change) => `${key} put ${inWords(change.new)} into ${change.place}, which it did not send`);
  const missing = Object.keys(wants)
    .filter((place) => !row.changes.some((change) => change.place === place))
    .map((place) => `${key} is in the log without its ${place}`);
  const overwritten = asks
    ? Object.keys(wants)
        .filter((place) => now[place] !== base[place])
        .map((place) => `${key} replaced ${inWords(now[place])} in ${place}, and its writer was not asked`)
    : [];
  return [...wrongStart, ...strange, ...missing, ...overwritten];
}

/** What a writer has to decide if its save is looked at in this moment. */
function conflictsAt(now: Values, { base, wants }: RaceSave): Asked[] {
  return Object.entries(wants)
    .filter(([place]) => now[place] !== base[place])
    .map(([place, mine]) => ({ place, mine, theirs: now[place] ?? '' }));
}

function sameFields(one: readonly Asked[], other: readonly Asked[]): boolean {
  const text = (fields: readonly Asked[]) =>
    fields.map(({ place, mine, theirs }) => JSON.stringify([place, mine, theirs])).sort();
  return text(one).join() === text(other).join();
}

/** Whoever is told that it is saved is in the log, once; whoever is asked is not, and is asked about what really conflicts. */
function judgeTold(save: RaceSave, times: number, all: readonly Values[]): string[] {
  const { key, asks, told } = save;
  if (times > 1) return [`${key} is in the log ${times} times`];
  if (told.kind === 'saved')
    return times === 0 ? [`${key} was told that it is saved, and the log has nothing of it`] : [];
  if (told.kind === 'unknown') {
    const isClear = told.status >= 400 && told.status < 500;
    return isClear ? [`${key} was refused with ${told.status}`] : [];
  }
  if (!asks) return [`${key} is an old client and was asked`];
  if (times > 0) return [`${key} was asked, and saved all the same`];
  const isTrue = told.fields.length > 0 && all.some((now) => sameFields(told.fields, conflictsAt(now, save)));
  return isTrue ? [] : [`${key} was asked about ${JSON.stringify(told.fields)}, which stood there at no time`];
}

/**
 * What is lost in a race, in words: nothing if each save is told of as it was, changes nothing but its own fields, asks before it
 * replaces what its writer has not seen if it is one that asks, is in the log with its values and those that it replaced, and the
 * last one to write a field is the one whose value stands there.
 */
export function judgeRace(race: Race): string[] {
  const all = moments(race);
  const byKey = new Map(race.saves.map((save) => [save.key, save]));
  const rows = race.rows.flatMap((row, index) => judgeRow(row, all[index] ?? {}, byKey.get(row.key ?? '')));
  const told = race.saves.flatMap((save) => {
    const times = race.rows.filter(({ key }) => key === save.key).length;
    return judgeTold(save, times, all);
  });
  const last = all.at(-1) ?? {};
  const ends = Object.keys({ ...last, ...race.after })
    .filter((place) => last[place] !== race.after[place])
    .map((place) => `${place} should be ${inWords(last[place])} and is ${inWords(race.after[place])}`);
  return [...rows, ...told, ...ends];
}
