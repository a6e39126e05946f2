import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nextPublication, siteAddress, toPublicPosts, type Renderer } from '@apoti/contract';
import { sendPrepared } from '../http/send-prepared';
import { PublicReply } from '../sources/public-reply';
import type { Sources } from '../sources/sources';
import { robotsTxt } from './robots';
import { sitemapXml } from './sitemap';

type Parts = { renderer: Renderer; sources: Sources; origin: string; headers: Record<string, string> };

/** What crawlers read. */
export type CrawlerFiles = { sources: Sources; sitemap: PublicReply; robots: PublicReply };

/** sitemap.xml and robots.txt (C18), made anew whenever visitors see other posts or stations, the newsletter is switched, or the settings say something else. */
export function crawlerFiles({ renderer, sources, origin, headers }: Parts): CrawlerFiles {
  const { content, posts, stations, seo } = sources;
  const { routes } = renderer;
  const hasNewsletter = () => content.state.data.footer.newsletter.enabled;
  const address = () => siteAddress(seo.state.data, origin);
  const sitemap = new PublicReply({
    headers,
    contentType: 'application/xml; charset=utf-8',
    version: () => [hasNewsletter(), ...[posts, stations, seo].map((kind) => kind.visibleVersion)].join(' '),
    body: (now) =>
      sitemapXml({
        routes,
        posts: toPublicPosts(posts.state.data, now),
        stations: stations.state.data,
        hasNewsletter: hasNewsletter(),
        seo: seo.state.data,
        origin: address(),
      }),
    until: (now) => nextPublication(posts.state.data, now),
  });
  const robots = new PublicReply({
    headers,
    contentType: 'text/plain; charset=utf-8',
    version: () => seo.visibleVersion,
    body: () => robotsTxt(seo.state.data, address()),
  });
  for (const kind of [content, posts, stations, seo]) kind.onChange(() => sitemap.refresh());
  seo.onChange(() => robots.refresh());
  return { sources, sitemap, robots };
}

/** Serves them, each while it is switched on (A17). */
export function crawlerRoutes(app: FastifyInstance, { sources: { seo }, sitemap, robots }: CrawlerFiles): void {
  const send = (file: PublicReply, isOn: () => boolean) => async (request: FastifyRequest, reply: FastifyReply) =>
    isOn() ? sendPrepared(request, reply, await file.get()) : reply.callNotFound();
  app.get(
    '/sitemap.xml',
    send(sitemap, () => seo.state.data.enableSitemap),
  );
  app.get(
    '/robots.txt',
    send(robots, () => seo.state.data.enableRobots),
  );
}
