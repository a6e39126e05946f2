import { formatRevision, shownPostSchema, type Post } from '@apoti/contract';
import { z } from 'zod';
import type { WireClient } from '../../../support/wire-client';
import type { Fields } from '../history';
import { entryOfPost } from '../look/documents';
import { oneOf, type Attempt, type Pen, type Writer } from './writer';

const savedSchema = z.object({ blog: shownPostSchema });

/** Fewer than so many are not deleted, and more are not made: a look at all of them stays quick. */
const [FEW, MANY] = [3, 8];

/** Makes, edits, publishes, takes back and deletes posts of its own, whose authors have its name. */
export function postWriter(client: WireClient, { chance, number }: Pen, name: string): Writer {
  let posts: Post[] = [];
  let revision = '';
  const attempt = (does: string, entry: string, fields: Fields | null, key: string, body: object): Attempt => {
    const isNew = does === 'create';
    const writes = [{ entry, fields }];
    const deletes = fields === null;
    const send = () =>
      deletes
        ? client.send('DELETE', '/api/blog.php', body)
        : client.post('/api/blog.php', body, { 'idempotency-key': key });
    return { save: { id: key, ...(deletes ? {} : { key }), does: `blog.php ${does}`, writes }, send, again: isNew };
  };
  const textsOf = (n: number) => ({
    title: `Title of save ${n}`,
    excerpt: `Excerpt of save ${n}`,
    content: `<p>Text of save ${n}</p>`,
  });
  const create = (n: number) => {
    const author = `Writer of post ${name}-${n}`;
    const fields = { ...textsOf(n), status: chance.whole(0, 1) === 0 ? 'draft' : 'published' };
    const body = { ...fields, author, category: 'Technology' };
    return attempt('create', entryOfPost({ id: 0, author }), fields, `post-${n}`, body);
  };
  return {
    begin: ({ documents }) => {
      const { revisions } = documents.posts;
      revision = formatRevision({ epoch: revisions.epoch, number: revisions.last.posts, view: 'full' });
      posts = documents.posts.posts.filter(({ author }) => author.startsWith(`Writer of post ${name}-`));
    },
    next: async () => {
      const n = number();
      const post = oneOf(chance, posts);
      const wish = chance.part();
      if (post === undefined || posts.length < FEW || (wish < 0.25 && posts.length < MANY)) return create(n);
      if (wish > 0.85) return attempt('delete', entryOfPost(post), null, `post-${n}`, { id: post.id });
      const status = wish < 0.55 ? (post.status === 'draft' ? 'published' : 'draft') : post.status;
      const fields = { ...textsOf(n), status };
      const does = status === post.status ? 'edit' : status === 'draft' ? 'unpublish' : 'publish';
      return attempt(does, entryOfPost(post), fields, `post-${n}`, { ...post, ...fields, revision });
    },
    heard: ({ save }, { status, json }) => {
      if (status !== 200) return;
      const [entry] = save.writes.map((write) => write.entry);
      posts = posts.filter((post) => entryOfPost(post) !== entry);
      const saved = savedSchema.safeParse(json).data;
      if (saved !== undefined) posts.push(saved.blog);
    },
  };
}
