import { isObject, movedDraftSchema, postSchema, toSlug, type JsonObject, type Post } from '@apoti/contract';
import { cleanHtml } from '@apoti/contract/resources/posts/clean-html';
import { called, type Notes } from '../notes';
import { identifyItems } from './identify-items';
import { mend } from './mend';
import { fillPost, readPost, type PostDefaults } from './read-post';
import { listOf } from './unwrap';

const NAMES = { identity: 'id', numeric: true, label: 'title', name: 'Post' } as const;

/** The posts of an older site, the lowest id first. @throws Error with what is wrong with the answer as a whole */
export function normalisePosts(
  answer: unknown,
  present: readonly Post[],
  defaults: PostDefaults,
  notes: Notes,
): Post[] {
  const list = listOf(answer);
  if (list === undefined) throw new Error('the answer holds no list');
  const read = list.flatMap((sent, index) => {
    if (isObject(sent)) return [readPost(sent, defaults, notes)];
    notes.leaveOut(`Post in place ${index + 1}`, 'holds nothing that can be read');
    return [];
  });
  const identified = identifyItems(read, present, NAMES, notes).sort((a, b) => Number(a['id']) - Number(b['id']));
  let day = '';
  return identified.flatMap((sent) => {
    const name = called('Post', sent['title'], sent['id']);
    const post = fillPost(sent, { ...defaults, day }, (text) => notes.add(name, text));
    day = String(post['publishDate'] ?? '');
    return whole(post, name, notes);
  });
}

function whole(post: JsonObject, name: string, notes: Notes): Post[] {
  const schema = post['status'] === 'published' ? postSchema : movedDraftSchema;
  const mended = mend(schema, post, (text) => notes.add(name, text));
  if ('value' in mended) return [{ ...mended.value, content: cleanHtml(mended.value.content) }];
  notes.leaveOut(name, mended.broken);
  return [];
}

/** Posts of which no two have a slug in common, nor one with a post that is here and is none of them. The first keeps its own. */
export function withOwnSlugs(posts: readonly Post[], others: ReadonlySet<string>, notes: Notes): Post[] {
  const taken = new Set(others);
  return posts.map((post) => {
    const wanted = toSlug(post.slug) || toSlug(post.title) || `post-${post.id}`;
    let slug = wanted;
    for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`;
    taken.add(slug);
    if (slug !== post.slug)
      notes.add(
        `${called('Post', post.title, post.id)} → ${slug}`,
        'its slug was taken or missing; it gets another one',
      );
    return slug === post.slug ? post : { ...post, slug };
  });
}
