import { describe, expect, it } from 'vitest';
import { defaultTeam } from '../content/default-team';
import { teamSchema, toPublicTeam, type Team, type TeamPatch } from '../resources/team/team';
import type { View } from '../revisions/revision';
import type { Change } from './change';
import { membersOf, planTeamSave } from './plan-team-save';

const team: Team = defaultTeam.map((member, index) => ({ ...member, isActive: index !== 1 }));

type More = { current?: Team; view?: View; conflicts?: 'ask' | 'silent'; overlay?: Change[] };

function save(patch: TeamPatch, more: More = {}) {
  const { current = team, view = 'full', conflicts = 'silent', overlay = [] } = more;
  const plan = planTeamSave({
    current,
    base: team,
    view,
    patch,
    overlay,
    aliases: [],
    conflicts,
    now: 0,
    newKey: () => 'key',
  });
  return { plan, members: plan.kind === 'merged' ? membersOf(plan.next) : [] };
}

const only = (id: number, fields: Partial<Team[number]>) =>
  team.map((member) => (member.id === id ? { ...member, ...fields } : member));
/** What a visitor's client sends back without one member. */
const seenWithout = (id: number) => toPublicTeam(team).filter((member) => member.id !== id);
const idsOf = (members: unknown[]) => teamSchema.parse(members).map(({ id }) => id);

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

  it('C8: who read as a visitor deletes an active member by leaving them out; those that the view hid stay', () => {
    const { members } = save(seenWithout(3), { view: 'public' });
    expect(idsOf(members)).toEqual([1, 2, 4]);
    expect(members).toEqual(team.filter(({ id }) => id !== 3));
  });

  it('C8: a member deleted from the visitors’ view stays if somebody edited what it showed, not if what it hid', () => {
    const shown = only(3, { bio: 'Edited meanwhile' });
    expect(save(seenWithout(3), { view: 'public', current: shown }).members).toEqual(shown);
    const hidden = only(3, { phone: '+234 1' });
    expect(idsOf(save(seenWithout(3), { view: 'public', current: hidden }).members)).toEqual([1, 2, 4]);
    const switchedOff = only(3, { isActive: false });
    expect(save(seenWithout(3), { view: 'public', current: switchedOff }).members).toEqual(switchedOff);
  });

  it('C8: deleted there, edited in the visitors’ view here: the edit stays, with what the view hid', () => {
    const current = team.filter(({ id }) => id !== 3);
    const blanks = { email: '', phone: '', joinDate: '' };
    const sent = toPublicTeam(only(3, { bio: 'Mine' })).map((member) => ({ ...member, ...blanks }));
    const kept = teamSchema.parse(save(sent, { view: 'public', current }).members);
    expect(kept.toSorted((a, b) => a.id - b.id)).toEqual(only(3, { bio: 'Mine' }));
    const gone = save(toPublicTeam(team), { view: 'public', current }).members;
    expect(gone).toEqual(current);
  });

  it('C8: an edit in the visitors’ view leaves what somebody else changed of what it hid', () => {
    const current = only(3, { phone: '+234 1', email: 'theirs@example.com' });
    const sent = toPublicTeam(only(3, { bio: 'Mine' }));
    const { members } = save(sent, { view: 'public', current, conflicts: 'ask' });
    expect(members).toEqual(current.map((member) => (member.id === 3 ? { ...member, bio: 'Mine' } : member)));
  });

  it('C8: one who read as a visitor, sent an address and sends it again undoes nobody’s later one', () => {
    const sent = toPublicTeam(team).map((member) =>
      member.id === 3 ? { ...member, email: 'mine@example.com' } : member,
    );
    const { plan } = save(sent, { view: 'public' });
    const overlay = plan.kind === 'merged' ? plan.overlay : [];
    const current = only(3, { email: 'later@example.com' });
    expect(save(sent, { view: 'public', current, overlay }).members).toEqual(current);
    const without = sent.filter(({ id }) => id !== 3);
    expect(
      idsOf(save(without, { view: 'public', current: only(3, { email: 'mine@example.com' }), overlay }).members),
    ).toEqual([1, 2, 4]);
    expect(save(without, { view: 'public', current, overlay }).members).toEqual(current);
  });
});
