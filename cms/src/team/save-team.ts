import { randomUUID } from 'node:crypto';
import {
  membersOf,
  planTeamSave,
  teamPatchSchema,
  teamSchema,
  toFieldIssues,
  typesOnly,
  type CmsTeamSave,
  type CmsTeamSaved,
  type Json,
  type Team,
} from '@apoti/contract';
import type { PersonClaim } from '../accounts/require-admin';
import { invalid, refuseNewFaults } from '../changes/refuse';
import { saveState, type PlanSides, type Planned, type SaveKind } from '../saves/save-state';
import type { Strapi } from '../store/strapi';
import { writeList } from '../store/write-list';
import { TEAM_UID, teamFaults, teamWatch } from './team-watch';

const wholeTeam = typesOnly(teamSchema);

/** Saves the whole team in one step (C8); see {@link saveState}. */
export async function saveTeam(strapi: Strapi, person: PersonClaim, request: CmsTeamSave): Promise<CmsTeamSaved> {
  const { state, revisions, revision, changed, aliases, survivors } = await saveState(strapi, person, request, () =>
    teamKind(strapi, (sides) => planned(request, sides)),
  );
  return { revisions, members: state, revision, changed, aliases, survivors };
}

/** How the team is saved, once it is known how the next list comes about. */
export function teamKind(strapi: Strapi, plan: SaveKind<Team>['plan']): SaveKind<Team> {
  return {
    kind: 'team',
    subject: '',
    watch: () => teamWatch(strapi),
    parse: (state) => wholeTeam.safeParse(state).data,
    plan,
    write: async (_, next) => {
      const list = await writeList(strapi, TEAM_UID, next, () => null);
      await list.removeOld();
      return [TEAM_UID];
    },
    shown: (members) => ({ members }),
  };
}

function planned(request: CmsTeamSave, sides: PlanSides<Team>): Planned<Team> {
  const patch = teamPatchSchema.safeParse(request.members);
  if (!patch.success) throw invalid(toFieldIssues(patch.error));
  const { conflicts } = request;
  const plan = planTeamSave({ ...sides, patch: patch.data, conflicts, now: Date.now(), newKey: randomUUID });
  if (plan.kind === 'conflict') return plan;
  return { ...plan, next: checkedTeam(membersOf(plan.next), sides.current) };
}

/** The planned list, if it breaks no rule that the `current` one keeps ({@link refuseNewFaults}). @throws ApiError `invalid` */
export function checkedTeam(next: Json | undefined, current: Team): Team {
  const checked = teamSchema.safeParse(next);
  if (checked.success) return checked.data;
  const kept = wholeTeam.safeParse(next);
  if (!kept.success) throw invalid(toFieldIssues(kept.error));
  refuseNewFaults({ faults: teamFaults }, current, kept.data);
  return kept.data;
}
