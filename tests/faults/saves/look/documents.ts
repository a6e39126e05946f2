import { createHash } from 'node:crypto';
import { contentShape, teamShape, valueAtPath, type CmsContent, type CmsPosts, type CmsTeam } from '@apoti/contract';
import type { Row } from '../history';
import type { Present } from '../judge-log';
import { asJson } from './as-json';

/** What the CMS says of its documents. */
export type Documents = { content: CmsContent; team: CmsTeam; posts: CmsPosts };

/** Posts of the writers have an author of their own each; those that were there before go by their id. */
export const AUTHOR = /^Writer of post /;

/** The name of a post. */
export function entryOfPost({ id, author }: { id: number; author: string }): string {
  return AUTHOR.test(author) ? `post ${author}` : `post #${id}`;
}

/** A part that no save changes, in short. */
function rest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}

function contentRows({ content }: CmsContent): Row[] {
  const { about, heroSlides, faq, ...others } = content;
  const { mission, vision, ...aboutRest } = about;
  const [slide, ...slides] = heroSlides;
  const [question, ...questions] = faq.faqs;
  const { title, ...slideRest } = slide ?? { title: '' };
  const { answer, ...questionRest } = question ?? { answer: '' };
  const untouched = { others, aboutRest, slides, slideRest, questions, questionRest, categories: faq.categories };
  return [
    { entry: 'mission', fields: { text: mission } },
    { entry: 'vision', fields: { text: vision } },
    { entry: 'first slide', fields: { title } },
    { entry: 'first question', fields: { answer } },
    { entry: 'the other content', fields: { rest: rest(untouched) } },
  ];
}

function teamRows({ members }: CmsTeam): Row[] {
  return members.map(({ id, bio, position, ...others }, index) => ({
    entry: `member ${id}`,
    fields: { bio, position, rest: rest({ ...others, index }) },
  }));
}

function postRows({ posts }: CmsPosts): Row[] {
  return posts.map((post) => {
    const { title, excerpt, content, status } = post;
    return { entry: entryOfPost(post), fields: { title, excerpt, content, status } };
  });
}

/** Every document as entries with the fields that saves change. */
export function documentRows({ content, team, posts }: Documents): Row[] {
  return [...contentRows(content), ...teamRows(team), ...postRows(posts)];
}

/** Looks up what stands where the change log names a place. Of a post that is public the draft is not told. */
export function presentOf({ content, team, posts }: Documents): Present {
  const states = { content: asJson(content.content), team: asJson(team.members) };
  return (kind, subject, path) => {
    if (kind === 'content') return { value: valueAtPath(contentShape, states.content, path) };
    if (kind === 'team') return { value: valueAtPath(teamShape, states.team, path) };
    if (kind !== 'posts') return null;
    const post = posts.posts.find(({ id }) => String(id) === subject);
    if (post === undefined) return { value: undefined };
    const [version, field] = path;
    if (field === undefined || field === 'status' || (version === 'draft' && post.status === 'published')) return null;
    if (version === 'published' && post.status === 'draft') return { value: undefined };
    return { value: valueAtPath({ kind: 'atom' }, asJson(post), path.slice(1)) };
  };
}
