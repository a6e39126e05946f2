import { memberSchema } from '../resources/team/member';
import { newMember, privateFields, type Team, type TeamPatch } from '../resources/team/team';
import type { View } from '../revisions/revision';
import { isObject, type Json, type JsonObject } from './json';
import { planSave, toJson, type SavePlan, type Sender } from './plan-save';
import { shapeOf, type ObjectShape } from './shape';

/** The list's shape, as the change log knows it. */
export const teamShape = shapeOf(memberSchema.array());
/** The same list as the one field of an object, as saves are planned. */
const wrapped: ObjectShape = { kind: 'object', fields: { members: teamShape } };
const rules = { members: { identity: 'highest', defaults: newMember } } as const;

/** What a save of the team is planned from. All states are whole lists. */
export type TeamSave = Sender & { current: Team; base: Team; view: View; patch: TeamPatch };

/** Merges a save into the team as it stands (C8). The plan's `next` holds the list as `members`. Pure. */
export function planTeamSave({ current, base, view, patch, ...sender }: TeamSave): SavePlan {
  const seen = view === 'public' ? shownOf(base, current) : base;
  const members = inOrder(patch).map((member) => sentFields(member, view));
  return planSave(
    wrapped,
    rules,
    { current: toJson({ members: current }), seen: toJson({ members: seen }), patch: { members } },
    sender,
  );
}

/**
 * The members that a visitor saw. What nobody shows a visitor stands as it stands now (of a member who is gone: as it last
 * stood), so that neither side has changed it and only what the view showed is compared.
 */
function shownOf(base: Team, current: Team): Team {
  const now = new Map(current.map((member) => [member.id, member]));
  return base
    .filter((member) => member.isActive)
    .map((member) => {
      const { email, phone, joinDate } = now.get(member.id) ?? member;
      return { ...member, email, phone, joinDate };
    });
}

/** Members renumbered by their sender stand in that order, whatever the list's (A12: up and down renumber from 1). */
function inOrder(patch: TeamPatch): TeamPatch {
  const orders = patch.map(({ order }) => order);
  const isNumbered = orders.every((order) => order !== undefined) && new Set(orders).size === orders.length;
  return isNumbered ? patch.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0)) : patch;
}

/**
 * A member's own fields. Who read the visitors' view never saw what is private: an empty value there is none at all, for it
 * must blank nothing (design: writing).
 */
function sentFields({ order: _order, revision: _revision, ...member }: TeamPatch[number], view: View): JsonObject {
  const sent = toJson(member);
  if (view === 'full') return sent;
  const isUnseen = (name: string, value: Json) => value === '' && privateFields.some((field) => field === name);
  return Object.fromEntries(Object.entries(sent).filter(([name, value]) => !isUnseen(name, value)));
}

/** The list of a plan. */
export function membersOf(next: JsonObject): Json[] {
  return Array.isArray(next['members']) ? next['members'].filter(isObject) : [];
}
