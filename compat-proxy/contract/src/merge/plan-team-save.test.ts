import { describe, expect, it } from 'vitest';
import { defaultTeam } from '../content/default-team';
import { toPublicTeam, type Team, type TeamPatch } from '../resources/team/team';
import type { View } from '../revisions/revision';
import { membersOf, planTeamSave } from './plan-team-save';

const team: Team = defaultTeam.map((member, index) => ({ ...member, isActive: index !== 1 }));

function save(patch: TeamPatch, more: { current?: Team; view?: View; conflicts?: 'ask' | 'silent' } = {}) {
  const { current = team, view = 'full', conflicts = 'silent' } = more;
  const plan = planTeamSave({
    current,
    base: team,
    view,
    patch,
    overlay: [],
    aliases: [],
    conflicts,
    now: 0,
    newKey: () => 'key',
  });
  return { plan, members: plan.kind === 'merged' ? membersOf(plan.next) : [] };
}

describe('a save of the team (C8)', () => {
  it('C8: the list that a visitor read, sent back as it is, changes nothing and deletes nobody', () => {
    expect(save(toPublicTeam(team), { view: 'public' }).members).toEqual(team);
  });

  it('C8: empty values of what a visitor never saw blank nothing; real ones are taken', () => {
    const sent = toPublicTeam(team).map((member) => ({ ...member, email: '', phone: '', joinDate: '' }));
    expect(save(sent, { view: 'public' }).members).toEqual(team);
    const [first, ...rest] = sent;
    const { members } = save([{ ...first, email: 'new@example.com' }, ...rest], { view: 'public' });
    expect(members[0]).toEqual({ ...team[0], email: 'new@example.com' });
  });

  it('C8: who read everything deletes by leaving out and blanks by sending nothing', () => {
    const [first, , ...rest] = team;
    expect(save([{ ...first, email: '' }, ...rest]).members).toEqual([{ ...first, email: '' }, ...rest]);
  });

  it('A12: a new member without an id gets the highest one + 1, absent fields their defaults', () => {
    const { members } = save([...team, { name: 'New', position: 'P', bio: 'B' }]);
    expect(members.at(-1)).toMatchObject({ id: 5, name: 'New', department: 'Executive', isActive: true, skills: [] });
  });

  it('A12: members that were renumbered stand in that order', () => {
    const swapped = team.map((member, index) => ({ ...member, order: [2, 1, 3, 4][index] }));
    expect(save(swapped).members.map((member) => member)).toMatchObject([{ id: 2 }, { id: 1 }, { id: 3 }, { id: 4 }]);
    const same = team.map((member) => ({ ...member, order: 0 }));
    expect(save(same).members).toEqual(team);
  });

  it('C8: two people’s edits of one member both stay; one field that both changed is asked about or won', () => {
    const current = team.map((member) => (member.id === 1 ? { ...member, bio: 'Theirs', name: 'Theirs' } : member));
    const mine = team.map((member) => (member.id === 1 ? { ...member, position: 'Mine', name: 'Mine' } : member));
    expect(save(mine, { current }).members[0]).toMatchObject({ bio: 'Theirs', position: 'Mine', name: 'Mine' });
    const { plan } = save(mine, { current, conflicts: 'ask' });
    expect(plan).toMatchObject({ kind: 'conflict', conflicts: [{ path: ['members', '#1', 'name'] }] });
  });
});
