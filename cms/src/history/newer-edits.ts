import {
  ApiError,
  equal,
  historyTexts,
  isWithin,
  valueAtPath,
  wantedPlaces,
  type Change,
  type CmsRestore,
  type Json,
  type NewerEdit,
  type RunChanges,
} from '@apoti/contract';
import type { PersonClaim } from '../accounts/require-admin';
import type { Strapi } from '../store/strapi';
import { findChanges, findSaves, type StoredSave } from './logged-saves';
import { shapeOfKind } from './shapes';

/** What is to be brought back: of which run, what each of its saves changed, and what it did in the end. */
export type FoundRun = {
  request: CmsRestore;
  subject: string;
  numbers: ReadonlySet<number>;
  saves: RunChanges;
  changes: Change[];
};

/**
 * Refuses what is asked about first, where the request wants that: to overwrite what somebody else did later, and to close the
 * site to visitors (A18). @throws ApiError `conflict`
 */
export async function refuseUnasked(
  strapi: Strapi,
  person: PersonClaim,
  run: FoundRun,
  { current, next }: { current: Json | undefined; next: Json | undefined },
): Promise<void> {
  if (!run.request.ask) return;
  const newer = await newerEdits(strapi, person, run, overwritten(run, current));
  const closes = run.request.kind === 'settings' && isClosed(next) && !isClosed(current);
  if (newer.length === 0 && !closes) return;
  const text = newer.length > 0 ? historyTexts.newer : historyTexts.closes;
  throw new ApiError('conflict', text, { newer, ...(closes ? { closes } : {}) });
}

/** Whether the settings close the site to visitors. */
function isClosed(settings: Json | undefined): boolean {
  return valueAtPath(shapeOfKind('settings'), settings, ['general', 'maintenanceMode']) === true;
}

/** The places that hold neither what the run left there nor what is to be there. */
function overwritten({ request, changes }: FoundRun, current: Json | undefined): Change[] {
  const { kind, side, paths } = request;
  const shape = shapeOfKind(kind);
  return wantedPlaces({ changes, paths }).filter(({ path, old, new: next }) => {
    if (path.at(-1) === '@order') return false;
    const [left, wanted] = side === 'before' ? [next, old] : [old, next];
    const now = valueAtPath(shape, current, path);
    return now !== undefined && !equal(now, left) && !equal(now, wanted);
  });
}

/** So many saves are looked through at a time. */
const PAGE = 100;

/** Who else changed these places since, the last one of each: however many saves there were since, a few are held at a time. */
async function newerEdits(
  strapi: Strapi,
  { id }: PersonClaim,
  run: FoundRun,
  places: readonly Change[],
): Promise<NewerEdit[]> {
  const last = await lastSaves(strapi, run, places);
  return places.flatMap((place) => {
    const save = last.get(place);
    if (save === undefined || save.author === `person:${id}`) return [];
    return [{ path: place.path, who: save.who, at: new Date(save.at).toISOString() }];
  });
}

/** The last save of each place since the run began, those of the run apart. */
async function lastSaves(
  strapi: Strapi,
  { request, subject, numbers }: FoundRun,
  places: readonly Change[],
): Promise<Map<Change, StoredSave>> {
  const { kind, change, from = change } = request;
  const last = new Map<Change, StoredSave>();
  let before: number | undefined;
  while (last.size < places.length) {
    const page = await findSaves(strapi, { kind, subject, from, before }, PAGE);
    const later = page.filter(({ number }) => !numbers.has(number));
    const made = await findChanges(
      strapi,
      later.map(({ number }) => number),
    );
    for (const place of places.filter((one) => !last.has(one))) {
      const save = later.find(({ number }) => made.get(number)?.some(({ path }) => touches(path, place.path)));
      if (save) last.set(place, save);
    }
    if (page.length < PAGE) break;
    before = page.at(-1)?.number;
  }
  return last;
}

function touches(one: readonly string[], other: readonly string[]): boolean {
  return isWithin(one, other) || isWithin(other, one);
}
