import type { Member } from '@apoti/contract';
import { defaultTeam } from '@apoti/contract/content/default-team';
import { changeItem, highestId, moveItem, removeItem } from '../form/list-edits';
import type { TeamContent } from '../team-editing/team-document';

/** Edits of the team, each a step from one working copy to the next. Pure. */
type Edit = (team: TeamContent) => TeamContent;

/** What a person may type about a member. */
export type MemberFields = Omit<Member, 'id'>;

function withMembers(change: (members: Member[]) => Member[]): Edit {
  return (team) => {
    const members = change(team.members);
    return members === team.members ? team : { ...team, members };
  };
}

/** Puts a member at the end, with the highest id + 1 (back-office §4). */
export function addMember(fields: MemberFields): Edit {
  return withMembers((members) => [...members, { ...fields, id: highestId(members) }]);
}

/** Changes fields of a member. */
export function changeMember(id: number, fields: Partial<MemberFields>): Edit {
  return withMembers((members) => changeItem<Member>(members, id, fields));
}

/** Takes a member out. */
export function removeMember(id: number): Edit {
  return withMembers((members) => removeItem(members, id));
}

/** Puts a member to another place, from 0; the place is the order, counted from 1 on the wire. */
export function moveMember(id: number, to: number): Edit {
  return withMembers((members) => moveItem(members, id, to));
}

/** Puts the built-in team in place of everybody (A12). */
export function resetTeam(): Edit {
  return withMembers(() => defaultTeam);
}
