import {
  teamSchema,
  teamShape,
  toFieldIssues,
  toPublicTeam,
  typesOnly,
  type FieldIssue,
  type Team,
} from '@apoti/contract';
import type { Watch } from '../changes/watch';
import { fromStrapi } from '../store/from-strapi';
import { findRows } from '../store/rows';
import type { Strapi } from '../store/strapi';

export const TEAM_UID = 'api::team-member.team-member';

const wholeTeam = typesOnly(teamSchema);

/** Rules that the team breaks. */
export function teamFaults(members: Team): FieldIssue[] {
  const checked = teamSchema.safeParse(members);
  return checked.success ? [] : toFieldIssues(checked.error);
}

/** How changes of the team are logged: the whole list is one state, as the wire saves it (C8). */
export function teamWatch<Result>(strapi: Strapi): Watch<Team, Result> {
  return {
    kind: 'team',
    shape: teamShape,
    before: () => readTeam(strapi),
    after: () => readTeam(strapi),
    subject: () => '',
    faults: teamFaults,
    visible: toPublicTeam,
  };
}

/** The members in their order, of the right types, though perhaps against a rule that came later. */
export async function readTeam(strapi: Strapi): Promise<Team> {
  return wholeTeam.parse((await findRows(strapi, TEAM_UID)).map((row) => fromStrapi(strapi, TEAM_UID, row)));
}
