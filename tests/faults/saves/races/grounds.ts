import {
  applyChanges,
  cmsContentSchema,
  cmsPaths,
  cmsPostsSchema,
  cmsTeamSchema,
  contentShape,
  formatRevision,
  isObject,
  postShape,
  teamShape,
  valueAtPath,
  type Json,
  type Kind,
  type Revisions,
  type Shape,
} from '@apoti/contract';
import type { z } from 'zod';
import { secrets } from '../../../support/places';
import { asJson } from '../look/as-json';
import type { Values } from './race';

/** What is edited in a race, as it was read. */
export type Reading = { state: Json; revision: string };

/** Something that several people edit at once. */
export type Ground = {
  kind: Kind;
  /** The change log's name of it; empty for what is one whole. */
  subject: string;
  call: string;
  shape: Shape;
  /** The fields that are edited. */
  paths: string[][];
  read: () => Promise<Reading>;
  /** What a client sends. */
  bodyOf: (reading: Reading) => Json;
};

const BETWEEN = ' › ';

/** A path in one text. */
export function placeOf(path: readonly string[]): string {
  return path.join(BETWEEN);
}

/** The values of the edited fields; and all the rest, which nobody edits, in one. */
export function valuesOf({ shape, paths }: Ground, state: Json): Values {
  const values = paths.map((path) => [placeOf(path), textOf(valueAtPath(shape, state, path))] as const);
  const blank = paths.map((path) => ({ path, new: '' }));
  const rest = JSON.stringify(applyChanges(shape, state, blank, 'forward'));
  return { ...Object.fromEntries(values), 'everything else': rest };
}

/** A value as a text. */
export function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}

/** The state with these values in its fields. */
export function edited({ shape, paths }: Ground, state: Json, wants: Values): Json {
  const changes = paths.flatMap((path) => {
    const value = wants[placeOf(path)];
    return value === undefined ? [] : [{ path, new: value }];
  });
  return applyChanges(shape, state, changes, 'forward') ?? state;
}

async function read<T>(cmsUrl: string, path: string, schema: z.ZodType<T>): Promise<T> {
  const headers = { authorization: `Bearer ${secrets.CMS_READ_TOKEN}` };
  return schema.parse(await (await fetch(cmsUrl + path, { headers })).json());
}

function revisionOf({ epoch, last }: Revisions, kind: Kind): string {
  return formatRevision({ epoch, number: last[kind], view: 'full' });
}

/** The content, the team and one post, with some fields each. */
export async function groundsOf(cmsUrl: string): Promise<Ground[]> {
  const { content } = await read(cmsUrl, cmsPaths.content, cmsContentSchema);
  const { members } = await read(cmsUrl, cmsPaths.team, cmsTeamSchema);
  const { posts } = await read(cmsUrl, cmsPaths.posts, cmsPostsSchema);
  const post = posts.find(({ status }) => status === 'published');
  if (post === undefined) throw new Error('There is no post to edit');
  const [slide, faq] = [`#${content.heroSlides[0]?.id}`, `#${content.faq.faqs[0]?.id}`];
  return [
    {
      ...{ kind: 'content', subject: '', call: '/api/content.php', shape: contentShape },
      paths: [
        ['about', 'mission'],
        ['about', 'vision'],
        ['heroSlides', slide, 'title'],
        ['heroSlides', slide, 'subtitle'],
        ['faq', 'faqs', faq, 'answer'],
      ],
      read: async () => {
        const { content: now, revisions } = await read(cmsUrl, cmsPaths.content, cmsContentSchema);
        return { state: asJson(now), revision: revisionOf(revisions, 'content') };
      },
      bodyOf: ({ state, revision }) => (isObject(state) ? { ...state, revision } : state),
    },
    {
      ...{ kind: 'team', subject: '', call: '/api/team.php', shape: teamShape },
      paths: members.slice(0, 2).flatMap(({ id }) => [
        [`#${id}`, 'bio'],
        [`#${id}`, 'position'],
      ]),
      read: async () => {
        const { members: now, revisions } = await read(cmsUrl, cmsPaths.team, cmsTeamSchema);
        return { state: asJson(now), revision: revisionOf(revisions, 'team') };
      },
      bodyOf: ({ state, revision }) =>
        Array.isArray(state) ? state.map((one) => (isObject(one) ? { ...one, revision } : one)) : state,
    },
    {
      ...{ kind: 'posts', subject: String(post.id), call: '/api/blog.php', shape: postShape },
      paths: [['title'], ['excerpt'], ['author'], ['readTime']],
      read: async () => {
        const { posts: all, revisions } = await read(cmsUrl, cmsPaths.posts, cmsPostsSchema);
        const now = all.find(({ id }) => id === post.id);
        if (now === undefined) throw new Error('The post is gone');
        return { state: asJson(now), revision: revisionOf(revisions, 'posts') };
      },
      bodyOf: ({ state, revision }) => (isObject(state) ? { ...state, revision } : state),
    },
  ];
}
