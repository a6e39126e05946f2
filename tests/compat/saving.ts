import { z } from 'zod';
import type { WireClient } from '../support/wire-client';
import { CannotTell, MARK, must, wasTaken, type Check, type Subject } from './check';
import { expectRefusal, expectReply } from './expect-answer';
import { keepContent, keepPosts, keepTeam, thingSchema, type Thing } from './keep';
import { memberSchema, oldContentSchema, postSchema } from './reading';

const savedSchema = z.looseObject({ success: z.literal(true), revision: z.string().optional() });
const blogSchema = z.looseObject({ success: z.literal(true), blog: postSchema });
const MARKED = ` ${MARK}`;

function saving(row: string, title: string, run: Check['run']): Check {
  return { row, title, needs: 'admin', writes: true, run };
}

const contentOf = async (client: WireClient) => expectReply(await client.get('/api/content.php'), oldContentSchema);
const teamOf = async (client: WireClient) => expectReply(await client.get('/api/team.php'), memberSchema.array());
const postsOf = async (client: WireClient) => expectReply(await client.get('/api/blog.php'), postSchema.array());
const aboutOf = (content: Thing): Thing => thingSchema.safeParse(content['about']).data ?? {};

/** The present content with the texts that these checks change as they were: what others do meanwhile stays. */
function textsRestored(before: Thing, now: Thing): Thing {
  const { mission, vision } = aboutOf(before);
  return { ...before, ...now, about: { ...aboutOf(before), ...aboutOf(now), mission, vision } };
}

/** The content with other texts; whatever else a server has in it is sent back as it came. */
const withTexts = (content: Thing, texts: Thing): Thing => ({ ...content, about: { ...aboutOf(content), ...texts } });

/** The present team with one person's text as it was, and with everybody who has gone. */
function bioRestored(first: unknown): (before: Thing[], now: Thing[]) => Thing[] {
  return (before, now) => {
    const stored = (id: unknown) => now.find((member) => member['id'] === id);
    const others = now.filter(({ id }) => !before.some((member) => member['id'] === id));
    const kept = before.map((member) => ({
      ...member,
      ...stored(member['id']),
      ...(member['id'] === first ? { bio: member['bio'] } : {}),
    }));
    return [...kept, ...others];
  };
}

/** A second client of the same person. */
async function another({ visitor, credentials }: Subject): Promise<WireClient> {
  const client = visitor();
  await client.signIn(credentials);
  return client;
}

/** Saves that are made and taken back. */
export const savingChecks: readonly Check[] = [
  saving('C6', 'a saved text is there for visitors', async (subject) => {
    const { admin, visitor } = subject;
    const { mission } = (await contentOf(admin())).about;
    const before = await keepContent(subject, textsRestored);
    const next = withTexts(before, { mission: mission + MARKED });
    const reply = expectReply(await admin().post('/api/content.php', next), savedSchema);
    must(reply.revision !== undefined, 'its answer has no revision');
    must((await contentOf(visitor())).about.mission.endsWith(MARKED), 'visitors do not get what was saved');
  }),
  saving('C6', 'two clients that edit different texts from the same read both keep their edit', async (subject) => {
    const { admin } = subject;
    const { mission, vision } = (await contentOf(admin())).about;
    const second = await another(subject);
    const before = await keepContent(subject, textsRestored);
    await admin().post('/api/content.php', withTexts(before, { mission: mission + MARKED }));
    await second.post('/api/content.php', withTexts(before, { vision: vision + MARKED }));
    const { about } = await contentOf(admin());
    must(about.mission.endsWith(MARKED) && about.vision.endsWith(MARKED), 'the second save undid the first');
  }),
  saving('C6', 'a save that breaks a rule changes nothing', async (subject) => {
    const { admin } = subject;
    const { mission } = (await contentOf(admin())).about;
    const before = await keepContent(subject);
    const broken = { ...withTexts(before, { mission: mission + MARKED }), heroSlides: [] };
    expectRefusal(await admin().post('/api/content.php', broken), [400, 409, 422]);
    must((await contentOf(admin())).about.mission === mission, 'half of a refused save was kept');
  }),
  saving('C8', 'a saved member is in the list, and everybody else stays', async (subject) => {
    const { admin } = subject;
    const [first] = await teamOf(admin());
    if (first === undefined) throw new CannotTell('there is nobody in the team');
    const before = await keepTeam(subject, bioRestored(first.id));
    const next = before.map((member) => (member['id'] === first.id ? { ...member, bio: first.bio + MARKED } : member));
    expectReply(await admin().post('/api/team.php', next), savedSchema);
    const after = await teamOf(admin());
    must(after.find(({ id }) => id === first.id)?.bio === first.bio + MARKED, 'the member is as before');
    must(after.length === before.length, `there were ${before.length} members, now there are ${after.length}`);
  }),
  saving('C10, C11', 'a draft is made, edited, hidden from visitors, and deleted once', async (subject) => {
    const { admin, visitor } = subject;
    const draft = {
      title: `Draft${MARKED}`,
      excerpt: MARK,
      content: '<p>x</p>',
      author: 'Compat',
      category: 'Technology',
    };
    let there = true;
    await keepPosts(subject, () => there);
    const made = await admin().post('/api/blog.php', { ...draft, status: 'draft' });
    there = wasTaken(made);
    const { blog } = expectReply(made, blogSchema);
    const remove = () => admin().send('DELETE', '/api/blog.php', { id: blog.id });
    must(!(await postsOf(visitor())).some(({ id }) => id === blog.id), 'visitors see the draft');
    const edited = await admin().post('/api/blog.php', { ...blog, title: `Edited${MARKED}` });
    must(expectReply(edited, blogSchema).blog.title === `Edited${MARKED}`, 'an update does not come back');
    expectReply(await remove(), savedSchema);
    must(!(await postsOf(admin())).some(({ id }) => id === blog.id), 'the deleted post is still there');
    there = false;
    expectRefusal(await remove(), [404]);
  }),
];
