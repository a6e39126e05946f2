import {
  ApiError,
  formatRevision,
  historyTexts,
  MAX_RUN,
  netChanges,
  type Change,
  type CmsRestore,
  type CmsRestored,
  type CmsSave,
} from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import { lockCounters } from '../changes/counters';
import { contentKind, checkedContent } from '../content/save-content';
import { saveState } from '../saves/save-state';
import type { Strapi } from '../store/strapi';
import { checkedTeam, teamKind } from '../team/save-team';
import { findChanges, findSaves } from './logged-saves';
import { restoredEntryKind } from './restored-entry';
import { restoredState } from './restored-state';
import { entriesOf, shapeOfKind } from './shapes';

/**
 * Brings back what a person's run of saves changed, or done again what was brought back, as a save like any other: one
 * transaction, the rules, a row of the log.
 * @throws ApiError `not_found`, `invalid`, `unauthenticated`
 */
export async function restoreChange(strapi: Strapi, person: PersonClaim, request: CmsRestore): Promise<CmsRestored> {
  return strapi.db.transaction(async ({ trx }) => {
    const counters = await lockCounters(strapi, trx);
    await requireAdmin(strapi, person);
    const { subject, changes } = await findRun(strapi, request);
    const number = counters.last[request.kind];
    const save: CmsSave = {
      revision: formatRevision({ epoch: counters.epoch, number, view: 'full' }),
      conflicts: 'ask',
      session: request.session,
      idempotencyKey: request.idempotencyKey,
    };
    const { revision, changed } = await saveRestored(strapi, person, save, { request, subject, changes });
    return { revision, changed };
  });
}

type Run = { request: CmsRestore; subject: string; changes: Change[] };

/** What the run did in the end. Its rows are those of the last one's author, door and entry. @throws ApiError `not_found` */
async function findRun(strapi: Strapi, { kind, change, from = change }: CmsRestore): Promise<Omit<Run, 'request'>> {
  const saves = await findSaves(strapi, { kind, from, before: change + 1 }, MAX_RUN);
  const [last] = saves;
  if (last?.number !== change) throw new ApiError('not_found', historyTexts.gone);
  const run = saves.filter(
    ({ author, door, subject }) => author === last.author && door === last.door && subject === last.subject,
  );
  const made = await findChanges(
    strapi,
    run.map(({ number }) => number),
  );
  const changes = run.reverse().flatMap(({ number }) => made.get(number) ?? []);
  return { subject: last.subject, changes: netChanges(shapeOfKind(kind), changes) };
}

async function saveRestored(strapi: Strapi, person: PersonClaim, save: CmsSave, { request, subject, changes }: Run) {
  const { kind, side, paths } = request;
  const wanted = { changes, side, paths };
  const shape = shapeOfKind(kind);
  const entry = entriesOf(kind);
  if (entry) {
    return saveState(strapi, person, save, () => restoredEntryKind(strapi, entry, subject, wanted));
  }
  if (kind === 'team') {
    return saveState(strapi, person, save, () =>
      teamKind(strapi, ({ current }) => ({
        kind: 'merged',
        next: checkedTeam(restoredState(shape, current, wanted)),
        overlay: [],
        aliases: [],
      })),
    );
  }
  return saveState(strapi, person, save, () =>
    contentKind(strapi, ({ current }) => ({
      kind: 'merged',
      next: checkedContent(restoredState(shape, current, wanted), current, current),
      overlay: [],
      aliases: [],
    })),
  );
}
