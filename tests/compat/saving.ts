import { z } from 'zod';
import type { WireClient } from '../support/wire-client';
import { CannotTell, must, type Check, type Subject } from './check';
import { expectRefusal, expectReply } from './expect-answer';
import { memberSchema, oldContentSchema, postSchema } from './reading';

const savedSchema = z.looseObject({ success: z.literal(true), revision: z.string().optional() });
const blogSchema = z.looseObject({ success: z.literal(true), blog: postSchema });
const MARK = ' (compatibility check)';

function saving(row: string, title: string, run: Check['run']): Check {
  return { row, title, needs: 'admin', writes: true, run };
}

const contentOf = async (client: WireClient) => expectReply(await client.get('/api/content.php'), oldContentSchema);
const teamOf = async (client: WireClient) => expectReply(await client.get('/api/team.php'), memberSchema.array());
const postsOf = async (client: WireClient) => expectReply(await client.get('/api/blog.php'), postSchema.array());

/** Sets the mission, from a fresh read, so that a check leaves no edit behind. */
async function setMission(client: WireClient, mission: string): Promise<void> {
  const content = await contentOf(client);
  expectReply(await client.post('/api/content.php', { ...content, about: { ...content.about, mission } }), savedSchema);
}

/** A second client of the same person. */
async function another({ visitor, credentials }: Subject): Promise<WireClient> {
  const client = visitor();
  await client.signIn(credentials);
  return client;
}

/** Saves that are made and taken back. */
export const savingChecks: readonly Check[] = [
  saving('C6', 'a saved text is there for visitors', async ({ admin, visitor, later }) => {
    const before = await contentOf(admin());
    later(() => setMission(admin(), before.about.mission));
    const next = { ...before, about: { ...before.about, mission: before.about.mission + MARK } };
    const reply = expectReply(await admin().post('/api/content.php', next), savedSchema);
    must(reply.revision !== undefined, 'its answer has no revision');
    must((await contentOf(visitor())).about.mission.endsWith(MARK), 'visitors do not get what was saved');
  }),
  saving('C6', 'two clients that edit different texts from the same read both keep their edit', async (subject) => {
    const { admin, later } = subject;
    const before = await contentOf(admin());
    const { mission, vision } = before.about;
    later(async () => {
      const now = await contentOf(admin());
      await admin().post('/api/content.php', { ...now, about: { ...now.about, mission, vision } });
    });
    const second = await another(subject);
    await admin().post('/api/content.php', { ...before, about: { ...before.about, mission: mission + MARK } });
    await second.post('/api/content.php', { ...before, about: { ...before.about, vision: vision + MARK } });
    const { about } = await contentOf(admin());
    must(about.mission.endsWith(MARK) && about.vision.endsWith(MARK), 'the second save undid the first');
  }),
  saving('C6', 'a save that breaks a rule changes nothing', async ({ admin }) => {
    const before = await contentOf(admin());
    const broken = { ...before, heroSlides: [], about: { ...before.about, mission: before.about.mission + MARK } };
    expectRefusal(await admin().post('/api/content.php', broken), [400, 409, 422]);
    must((await contentOf(admin())).about.mission === before.about.mission, 'half of a refused save was kept');
  }),
  saving('C8', 'a saved member is in the list, and everybody else stays', async ({ admin, later }) => {
    const before = await teamOf(admin());
    const [first] = before;
    if (first === undefined) throw new CannotTell('there is nobody in the team');
    const bioOf = (list: typeof before, bio: string) =>
      list.map((member) => (member.id === first.id ? { ...member, bio } : member));
    later(async () => admin().post('/api/team.php', bioOf(await teamOf(admin()), first.bio)));
    expectReply(await admin().post('/api/team.php', bioOf(before, first.bio + MARK)), savedSchema);
    const after = await teamOf(admin());
    must(after.find(({ id }) => id === first.id)?.bio === first.bio + MARK, 'the member is as before');
    must(after.length === before.length, `there were ${before.length} members, now there are ${after.length}`);
  }),
  saving('C10, C11', 'a draft is made, edited, hidden from visitors, and deleted once', async (subject) => {
    const { admin, visitor, later } = subject;
    const draft = {
      title: `Draft${MARK}`,
      excerpt: 'x',
      content: '<p>x</p>',
      author: 'Compat',
      category: 'Technology',
    };
    const made = await admin().post('/api/blog.php', { ...draft, status: 'draft' });
    const { blog } = expectReply(made, blogSchema);
    const remove = () => admin().send('DELETE', '/api/blog.php', { id: blog.id });
    later(remove);
    must(!(await postsOf(visitor())).some(({ id }) => id === blog.id), 'visitors see the draft');
    const edited = await admin().post('/api/blog.php', { ...blog, title: `Edited${MARK}` });
    must(expectReply(edited, blogSchema).blog.title === `Edited${MARK}`, 'an update does not come back');
    expectReply(await remove(), savedSchema);
    must(!(await postsOf(admin())).some(({ id }) => id === blog.id), 'the deleted post is still there');
    expectRefusal(await remove(), [404]);
  }),
];
