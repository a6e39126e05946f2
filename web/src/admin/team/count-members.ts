import type { Team } from '@apoti/contract';

/** The four cards of the team (A12). */
export function countMembers(members: Team) {
  return [
    ['Total Members', members.length],
    ['Active Members', members.filter(({ isActive }) => isActive).length],
    ['Featured Members', members.filter(({ featured }) => featured).length],
    ['Departments', new Set(members.map(({ department }) => department)).size],
  ] as const;
}
