import type { FastifyInstance } from 'fastify';
import { nextPublication, toPublicPosts } from '@apoti/contract';
import { sendPrepared } from '../http/send-prepared';
import { PublicReply } from '../sources/public-reply';
import type { Sources } from '../sources/sources';
import { feedXml } from './feed';

type Parts = { sources: Sources; origin: string; headers: Record<string, string> };

/** The press releases' RSS feed (P14), made anew whenever visitors see other posts or another name of the site. */
export function feedRoutes(app: FastifyInstance, { sources: { posts, content }, origin, headers }: Parts): void {
  const feed = new PublicReply({
    headers,
    contentType: 'application/rss+xml; charset=utf-8',
    version: () => `${posts.visibleVersion} ${content.visibleVersion}`,
    body: (now) => feedXml({ posts: toPublicPosts(posts.state.data, now), site: content.state.data.site, origin }),
    until: (now) => nextPublication(posts.state.data, now),
  });
  posts.onChange(() => feed.refresh());
  content.onChange(() => feed.refresh());
  app.get('/press-releases/feed.xml', async (request, reply) => sendPrepared(request, reply, await feed.get()));
}
