import type { FastifyInstance } from 'fastify';
import { nextPublication, siteAddress, toPublicPosts } from '@apoti/contract';
import { sendPrepared } from '../http/send-prepared';
import { PublicReply } from '../sources/public-reply';
import type { Sources } from '../sources/sources';
import { feedXml } from './feed';

type Parts = { sources: Sources; origin: string; headers: Record<string, string> };

/** The press releases' RSS feed (P14), made anew whenever visitors see other posts, or another name or address of the site. */
export function feedRoutes(app: FastifyInstance, { sources, origin, headers }: Parts): void {
  const { posts, content, seo } = sources;
  const address = () => siteAddress(seo.state.data, origin);
  const feed = new PublicReply({
    headers,
    contentType: 'application/rss+xml; charset=utf-8',
    version: () => `${posts.visibleVersion} ${content.visibleVersion} ${address()}`,
    body: (now) =>
      feedXml({ posts: toPublicPosts(posts.state.data, now), site: content.state.data.site, origin: address() }),
    until: (now) => nextPublication(posts.state.data, now),
  });
  for (const kind of [posts, content, seo]) kind.onChange(() => feed.refresh());
  app.get('/press-releases/feed.xml', async (request, reply) => sendPrepared(request, reply, await feed.get()));
}
