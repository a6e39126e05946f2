import { randomUUID } from 'node:crypto';
import {
  contentPatchSchema,
  contentSchema,
  planContentSave,
  settleQuestions,
  toFieldIssues,
  typesOnly,
  type CmsSaved,
  type CmsSaveRequest,
  type Content,
  type Json,
} from '@apoti/contract';
import type { PersonClaim } from '../accounts/require-admin';
import { invalid, refuseNewFaults } from '../changes/refuse';
import { saveState, type PlanSides, type Planned, type SaveKind } from '../saves/save-state';
import type { Strapi } from '../store/strapi';
import { contentFaults, keepUsedCategories, lostQuestions } from './content-rules';
import { contentWatch } from './content-watch';
import { writeContent } from './write-content';

const wholeContent = typesOnly(contentSchema);

/** Saves the content object, in whole or in part (C6); see {@link saveState}. */
export async function saveContent(strapi: Strapi, person: PersonClaim, request: CmsSaveRequest): Promise<CmsSaved> {
  const { state, revisions, revision, changed, aliases, survivors } = await saveState(strapi, person, request, () =>
    contentKind(strapi, (sides) => planned(request, sides)),
  );
  return { revisions, content: state, revision, changed, aliases, survivors };
}

/** How the content is saved, once it is known how the next state comes about. */
export function contentKind(strapi: Strapi, plan: SaveKind<Content>['plan']): SaveKind<Content> {
  return {
    kind: 'content',
    subject: '',
    watch: (written) => contentWatch(strapi, written),
    parse: (state) => wholeContent.safeParse(state).data,
    plan,
    write: (before, next) => writeContent(strapi, before, next),
    shown: (content) => ({ content }),
  };
}

function planned(request: CmsSaveRequest, sides: PlanSides<Content>): Planned<Content> {
  const patch = contentPatchSchema.safeParse(request.content);
  if (!patch.success) throw invalid(toFieldIssues(patch.error));
  const { conflicts } = request;
  const plan = planContentSave({ ...sides, patch: patch.data, conflicts, now: Date.now(), newKey: randomUUID });
  return plan.kind === 'conflict' ? plan : { ...plan, next: checkedContent(plan.next, sides.current, sides.base) };
}

/** The planned state, if it breaks no rule that the `current` one keeps ({@link refuseNewFaults}). @throws ApiError `invalid` */
export function checkedContent(next: Json | undefined, current: Content, base: Content): Content {
  const checked = contentSchema.safeParse(next);
  const whole = checked.success ? checked : wholeContent.safeParse(next);
  if (!whole.success) throw invalid(toFieldIssues(whole.error));
  const kept = settleQuestions(keepUsedCategories(whole.data, [current, base]));
  if (!checked.success || lostQuestions(kept).length > 0) refuseNewFaults({ faults: contentFaults }, current, kept);
  return kept;
}
