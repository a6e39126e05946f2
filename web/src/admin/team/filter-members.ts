import { departments, type Member } from '@apoti/contract';
import { holds } from '../../shared/lib/text-match';

/** What is looked for: a text, and a department or all of them. */
export type TeamFilter = { search: string; department: Member['department'] | 'all' };

/** Nothing is looked for: everybody is shown. */
export const everybody: TeamFilter = { search: '', department: 'all' };

/** Whether some members may be hidden. */
export function isFiltering({ search, department }: TeamFilter): boolean {
  return search.trim() !== '' || department !== 'all';
}

/** The members whose name, position, department, e-mail or skills hold the text, of the chosen department. */
export function filterMembers(members: readonly Member[], { search, department }: TeamFilter): Member[] {
  return members.filter(
    (member) =>
      (department === 'all' || member.department === department) &&
      [member.name, member.position, member.department, member.email, ...member.skills].some((text) =>
        holds(text, search),
      ),
  );
}

/** A choice of the department list as a filter's; anything else means all. */
export function departmentOf(value: string): TeamFilter['department'] {
  return departments.find((department) => department === value) ?? 'all';
}
