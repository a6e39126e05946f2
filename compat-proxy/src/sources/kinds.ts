import {
  cmsContentSchema,
  cmsPaths,
  cmsPostsSchema,
  cmsTeamSchema,
  newestFirst,
  type Content,
  type Post,
  type Team,
} from '@apoti/contract';
import { defaultContent } from '@apoti/contract/content/default-content';
import { defaultPosts } from '@apoti/contract/content/default-posts';
import { defaultTeam } from '@apoti/contract/content/default-team';
import type { KindDefinition } from './kind-source';

/** The content object (C5). */
export const contentKind: KindDefinition<Content> = {
  kind: 'content',
  path: cmsPaths.content,
  schema: cmsContentSchema.transform(({ revisions, content }) => ({ revisions, data: content })),
  toKept: ({ revisions, data }) => ({ revisions, content: data }),
  defaults: defaultContent,
};

/** The team (C7). */
export const teamKind: KindDefinition<Team> = {
  kind: 'team',
  path: cmsPaths.team,
  schema: cmsTeamSchema.transform(({ revisions, members }) => ({ revisions, data: members })),
  toKept: ({ revisions, data }) => ({ revisions, members: data }),
  defaults: defaultTeam,
};

/** The posts (C9), the newest first. */
export const postsKind: KindDefinition<Post[]> = {
  kind: 'posts',
  path: cmsPaths.posts,
  schema: cmsPostsSchema.transform(({ revisions, posts }) => ({ revisions, data: posts })),
  toKept: ({ revisions, data }) => ({ revisions, posts: data }),
  defaults: newestFirst(defaultPosts),
};
