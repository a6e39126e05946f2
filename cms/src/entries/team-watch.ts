import { isObject, memberSchema, shapeOf, toFieldIssues, type Json } from '@apoti/contract';
import type { Watch } from '../changes/watch';
import { fromStrapi } from '../store/from-strapi';
import { findRows } from '../store/rows';
import type { Strapi } from '../store/strapi';

export const TEAM_UID = 'api::team-member.team-member';

const teamSchema = memberSchema.array();
const shape = shapeOf(teamSchema);

/** How changes of the team are logged: the whole list is one state, as the wire saves it (C8). */
export function teamWatch(strapi: Strapi): Watch<Json> {
  return {
    kind: 'team',
    shape,
    before: () => readTeam(strapi),
    after: () => readTeam(strapi),
    subject: () => '',
    faults: (state) => {
      const checked = teamSchema.safeParse(state);
      return checked.success ? [] : toFieldIssues(checked.error);
    },
    visible: (state) => (Array.isArray(state) ? state.filter((member) => isObject(member) && member['isActive']) : []),
  };
}

/** The members in their order. */
export async function readTeam(strapi: Strapi): Promise<Json[]> {
  return (await findRows(strapi, TEAM_UID)).map((row) => fromStrapi(strapi, TEAM_UID, row));
}
