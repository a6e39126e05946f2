import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { WireClient } from '../support/wire-client';
import { brief, MARK, type Subject } from './check';
import { expectReply } from './expect-answer';

/** An object as a server sent it, with whatever it has besides. */
export type Thing = Record<string, unknown>;
export const thingSchema: z.ZodType<Thing> = z.looseObject({});
const PATHS = { content: '/api/content.php', team: '/api/team.php', posts: '/api/blog.php' } as const;

const listAt = async (client: WireClient, path: string) => expectReply(await client.get(path), z.array(thingSchema));

/** The texts of a body are its own; what it was read from is not. */
const bare = ({ revision: _revision, stale: _stale, ...rest }: Thing): Thing => rest;
const withRevisionOf = (thing: Thing, now: Thing | undefined): Thing =>
  now?.['revision'] === undefined ? bare(thing) : { ...thing, revision: now['revision'] };

/**
 * Reads the content and sees to it that it is as it was. `restored` makes the object that is saved for that, when
 * something differs, from what was read and what is there now; as a rule all that was read.
 */
export async function keepContent(
  { admin, later }: Subject,
  restored: (before: Thing, now: Thing) => Thing = (before) => before,
): Promise<Thing> {
  const read = async () => expectReply(await admin().get(PATHS.content), thingSchema);
  const before = await read();
  later(async () => {
    // Whatever has become of it, what was read is sent back.
    const now = await read().catch((): Thing => ({}));
    if (isDeepStrictEqual(bare(now), bare(before))) return [];
    await admin().post(PATHS.content, withRevisionOf(restored(before, now), now));
    return membersThatDiffer(bare(before), bare(await read())).map((name) => `${name} of the content is not as before`);
  });
  return before;
}

function membersThatDiffer(before: Thing, after: Thing): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isDeepStrictEqual(before[name], after[name]));
}

/** The same for the team. */
export async function keepTeam(
  { admin, later }: Subject,
  restored: (before: Thing[], now: Thing[]) => Thing[] = (before) => before,
): Promise<Thing[]> {
  const read = () => listAt(admin(), PATHS.team);
  const before = await read();
  later(async () => {
    const now = await read().catch((): Thing[] => []);
    if (isDeepStrictEqual(now.map(bare), before.map(bare))) return [];
    const list = restored(before, now).map((member) => withRevisionOf(member, now[0]));
    await admin().post(PATHS.team, list);
    return isDeepStrictEqual((await read()).map(bare), before.map(bare)) ? [] : ['the team is not as before'];
  });
  return before;
}

/**
 * Sees to it that posts with the mark go and the others stay. `made` says whether the server has told of a post of this check
 * that is still there.
 */
export async function keepPosts({ admin, later }: Subject, made: () => boolean): Promise<Thing[]> {
  const read = () => listAt(admin(), PATHS.posts);
  const before = await read();
  const known = new Map(before.map((post) => [JSON.stringify(post['id']), post]));
  const isNew = (post: Thing) => !known.has(JSON.stringify(post['id'])) && JSON.stringify(post).includes(MARK);
  later(async () => {
    const found = (await read()).filter(isNew);
    for (const { id } of found) await admin().send('DELETE', PATHS.posts, { id });
    const after = await read();
    const left = after.filter(isNew).map(({ id }) => `the post with the id ${brief(id)} and the mark ${MARK}`);
    if (made() && found.length === 0) left.push(`perhaps a post with the mark ${MARK}, which no list shows`);
    const now = new Map(after.map((post) => [JSON.stringify(post['id']), post]));
    for (const [id, post] of known) {
      const same = now.get(id);
      if (same === undefined) left.push(`the post with the id ${id} is gone`);
      else if (!isDeepStrictEqual(bare(same), bare(post))) left.push(`the post with the id ${id} is not as before`);
    }
    return left;
  });
  return before;
}

/** Tells of rows that a check has added: the wire has no call that deletes one. */
export async function watchSubscribers({ admin, later, signedIn }: Subject, made: () => boolean): Promise<void> {
  const read = () => listAt(admin(), '/api/newsletter.php');
  const before = signedIn ? await read().catch(() => null) : null;
  const why = 'rows cannot be deleted over the wire';
  later(async () => {
    if (before === null) return made() ? [`perhaps a subscriber; ${why}`] : [];
    const known = new Set(before.map(({ id }) => JSON.stringify(id)));
    return (await read())
      .filter(({ id }) => !known.has(JSON.stringify(id)))
      .map(({ id, email }) => `the subscriber '${brief(email)}' with the id ${brief(id)}; ${why}`);
  });
}
