import type { FastifyInstance } from 'fastify';
import { nextPublication, toPublicPosts, type Renderer } from '@apoti/contract';
import { sendPrepared } from '../http/send-prepared';
import { PublicReply } from '../sources/public-reply';
import type { Sources } from '../sources/sources';
import { robotsTxt, sitemapXml } from './sitemap';

type Parts = { renderer: Renderer; sources: Sources; origin: string; headers: Record<string, string> };

/** sitemap.xml and robots.txt (C18), made anew whenever visitors see another list of posts. */
export function sitemapRoutes(app: FastifyInstance, { renderer, sources, origin, headers }: Parts): void {
  const { posts } = sources;
  const sitemap = new PublicReply({
    headers,
    contentType: 'application/xml; charset=utf-8',
    version: () => posts.visibleVersion,
    body: (now) => sitemapXml({ routes: renderer.routes, posts: toPublicPosts(posts.state.data, now), origin }),
    until: (now) => nextPublication(posts.state.data, now),
  });
  const robots = new PublicReply({
    headers,
    contentType: 'text/plain; charset=utf-8',
    version: () => origin,
    body: () => robotsTxt(origin),
  });
  posts.onChange(() => sitemap.refresh());
  app.get('/sitemap.xml', async (request, reply) => sendPrepared(request, reply, await sitemap.get()));
  app.get('/robots.txt', async (request, reply) => sendPrepared(request, reply, await robots.get()));
}
