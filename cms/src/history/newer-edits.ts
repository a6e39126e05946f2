import {
  ApiError,
  equal,
  historyTexts,
  isWithin,
  MAX_RUN,
  valueAtPath,
  wantedPlaces,
  type Change,
  type CmsRestore,
  type Json,
  type NewerEdit,
} from '@apoti/contract';
import type { PersonClaim } from '../accounts/require-admin';
import type { Strapi } from '../store/strapi';
import { findChanges, findSaves } from './logged-saves';
import { shapeOfKind } from './shapes';

/** What is to be brought back: of which run, as it was in the end. */
export type FoundRun = { request: CmsRestore; subject: string; numbers: ReadonlySet<number>; changes: Change[] };

/** Refuses to overwrite what somebody else did later, where the request wants that. @throws ApiError `conflict` */
export async function refuseOverwriting(
  strapi: Strapi,
  person: PersonClaim,
  run: FoundRun,
  current: Json | undefined,
): Promise<void> {
  if (!run.request.ask) return;
  const newer = await newerEdits(strapi, person, run, overwritten(run, current));
  if (newer.length > 0) throw new ApiError('conflict', historyTexts.newer, { newer });
}

/** The places that hold neither what the run left there nor what is to be there. */
function overwritten({ request, changes }: FoundRun, current: Json | undefined): Change[] {
  const { kind, side, paths } = request;
  const shape = shapeOfKind(kind);
  return wantedPlaces({ changes, side, paths }).filter(({ path, old, new: next }) => {
    if (path.at(-1) === '@order') return false;
    const [left, wanted] = side === 'before' ? [next, old] : [old, next];
    const now = valueAtPath(shape, current, path);
    return now !== undefined && !equal(now, left) && !equal(now, wanted);
  });
}

/** Who else changed these places since, the last one of each. */
async function newerEdits(
  strapi: Strapi,
  { id }: PersonClaim,
  { request, subject, numbers }: FoundRun,
  places: readonly Change[],
): Promise<NewerEdit[]> {
  if (places.length === 0) return [];
  const { kind, change, from = change } = request;
  const saves = (await findSaves(strapi, { kind, subject, from }, MAX_RUN)).filter(
    ({ number }) => !numbers.has(number),
  );
  const made = await findChanges(
    strapi,
    saves.map(({ number }) => number),
  );
  return places.flatMap(({ path }) => {
    const last = saves.find(({ number }) =>
      made.get(number)?.some((one) => isWithin(one.path, path) || isWithin(path, one.path)),
    );
    if (last === undefined || last.author === `person:${id}`) return [];
    return [{ path, who: last.who, at: new Date(last.at).toISOString() }];
  });
}
