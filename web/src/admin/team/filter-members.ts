import type { Member } from '@apoti/contract';
import { holds } from '../../shared/lib/text-match';

/** What is looked for: a text, and a department; an empty text is no choice. */
export type TeamFilter = Readonly<{ search: string; department: string }>;

/** Nothing is looked for: everybody is shown. */
export const everybody: TeamFilter = { search: '', department: '' };

/** The members whose name, position, department, e-mail or skills hold the text, of the chosen department. */
export function filterMembers(members: readonly Member[], { search, department }: TeamFilter): Member[] {
  return members.filter(
    (member) =>
      (department === '' || member.department === department) &&
      [member.name, member.position, member.department, member.email, ...member.skills].some((text) =>
        holds(text, search),
      ),
  );
}
