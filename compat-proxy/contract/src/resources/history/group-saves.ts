import { RUN_IDLE_MINUTES, type Door } from './history';

/** What of a save decides which run it belongs to. `at` is its time in ms. */
export type LoggedSave = { number: number; at: number; author: string; door: Door; subject: string };

/**
 * Groups saves by person, door and entry, each group until ten idle minutes. Takes the newest first and gives the groups in
 * that order too, by their newest save.
 */
export function groupSaves<Save extends LoggedSave>(saves: readonly Save[]): Save[][] {
  const groups: Save[][] = [];
  const open = new Map<string, Save[]>();
  for (const save of saves) {
    const key = JSON.stringify([save.author, save.door, save.subject]);
    const run = open.get(key);
    const later = run?.at(-1);
    if (run && later && later.at - save.at <= RUN_IDLE_MINUTES * 60_000) {
      run.push(save);
      continue;
    }
    const begun = [save];
    open.set(key, begun);
    groups.push(begun);
  }
  return groups;
}

/**
 * The first groups of these saves, at most `limit`, and how far they reach: everything from number `end` on is in them. A run
 * that goes on below is cut there, so that no save is told twice or never.
 */
export function firstGroups<Save extends LoggedSave>(
  saves: readonly Save[],
  limit: number,
): { groups: Save[][]; end: number | null } {
  const groups = groupSaves(saves);
  const over = groups[limit]?.[0];
  if (over === undefined) return { groups, end: null };
  return { groups: groupSaves(saves.filter(({ number }) => number > over.number)), end: over.number + 1 };
}
