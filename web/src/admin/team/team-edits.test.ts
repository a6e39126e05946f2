import { defaultTeam } from '@apoti/contract/content/default-team';
import { newMember } from '@apoti/contract';
import { describe, expect, it } from 'vitest';
import { everybody, filterMembers } from './filter-members';
import { addMember, changeMember, moveMember, removeMember, resetTeam } from './team-edits';

const team = { members: defaultTeam };
const ids = ({ members }: typeof team) => members.map(({ id }) => id);

describe('edits of the team', () => {
  it('A12: a new member stands last, with the highest id + 1, wherever the highest stands', () => {
    const moved = moveMember(4, 0)(team);
    expect(addMember({ ...newMember, name: 'New' })(moved).members.at(-1)).toMatchObject({ id: 5, name: 'New' });
    expect(ids(addMember(newMember)({ members: [] }))).toEqual([1]);
  });

  it('A12: members move by place, and stay at the ends', () => {
    expect(ids(moveMember(1, 2)(team))).toEqual([2, 3, 1, 4]);
    expect(moveMember(1, -1)(team)).toBe(team);
    expect(moveMember(4, 4)(team)).toBe(team);
  });

  it('A12: members change and go; an edit that changes nothing is none', () => {
    expect(changeMember(2, { featured: false })(team).members[1]?.featured).toBe(false);
    expect(changeMember(2, { name: defaultTeam[1]!.name })(team)).toBe(team);
    expect(ids(removeMember(2)(team))).toEqual([1, 3, 4]);
    expect(resetTeam()({ members: [] }).members).toEqual(defaultTeam);
  });
});

describe('the filter of the team', () => {
  const found = (filter: Partial<typeof everybody>) =>
    filterMembers(defaultTeam, { ...everybody, ...filter }).map(({ id }) => id);

  it('A12: finds by name, position, skill and department, whatever the case', () => {
    expect(found({})).toEqual([1, 2, 3, 4]);
    expect(found({ search: ' ibrahim' })).toEqual([2]);
    expect(found({ search: 'HEAD OF' })).toEqual([2, 3]);
    expect(found({ search: 'api design' })).toEqual([3]);
    expect(found({ department: 'Operations' })).toEqual([2]);
    expect(found({ search: 'Ngozi', department: 'Operations' })).toEqual([]);
  });
});
