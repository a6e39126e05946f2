import { ApiError, planTeamSave, type ErrorBody, type Team } from '@apoti/contract';
import { defaultTeam } from '@apoti/contract/content/default-team';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { placeText } from '../editor/editor';
import { transport } from '../../shared/api/transport';
import { fetchTeam } from '../../shared/api/team';
import { sendTeam } from './send-team';
import { teamDocument } from './team-document';
import { teamWords } from './team-words';

const team = { members: defaultTeam };
const renamed = (name: string) => ({ members: defaultTeam.with(0, { ...defaultTeam[0]!, name }) });
const request = vi.spyOn(transport, 'request');
const reply = (data: unknown, headers: Record<string, string> = {}) =>
  request.mockResolvedValue({ data, headers, status: 200, statusText: 'OK' });
const entry = { key: 'a-key', content: renamed('Mine') };

function refuse({ code, error, ...details }: ErrorBody): void {
  request.mockRejectedValue(new ApiError(code ?? 'internal', error, details));
}

beforeEach(() => void request.mockReset());

describe('the team in editing', () => {
  it('A6: a blank name is a working copy, but not to be saved; its place is the member and the field', () => {
    const blank = renamed(' ');
    expect(teamDocument.isWorkingCopy(blank)).toBe(true);
    expect(teamDocument.check(blank, team)).toEqual([{ path: ['members', 0, 'name'], message: 'Name is required' }]);
    expect(teamDocument.check(team, team)).toEqual([]);
  });

  it('A6, A12: an e-mail that is none is not saved; one from before may stay, also at another place', () => {
    const [first, second, ...rest] = defaultTeam;
    const old = { members: [{ ...first!, email: 'foo bar' }, second!, ...rest] };
    const issue = { path: ['members', 0, 'email'], message: 'is not a valid address' };
    expect(teamDocument.check(old, team)).toEqual([issue]);
    expect(teamDocument.check({ members: [second!, { ...old.members[0]!, bio: 'Other' }, ...rest] }, old)).toEqual([]);
    expect(teamDocument.check({ members: [{ ...first!, email: '' }, second!, ...rest] }, old)).toEqual([]);
    expect(teamDocument.check({ members: [{ ...first!, email: 'foo' }, second!, ...rest] }, old)).toEqual([issue]);
  });

  it('A6: two people’s edits of two fields are merged; of one field they are asked for, by the wire’s own path', () => {
    const [mine, theirs] = [renamed('Mine'), renamed('Theirs')];
    const path = ['members', '#1', 'name'];
    expect(teamDocument.merge({ base: team, mine, theirs }).conflicts).toMatchObject([{ path, theirs: 'Theirs' }]);
    const wire = planTeamSave({
      current: theirs.members,
      base: team.members,
      view: 'full',
      patch: mine.members,
      overlay: [],
      aliases: [],
      conflicts: 'ask',
      now: 0,
      newKey: () => '',
    });
    expect(wire.kind === 'conflict' && wire.conflicts.map((one) => one.path)).toEqual([path]);
    const moved = { members: team.members.toReversed() };
    const { value, conflicts } = teamDocument.merge({ base: team, mine, theirs: moved });
    expect(conflicts).toEqual([]);
    expect(value.members.at(-1)?.name).toBe('Mine');
  });

  it('A12: a new member whose id somebody else took meanwhile gets the next free one', () => {
    const added = (name: string) => ({ members: [...team.members, { ...team.members[0]!, id: 9, name }] });
    const [mine, theirs] = [added('Mine'), added('Theirs')];
    const aliases = teamDocument.collisions({ base: team, mine, theirs });
    expect(aliases).toEqual([{ path: ['members'], sent: '9', given: '10' }]);
    expect(teamDocument.rename(mine, aliases).members.at(-1)).toMatchObject({ id: 10, name: 'Mine' });
  });
});

describe('sendTeam', () => {
  it('C8: sends the list in its order with revision, key and the wish to be asked', async () => {
    reply({ success: true, revision: 'e.2', members: entry.content.members, aliases: [] });
    const outcome = await sendTeam(entry, 'e.1', 7);
    expect(outcome).toEqual({ kind: 'saved', content: entry.content, revision: 'e.2', aliases: [] });
    expect(request).toHaveBeenCalledWith(
      expect.objectContaining({
        method: 'POST',
        url: '/api/team.php',
        headers: { 'x-conflicts': 'ask', 'x-person': '7', 'idempotency-key': 'a-key', 'If-Match': '"e.1"' },
        data: entry.content.members.map((member, place) => ({ ...member, order: place + 1, revision: 'e.1' })),
      }),
    );
  });

  it.each(['conflict', 'base_unknown'] as const)(
    'A6: a 409 %s brings the server’s team to merge with',
    async (code) => {
      const members: Team = renamed('Theirs').members;
      refuse({ success: false, code, error: 'changed', revision: 'e.3', members, conflicts: [] });
      expect(await sendTeam(entry, 'e.1', 7)).toEqual({ kind: 'conflict', content: { members }, revision: 'e.3' });
    },
  );

  it('A6: what the server finds not valid is told at the document’s place', async () => {
    refuse({
      success: false,
      code: 'invalid',
      error: 'Bio is required',
      issues: [{ path: [2, 'bio'], message: 'Bio is required' }],
    });
    expect(await sendTeam(entry, 'e.1', 7)).toMatchObject({
      kind: 'invalid',
      issues: [{ path: ['members', 2, 'bio'], message: 'Bio is required' }],
    });
  });

  it.each([
    ['unavailable', 'unavailable'],
    ['internal', 'unavailable'],
    ['unauthenticated', 'signed-out'],
    ['too_large', 'refused'],
    ['conflict', 'unavailable'],
  ] as const)('A6: %s without more means %s', async (code, kind) => {
    refuse({ success: false, code, error: 'why' });
    expect(await sendTeam(entry, 'e.1', 7)).toEqual({ kind, message: 'why' });
  });
});

describe('fetchTeam', () => {
  it('C7: the list’s revision stands on its members, of an empty list in the ETag', async () => {
    reply(defaultTeam.map((member, place) => ({ ...member, order: place + 1, revision: 'e.4' })));
    expect(await fetchTeam()).toEqual({ members: defaultTeam, revision: 'e.4' });
    reply([], { etag: '"e.5"' });
    expect(await fetchTeam()).toEqual({ members: [], revision: 'e.5' });
  });

  it('A6: a visitor’s view and the defaults of an outage are nothing to edit on', async () => {
    const [{ email: _email, phone: _phone, joinDate: _joinDate, ...shown }] = defaultTeam as [Team[number]];
    reply([{ ...shown, order: 1, revision: 'e.4-public' }]);
    expect((await fetchTeam()).members).toBeNull();
    reply(defaultTeam.map((member, place) => ({ ...member, order: place + 1 })));
    expect((await fetchTeam()).revision).toBeNull();
  });
});

describe('teamWords', () => {
  const [first, second] = defaultTeam;
  it.each([
    [['members', '#1', 'joinDate'], `“${first?.name}”: Join date`],
    [['members', 1, 'linkedin'], `“${second?.name}”: LinkedIn`],
    [['members', '#404', 'bio'], 'Member: Bio'],
    [['members', '@order'], 'Team: Order'],
    [['members', '#1'], `“${first?.name}”`],
  ])('A6: %j is told in words', (path, words) => {
    expect(placeText(teamWords.place(team, path))).toBe(words);
  });

  it('A6: a member without a name is told by her place', () => {
    expect(placeText(teamWords.place(renamed(''), ['members', 0, 'name']))).toBe('Member 1: Name');
  });

  it('A6: values are told as a person reads them', () => {
    const text = (path: string[], value: Parameters<typeof teamWords.text>[2]) => teamWords.text(team, path, value);
    expect(text(['members', '@order'], ['2', '404', '1'])).toBe(`1. ${second?.name}\n2. ${first?.name}`);
    expect(text(['members', '#1', 'skills'], ['One', 'Two'])).toBe('• One\n• Two');
    expect(text(['members', '#1', 'isActive'], false)).toBe('Off');
    expect(text(['members', '#1'], undefined)).toBe('(not there)');
  });
});
