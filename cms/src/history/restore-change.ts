import {
  ApiError,
  formatRevision,
  historyTexts,
  isStateKind,
  MAX_RUN,
  netChanges,
  runChanges,
  type CmsRestore,
  type CmsRestored,
  type CmsSave,
  type Json,
} from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import { findRepeated } from '../changes/change-row';
import { lockCounters } from '../changes/counters';
import { contentKind, checkedContent } from '../content/save-content';
import { requestHash } from '../saves/request-hash';
import { saveState, type Planned } from '../saves/save-state';
import { checkedState, stateSaveKind } from '../states/save-state-kind';
import type { Strapi } from '../store/strapi';
import { checkedTeam, teamKind } from '../team/save-team';
import { findChanges, findSaves } from './logged-saves';
import { refuseUnasked, type FoundRun } from './newer-edits';
import { restoredEntryKind } from './restored-entry';
import { restoredState } from './restored-state';
import { entriesOf, shapeOfKind } from './shapes';

/**
 * Brings back what a person's run of saves changed, or done again what was brought back, as a save like any other: one
 * transaction, the rules, a row of the log. The same key again is answered as it was the first time: that answer says what takes
 * it back.
 * @throws ApiError `not_found`, `invalid`, `unauthenticated`
 */
export async function restoreChange(strapi: Strapi, person: PersonClaim, request: CmsRestore): Promise<CmsRestored> {
  return strapi.db.transaction(async ({ trx }) => {
    const counters = await lockCounters(strapi, trx);
    const admin = await requireAdmin(strapi, person);
    const run = await findRun(strapi, request);
    const done = await findDone(strapi, `person:${admin.id}`, request, run);
    if (done !== null)
      return { revision: formatRevision({ epoch: counters.epoch, number: done, view: 'full' }), changed: true };
    const number = counters.last[request.kind];
    const save = {
      revision: formatRevision({ epoch: counters.epoch, number, view: 'full' }),
      conflicts: 'ask' as const,
      session: request.session,
      idempotencyKey: request.idempotencyKey,
      requestHash: requestHash('restore', request),
    };
    const { revision, changed } = await saveRestored(strapi, person, save, run);
    return { revision, changed };
  });
}

/** The number of the change that this person made of the run under this key; null when none was made. */
async function findDone(
  strapi: Strapi,
  author: string,
  request: CmsRestore,
  { subject }: FoundRun,
): Promise<number | null> {
  const { kind, idempotencyKey: key } = request;
  if (key === undefined) return null;
  const hash = requestHash('restore', request);
  const repeated = await findRepeated(strapi, { author: { id: author, name: '' }, key, kind, subject, hash });
  return repeated?.number ?? null;
}

/** What the run did in the end. Its rows are those of the last one's author, door and entry. @throws ApiError `not_found` */
async function findRun(strapi: Strapi, request: CmsRestore): Promise<FoundRun> {
  const { kind, change, from = change } = request;
  const saves = await findSaves(strapi, { kind, from, before: change + 1 }, MAX_RUN);
  const [last] = saves;
  if (last?.number !== change) throw new ApiError('not_found', historyTexts.gone);
  const run = saves.filter(
    ({ author, door, subject }) => author === last.author && door === last.door && subject === last.subject,
  );
  const numbers = new Set(run.map(({ number }) => number));
  const made = await findChanges(strapi, [...numbers]);
  const inOrder = run.toReversed().map(({ number }) => made.get(number) ?? []);
  const shape = shapeOfKind(kind);
  const changes = request.paths ? runChanges(shape, inOrder) : netChanges(shape, inOrder.flat());
  return { request, subject: last.subject, numbers, saves: inOrder, changes };
}

async function saveRestored(strapi: Strapi, person: PersonClaim, save: CmsSave, run: FoundRun) {
  const { kind } = run.request;
  const restored = async (current: Json | undefined) => {
    const next = restoredState(run, current);
    await refuseUnasked(strapi, person, run, { current, next });
    return next;
  };
  const entry = entriesOf(kind);
  if (entry) return saveState(strapi, person, save, () => restoredEntryKind(strapi, entry, run.subject, restored));
  if (kind === 'team') {
    return saveState(strapi, person, save, () =>
      teamKind(strapi, async ({ current }) => merged(checkedTeam(await restored(current), current))),
    );
  }
  if (isStateKind(kind)) {
    return saveState(strapi, person, save, () =>
      stateSaveKind(strapi, kind, async ({ current }) => merged(checkedState(kind, await restored(current), current))),
    );
  }
  return saveState(strapi, person, save, () =>
    contentKind(strapi, async ({ current }) => merged(checkedContent(await restored(current), current, current))),
  );
}

function merged<State>(next: State): Planned<State> {
  return { kind: 'merged', next, overlay: [], aliases: [] };
}
