import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cmsTeamSavedSchema, MAX_WIRE_ID, toPublicTeam, type CmsTeam, type Person, type Team } from '@apoti/contract';
import { Cms } from './support/cms';

let cms: Cms;
let person: Person | null;
beforeAll(async () => {
  cms = await Cms.start();
  person = await cms.signIn();
});
afterAll(() => cms.stop());

const UID = 'api::team-member.team-member';
const revisionOf = ({ revisions }: CmsTeam, view: '' | '-public' = '') =>
  `${revisions.epoch}.${revisions.last.team}${view}`;
const save = (request: Record<string, unknown>) => cms.postAs('/api/wire/team', request, person);
const members = async () => (await cms.team()).members;

/** The list with other fields for the first member. */
function first(team: Team, fields: Partial<Team[number]>): Team {
  return team.map((member, index) => (index === 0 ? { ...member, ...fields } : member));
}

describe('POST team', () => {
  it('C8: the whole list is stored in one step, in its order, and comes back as it was sent', async () => {
    const read = await cms.team();
    const [one, two, ...rest] = read.members;
    const added = { ...one!, id: 9, name: 'New 🚚', skills: ['a', 'b'], joinDate: '' };
    const next = [two!, { ...one!, bio: 'Two\nlines' }, added, ...rest.slice(0, 1)];
    const answer = await save({ revision: revisionOf(read), members: next });
    const saved = cmsTeamSavedSchema.parse(answer.body);
    expect(saved).toMatchObject({ changed: true, members: next });
    expect(await members()).toEqual(next);
    expect(saved.revisions.visible.team).toBe(saved.revisions.last.team);
    expect(saved.revisions.last.content).toBe(read.revisions.last.content);
  });

  it('C8: the same list again changes nothing and logs nothing; a private field bumps no visitor’s counter', async () => {
    const read = await cms.team();
    const again = await save({ revision: revisionOf(read), members: read.members, conflicts: 'ask' });
    expect(again.body).toMatchObject({ changed: false, revision: revisionOf(read), revisions: read.revisions });
    await save({ revision: revisionOf(read), members: first(read.members, { phone: '+234 800 000 0099' }) });
    const { revisions } = await cms.team();
    expect(revisions.last.team).toBeGreaterThan(read.revisions.last.team);
    expect(revisions.visible.team).toBe(read.revisions.visible.team);
  });

  it('C8: the visitors’ view, sent back with an edit, deletes nobody and blanks nothing that it hid', async () => {
    const before = await cms.team();
    await save({ revision: revisionOf(before), members: first(before.members, { isActive: false }) });
    const read = await cms.team();
    const [shown, ...rest] = toPublicTeam(read.members);
    const sent = [{ ...shown!, bio: 'By an old client', email: '', phone: '', joinDate: '' }, ...rest];
    await save({ revision: revisionOf(read, '-public'), members: sent });
    const wanted = read.members.map((member) =>
      member.id === shown!.id ? { ...member, bio: 'By an old client' } : member,
    );
    expect(await members()).toEqual(wanted);
  });

  it('C8: an old client that sends its old base again and again keeps all its edits and undoes nobody’s', async () => {
    const read = await cms.team();
    const old = (fields: Partial<Team[number]>) =>
      save({ session: 'old', revision: revisionOf(read), members: first(read.members, fields) });
    await old({ position: 'First edit' });
    const others = await cms.team();
    const theirs = others.members.map((member, index) => (index === 1 ? { ...member, bio: 'Theirs' } : member));
    await save({ session: 'other', revision: revisionOf(others), members: theirs });
    await old({ position: 'First edit', name: 'Second edit' });
    const now = await members();
    expect(now[0]).toMatchObject({ position: 'First edit', name: 'Second edit' });
    expect(now[1]).toMatchObject({ bio: 'Theirs' });
  });

  it('C8: one who asks is told what both changed, with the list as it stands', async () => {
    const read = await cms.team();
    await save({ session: 'one', revision: revisionOf(read), members: first(read.members, { bio: 'One' }) });
    const asked = { session: 'two', revision: revisionOf(read), conflicts: 'ask' };
    const answer = await save({ ...asked, members: first(read.members, { bio: 'Two' }) });
    const now = await cms.team();
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'conflict', members: now.members, revision: revisionOf(now), conflicts: [{ mine: 'Two' }] },
    });
    const lost = await save({ ...asked, revision: 'nowhere.1', members: now.members });
    expect(lost).toMatchObject({ status: 409, body: { code: 'base_unknown', members: now.members } });
  });

  it.each([
    ['without a revision', { revision: undefined }, 428],
    ['with a blank name', { fields: { name: ' ' } }, 422],
    ['with a script for a link', { fields: { linkedin: 'javascript:alert(1)' } }, 422],
    ['with a department that is none', { fields: { department: 'Magic' } }, 422],
  ])('C8: a list %s is refused whole', async (_, { fields = {}, ...more }: Record<string, unknown>, status) => {
    const read = await cms.team();
    const [one, two, ...rest] = read.members;
    const sent = [{ ...one, bio: 'Half saved?' }, { ...two, ...(fields as object) }, ...rest];
    const answer = await save({ revision: revisionOf(read), ...more, members: sent });
    expect(answer.status).toBe(status);
    expect(await cms.team()).toEqual(read);
  });

  it('C8: an empty list is a list; nobody is left, and everybody can come back', async () => {
    const read = await cms.team();
    expect(await save({ revision: revisionOf(read), members: [] })).toMatchObject({ status: 200 });
    const empty = await cms.team();
    expect(empty.members).toEqual([]);
    await save({ revision: revisionOf(empty), members: read.members });
    expect(await members()).toEqual(read.members);
  });

  it('C8: an id that leaves no room above it is refused at once, and nothing hangs', async () => {
    const read = await cms.team();
    const [one] = read.members;
    const nameless = { ...one, id: undefined };
    const sent = [...read.members, { ...one, id: Number.MAX_SAFE_INTEGER }, nameless, nameless];
    const answer = await save({ revision: revisionOf(read), members: sent });
    expect(answer).toMatchObject({ status: 422, body: { issues: [{ path: [read.members.length, 'id'] }] } });
    expect(await cms.team()).toEqual(read);
  });

  it('C8: beside a member with the highest id new ones get a free one, over the wire and in the panel', async () => {
    const read = await cms.team();
    const [one] = read.members;
    const added = [
      { ...one, id: MAX_WIRE_ID, name: 'High' },
      { ...one, id: undefined, name: 'Without' },
    ];
    expect((await save({ revision: revisionOf(read), members: [...read.members, ...added] })).status).toBe(200);
    const { id: _id, ...fields } = one!;
    await cms.documents(UID).create({ data: { ...fields, name: 'By the panel' } });
    const ids = (await members()).slice(-3).map(({ id }) => id);
    expect(ids[0]).toBe(MAX_WIRE_ID);
    expect(Math.max(...ids.slice(1))).toBeLessThan(1_000);
    expect(new Set((await members()).map(({ id }) => id)).size).toBe(read.members.length + 3);
    await save({ revision: revisionOf(await cms.team()), members: read.members });
  });

  it('C8: who read as a visitor deletes an active member by leaving them out; those that the view hid stay', async () => {
    const before = await cms.team();
    await save({ revision: revisionOf(before), members: first(before.members, { isActive: false }) });
    const read = await cms.team();
    const [gone, ...rest] = toPublicTeam(read.members);
    expect((await save({ revision: revisionOf(read, '-public'), members: rest })).status).toBe(200);
    expect(await members()).toEqual(read.members.filter(({ id }) => id !== gone!.id));
    await save({ revision: revisionOf(await cms.team()), members: before.members });
  });

  it('C8: a member that somebody else deleted comes back with an edit by who read as a visitor, private fields too', async () => {
    const read = await cms.team();
    const target = { ...read.members[0]!, phone: '+234 800 000 0001', joinDate: '2020-02-02', isActive: true };
    await save({ revision: revisionOf(read), members: first(read.members, target) });
    const base = await cms.team();
    await save({ session: 'other', revision: revisionOf(base), members: base.members.slice(1) });
    const sent = toPublicTeam(base.members).map((one) => (one.id === target.id ? { ...one, bio: 'Edited' } : one));
    const answer = await save({ session: 'old', revision: revisionOf(base, '-public'), members: sent });
    expect(answer.status).toBe(200);
    expect(await members()).toContainEqual({ ...target, bio: 'Edited' });
  });

  it('C8: who asks is told of a member that stays though one of two deleted it; a save that meets no deletion tells of none', async () => {
    const base = await cms.team();
    const [target] = base.members;
    const edited = first(base.members, { bio: 'Edited against a deletion' });
    const deleted = await save({
      session: 'a',
      conflicts: 'ask',
      revision: revisionOf(base),
      members: base.members.slice(1),
    });
    expect(deleted.body).toMatchObject({ survivors: [] });
    const answer = await save({ session: 'b', conflicts: 'ask', revision: revisionOf(base), members: edited });
    const path = ['members', `#${target?.id}`];
    expect(answer).toMatchObject({ status: 200, body: { survivors: [{ path, deletedBy: 'theirs' }] } });
    const again = await save({
      session: 'a',
      conflicts: 'ask',
      revision: revisionOf(base),
      members: base.members.slice(1),
    });
    expect(again).toMatchObject({ status: 200, body: { changed: false, survivors: [{ path, deletedBy: 'mine' }] } });
    expect(await members()).toContainEqual(
      expect.objectContaining({ id: target?.id, bio: 'Edited against a deletion' }),
    );
  });

  it('C8: the same key is one save of the team; one that was used for the content is another save', async () => {
    const key = { idempotencyKey: 'of two kinds', session: 'keys' };
    const { revisions } = await cms.content();
    const content = { about: { title: 'Of two kinds' } };
    await cms.save({ ...key, revision: `${revisions.epoch}.${revisions.last.content}`, content }, person);
    const read = await cms.team();
    const request = { ...key, revision: revisionOf(read, '-public'), members: first(read.members, { bio: 'Saved' }) };
    expect((await save(request)).body).toMatchObject({ changed: true });
    expect((await members())[0]).toMatchObject({ bio: 'Saved' });
    const now = revisionOf(await cms.team(), '-public');
    expect((await save(request)).body).toMatchObject({ changed: false, revision: now });
  });

  it('R1: an edit in the panel is merged with one over the wire', async () => {
    const read = await cms.team();
    const [row] = await cms.documents(UID).findMany({ filters: { wireId: read.members[0]!.id } });
    await cms.documents(UID).update({ documentId: row!.documentId, data: { position: 'By the panel' } });
    await save({ session: 'wire', revision: revisionOf(read), members: first(read.members, { bio: 'By the wire' }) });
    expect((await members())[0]).toMatchObject({ position: 'By the panel', bio: 'By the wire' });
  });
});
