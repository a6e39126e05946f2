import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  ApiError,
  contentPatchSchema,
  contentSchema,
  equal,
  formatRevision,
  planContentSave,
  toFieldIssues,
  type Alias,
  type CmsSaved,
  type CmsSaveRequest,
  type Content,
  type ContentPlan,
  type JsonObject,
  type View,
} from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import type { Author } from '../changes/author';
import { findRemembered, findRepeated, type Remembered } from '../changes/change-row';
import { toRevisions, type Counters } from '../changes/counters';
import { invalid } from '../changes/refuse';
import { withChange, type Outcome, type Situation } from '../changes/with-change';
import type { Strapi } from '../store/strapi';
import { keepUsedCategories, lostQuestions } from './content-rules';
import { contentWatch } from './content-watch';
import { rebuildBase, type Base } from './rebuild-base';
import { writeContent } from './write-content';

type Saved = { aliases: Alias[]; view: View };

/**
 * Saves the content object, in whole or in part, merged with what others saved since it was read (C6). One transaction.
 * @throws ApiError `revision_required`, `base_unknown`, `conflict`, `invalid`, `unauthenticated`
 */
export async function saveContent(strapi: Strapi, person: PersonClaim, request: CmsSaveRequest): Promise<CmsSaved> {
  if (request.revision === undefined) {
    throw new ApiError('revision_required', 'Say which revision was edited: its `revision`, or If-Match');
  }
  const done = await strapi.db.transaction(async () => {
    const admin = await requireAdmin(strapi, person);
    return withinTransaction(strapi, { id: `person:${admin.id}`, name: admin.username }, request);
  });
  const number = done.counters.last.content;
  return {
    revisions: toRevisions(done.counters),
    content: done.state,
    revision: formatRevision({ epoch: done.counters.epoch, number, view: done.result.view }),
    changed: done.changed,
    aliases: done.result.aliases,
  };
}

async function withinTransaction(strapi: Strapi, author: Author, request: CmsSaveRequest) {
  let touched: Iterable<string> = [];
  let expected: Content | undefined;
  const watch = contentWatch<Saved>(strapi, { touched: () => touched, expected: () => expected });
  return withChange(strapi, author, watch, async (situation): Promise<Outcome<Saved>> => {
    const repeated = request.idempotencyKey && (await findRepeated(strapi, author, request.idempotencyKey));
    if (repeated) return { result: { aliases: repeated.aliases, view: 'full' } };
    const planned = await planSave(strapi, situation, request);
    const changed = !equal(situation.before, planned.next);
    if (changed) touched = await writeContent(strapi, situation.before, planned.next);
    expected = planned.next;
    return outcome(request, planned, changed);
  });
}

type Planned = { next: Content; base: Base; remembered: Remembered; plan: Extract<ContentPlan, { kind: 'merged' }> };

async function planSave(
  strapi: Strapi,
  { before: current, counters }: Situation<Content>,
  request: CmsSaveRequest,
): Promise<Planned> {
  const patch = contentPatchSchema.safeParse(request.content);
  if (!patch.success) throw invalid(toFieldIssues(patch.error));
  const text = request.revision ?? '';
  const base = await rebuildBase(strapi, text, current, counters);
  if (base === null) throw conflictError('base_unknown', 'This revision cannot be rebuilt any more', current, counters);
  const silent = request.conflicts === 'silent';
  const remembered = silent
    ? await findRemembered(strapi, 'content', request.session, text)
    : { overlay: [], aliases: [] };
  const plan = planContentSave({
    current,
    base: base.content,
    view: base.revision.view,
    ...remembered,
    patch: patch.data,
    conflicts: request.conflicts,
    now: Date.now(),
    newKey: randomUUID,
  });
  if (plan.kind === 'conflict') {
    throw conflictError('conflict', 'Somebody else changed the same', current, counters, plan.conflicts);
  }
  return { next: checked(plan.next, current, base.content), base, remembered, plan };
}

/** The planned state, if it keeps the rules. */
function checked(planned: JsonObject, current: Content, base: Content): Content {
  const whole = contentSchema.safeParse(planned);
  if (!whole.success) throw invalid(toFieldIssues(whole.error));
  const next = keepUsedCategories(whole.data, [current, base]);
  const faults = lostQuestions(next);
  if (faults.length > 0) throw invalid(faults);
  return next;
}

/** What is remembered of the sender: an old client's overlay, also when nothing changed in the end. */
function outcome(request: CmsSaveRequest, { base, remembered, plan }: Planned, changed: boolean): Outcome<Saved> {
  const silent = request.conflicts === 'silent';
  const moved = silent && !isDeepStrictEqual(remembered.overlay, plan.overlay);
  const note = {
    session: request.session,
    baseRevision: request.revision,
    idempotencyKey: request.idempotencyKey,
    overlay: silent ? plan.overlay : null,
    aliases: plan.aliases,
  };
  // A sender that is asked goes on from the full content in the reply; an old one keeps its own object, and its view.
  const view = silent ? base.revision.view : 'full';
  return { result: { aliases: plan.aliases, view }, note: moved || changed ? note : undefined };
}

function conflictError(
  code: 'base_unknown' | 'conflict',
  message: string,
  content: Content,
  counters: Counters,
  conflicts: unknown[] = [],
): ApiError {
  const revision = formatRevision({ epoch: counters.epoch, number: counters.last.content, view: 'full' });
  return new ApiError(code, message, { revision, content, conflicts, revisions: toRevisions(counters) });
}
