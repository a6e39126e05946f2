import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startStack, type Stack } from '../support/stack';
import { WireClient } from '../support/wire-client';

const memberSchema = z.looseObject({
  id: z.number(),
  name: z.string(),
  order: z.number(),
  isActive: z.boolean(),
  revision: z.string(),
});

let stack: Stack;
let admin: WireClient;
beforeAll(async () => {
  stack = await startStack();
  admin = new WireClient(stack.origin);
  await admin.signIn(stack.admin);
});
afterAll(() => stack.stop());

const visitor = () => new WireClient(stack.origin);
const teamOf = async (client: WireClient) => memberSchema.array().parse((await client.get('/api/team.php')).json);

describe('team.php', () => {
  it('C7: visitors get the default team in order, without private fields; each member says what it was read from', async () => {
    const members = await teamOf(visitor());
    expect(members.map(({ order }) => order)).toEqual([1, 2, 3, 4]);
    for (const member of members) {
      expect(member.revision).toMatch(/-public$/);
      for (const field of ['email', 'phone', 'joinDate']) expect(member).not.toHaveProperty(field);
    }
    const answer = await admin.get('/api/team.php');
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', etag: expect.stringMatching(/^"/) });
    expect((await teamOf(admin))[0]).toMatchObject({ email: expect.any(String), phone: expect.any(String) });
  });

  it('C8: nobody else may save; a list that breaks a rule is refused whole', async () => {
    const members = await teamOf(admin);
    expect((await visitor().post('/api/team.php', members)).status).toBe(401);
    const [first, second, ...rest] = members;
    const broken = [{ ...first, bio: 'Half of a save' }, { ...second, name: '' }, ...rest];
    const answer = await admin.post('/api/team.php', broken);
    expect(answer).toMatchObject({ status: 422, json: { success: false, error: expect.stringMatching(/name/i) } });
    expect(await teamOf(admin)).toEqual(members);
    const bare = members.map(({ revision: _revision, ...member }) => member);
    expect((await admin.post('/api/team.php', bare)).status).toBe(428);
  });

  it('C7, C8: the list is stored in one step; who is hidden is gone for visitors at once, and stays for admins', async () => {
    const [first, second, ...rest] = await teamOf(admin);
    const moved = [{ ...second, order: 1, isActive: false }, { ...first, order: 2 }, ...rest];
    const answer = await admin.post('/api/team.php', moved);
    expect(answer).toMatchObject({ status: 200, json: { success: true, revision: expect.any(String) } });
    expect((await teamOf(admin)).map(({ id }) => id)).toEqual([second?.id, first?.id, ...rest.map(({ id }) => id)]);
    const shown = await teamOf(visitor());
    expect(shown.map(({ id, order }) => [id, order])).toEqual([
      [first?.id, 1],
      ...rest.map(({ id }, index) => [id, index + 2]),
    ]);
    expect((await visitor().get('/api/team.php')).text).not.toContain(String(second?.name));
  });

  it('C8: an old client that posts a visitor’s list back deletes and blanks nothing that visitors do not see', async () => {
    const before = await teamOf(admin);
    const shown = await teamOf(visitor());
    const old = shown.map((member, index) => (index === 0 ? { ...member, bio: 'Edited by an old client' } : member));
    expect((await admin.post('/api/team.php', old)).status).toBe(200);
    const after = await teamOf(admin);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    for (const member of after) {
      const unseen = before.find(({ id }) => id === member.id);
      for (const field of ['email', 'phone', 'joinDate']) expect(member[field]).toEqual(unseen?.[field]);
    }
    expect(after.find(({ id }) => id === shown[0]?.id)).toMatchObject({ bio: 'Edited by an old client' });
  });
});
