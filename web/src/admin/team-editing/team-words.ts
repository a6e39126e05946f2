import { isObject, type FieldIssue, type Json, type Member } from '@apoti/contract';
import type { Place, Words } from '../editor/editor';
import { plainText } from '../editor/plain-text';
import { shortName } from '../editor/short-name';
import { memberLabel, memberName } from './member-labels';
import type { TeamContent } from './team-document';

function memberAt({ members }: TeamContent, segment: FieldIssue['path'][number] | undefined): Member | undefined {
  if (typeof segment === 'number') return members[segment];
  return members.find(({ id }) => `#${id}` === segment);
}

function place(team: TeamContent, [, item, field]: FieldIssue['path']): Place {
  if (item === undefined || item === '@order') return { item: 'Team', field: item === undefined ? '' : 'Order' };
  const member = memberAt(team, item);
  const nth = typeof item === 'number' ? `Member ${item + 1}` : 'Member';
  return {
    item: member?.name.trim() ? `“${shortName(member.name)}”` : nth,
    field: typeof field === 'string' ? memberLabel(field) : '',
    key: String(item),
  };
}

/** A member who is not in the present list is left out of an order: the choice is between orders of who is there. */
function text(team: TeamContent, path: readonly string[], value: Json | undefined): string {
  if (path.at(-1) === '@order' && Array.isArray(value)) {
    const names = value.flatMap((id) => {
      const member = memberAt(team, `#${String(id)}`);
      return member ? [memberName(member)] : [];
    });
    return names.map((name, index) => `${index + 1}. ${name}`).join('\n');
  }
  // The whole person, where one side has removed her.
  if (path.length === 2 && isObject(value)) return `${plainText(value['name'])}\n${plainText(value['position'])}`;
  return plainText(value);
}

/** The form of a member who is not valid; one whose id was given anew since is found in the list. */
function address(team: TeamContent, [, item]: FieldIssue['path']): string {
  const member = memberAt(team, item);
  return `/admin/team${member ? `?member=${member.id}` : ''}`;
}

/** How the team speaks of its places and values. */
export const teamWords: Words<TeamContent> = { place, text, address };
