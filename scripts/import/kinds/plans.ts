import {
  defaultTeam,
  describeIssues,
  teamSchema,
  toFieldIssues,
  toJson,
  type JsonObject,
  type MovedSubscriber,
  type Post,
} from '@apoti/contract';
import type { OldContent } from '../normalise/content';
import type { Notes } from '../notes';
import { planContent } from '../plan/plan-content';
import { planList, type Counts } from '../plan/plan-list';
import { planPosts } from '../plan/plan-posts';
import { planSubscribers } from '../plan/plan-subscribers';
import type { KindPlan, OldKind } from './old-kind';

type Sides = Parameters<OldKind['plan']>;
type Planned = Promise<KindPlan & { epoch: string }>;

/** Plans the content against what is here now. @throws Error when the result breaks a rule */
export async function contentPlan(old: OldContent, notes: Notes, ...[cms, , known]: Sides): Planned {
  const { epoch, revision, state } = await cms.present.content();
  const { next, units, ...counts } = planContent(old, state, await known(epoch), notes);
  return { epoch, units, ...planned(counts), write: () => cms.state('content', revision, next) };
}

/** The same for the team. @throws Error when the result breaks a rule */
export async function teamPlan(imported: JsonObject[], notes: Notes, ...[cms, , known]: Sides): Planned {
  const { epoch, revision, state } = await cms.present.team();
  const items = (team: readonly object[]) => team.map((member) => toJson(member));
  const sides = { unit: 'team', name: 'Member', identity: 'id', label: 'name' } as const;
  const lists = { imported, present: items(state), examples: items(defaultTeam) };
  const { next, units, ...counts } = planList({ ...sides, ...lists }, await known(epoch), notes);
  const whole = teamSchema.safeParse(next);
  if (!whole.success) throw new Error(describeIssues(toFieldIssues(whole.error)));
  return { epoch, units, ...planned(counts), write: () => cms.state('team', revision, next) };
}

/** The same for posts. */
export async function postsPlan(old: readonly Post[], notes: Notes, ...[cms, , known]: Sides): Planned {
  const { epoch, revision, state } = await cms.present.posts();
  const { lines, units, ...counts } = planPosts(old, state, await known(epoch), notes);
  return { epoch, units, ...planned(counts), write: () => cms.lines('posts', revision, lines) };
}

/** The same for subscribers. */
export async function subscribersPlan(old: readonly MovedSubscriber[], ...[cms, , known]: Sides): Planned {
  const { epoch, revision, state } = await cms.present.subscribers();
  const { lines, units, ...counts } = planSubscribers(old, state, await known(epoch));
  return { epoch, units, ...planned(counts), write: () => cms.lines('subscribers', revision, lines) };
}

function planned({ fresh, changed, removed, unchanged }: Counts) {
  const counts = { fresh, changed, removed, unchanged };
  return { counts, changes: fresh.length + changed.length + removed.length > 0 };
}
