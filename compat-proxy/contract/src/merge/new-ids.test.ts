import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultTeam } from '../content/default-team';
import { MAX_WIRE_ID } from '../lib/identity';
import { teamPatchSchema, teamSchema, type Team, type TeamPatch } from '../resources/team/team';
import { membersOf, planTeamSave, type TeamSave } from './plan-team-save';

const team: Team = defaultTeam;
const added = (name: string, id?: number) => ({ ...team[0]!, ...(id === undefined ? {} : { id }), name });
/** A new member without an id. */
const unnamed = (name: string): TeamPatch[number] => ({ ...added(name), id: undefined });

function save(patch: TeamPatch, more: Partial<TeamSave> = {}) {
  const plan = planTeamSave({
    current: team,
    base: team,
    view: 'full',
    overlay: [],
    aliases: [],
    conflicts: 'silent',
    now: 0,
    newKey: () => 'key',
    ...more,
    patch,
  });
  if (plan.kind !== 'merged') throw new Error('expected a merge without conflict');
  return { ...plan, members: teamSchema.parse(membersOf(plan.next)) };
}
const names = (members: Team) => members.map(({ name }) => name);

describe('the ids of new items', () => {
  it('C8: an id above the highest one is refused with its reason; the present time is far below it', () => {
    for (const id of [MAX_WIRE_ID + 1, Number.MAX_SAFE_INTEGER]) {
      const issues = teamPatchSchema.safeParse([{ id }]).error?.issues;
      expect(issues).toMatchObject([{ path: [0, 'id'], message: `must be at most ${MAX_WIRE_ID}` }]);
    }
    expect(teamPatchSchema.safeParse([{ id: MAX_WIRE_ID }]).success).toBe(true);
    expect(Date.UTC(9999, 11, 31)).toBeLessThan(MAX_WIRE_ID);
  });

  it('C8: beside a member with the highest id, new ones without an id get the lowest that are free', () => {
    const { members } = save([...team, added('High', MAX_WIRE_ID), unnamed('One'), unnamed('Two')]);
    expect(members.slice(-3)).toMatchObject([
      { id: MAX_WIRE_ID, name: 'High' },
      { id: 5, name: 'One' },
      { id: 6, name: 'Two' },
    ]);
  });

  it('C8: a stored id beyond every limit stops nobody from adding members', () => {
    const current = [...team, added('Old', Number.MAX_SAFE_INTEGER)];
    const plan = planTeamSave({
      ...{ current, base: current, view: 'full', overlay: [], aliases: [], conflicts: 'silent', now: 0 },
      newKey: () => 'key',
      patch: [...current, unnamed('One'), unnamed('Two')],
    });
    expect(plan.kind === 'merged' && membersOf(plan.next).slice(-2)).toMatchObject([{ id: 5 }, { id: 6 }]);
  });

  it('C8: two people who both give the highest ids keep their members', () => {
    const theirs = [...team, added('A', MAX_WIRE_ID - 1), added('B', MAX_WIRE_ID)];
    const mine = [...team, added('C', MAX_WIRE_ID - 1), added('D', MAX_WIRE_ID)];
    const { members } = save(mine, { current: theirs });
    expect(names(members)).toEqual(expect.arrayContaining(['A', 'B', 'C', 'D']));
    expect(members).toHaveLength(team.length + 4);
  });

  it('C8: an old client whose new member got another id adds one more under that id, and both stay', () => {
    const theirs = [...team, added('Theirs', 5)];
    const first = save([...team, added('First', 5)], { current: theirs });
    expect(first.aliases).toMatchObject([{ sent: '5', given: '6' }]);
    const again = { current: first.members, overlay: first.overlay, aliases: first.aliases };
    const second = save([...team, added('First', 5), added('Second', 6)], again);
    expect(names(second.members).slice(-3).toSorted()).toEqual(['First', 'Second', 'Theirs']);
    const more = { current: second.members, overlay: second.overlay, aliases: second.aliases };
    const third = save([...team, added('First, edited', 5), added('Second', 6)], more);
    expect(names(third.members).slice(-3).toSorted()).toEqual(['First, edited', 'Second', 'Theirs']);
  });

  it('C8: whatever ids both give, every new member stays, under an id of its own', () => {
    const id = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: MAX_WIRE_ID - 3, max: MAX_WIRE_ID }));
    const ids = fc.uniqueArray(
      id.filter((one) => one > team.length),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(ids, ids, ids, fc.nat(3), (theirs, mine, later, nameless) => {
        const news = (side: string, some: number[]) => some.map((one) => added(`${side} ${one}`, one));
        const current = [...team, ...news('theirs', theirs)];
        const once = save([...team, ...news('mine', mine)], { current });
        const others = later.filter((one) => !mine.includes(one));
        const free = Array.from({ length: nameless }, (_, index) => unnamed(`new ${index}`));
        const sent = [...team, ...news('mine', mine), ...news('mine', others), ...free];
        const { members } = save(sent, { current: once.members, overlay: once.overlay, aliases: once.aliases });
        expect(names(members).toSorted()).toEqual(names([...current, ...(sent as Team).slice(team.length)]).toSorted());
        expect(new Set(members.map((member) => member.id)).size).toBe(members.length);
      }),
    );
  });
});
