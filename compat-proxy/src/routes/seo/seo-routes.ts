import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import {
  ApiError,
  seoTexts,
  SETTLED_MS,
  siteAddress,
  type SearchConsoleReply,
  type Seo,
  type SitemapReply,
  type Verification,
} from '@apoti/contract';
import type { CrawlerFiles } from '../../pages/sitemap-routes';
import type { Env } from '../../plugins/app/env';
import { SearchConsoleFile } from '../../search-console/connection';
import { GoogleClient } from '../../search-console/google-client';
import { verifySite } from '../../search-console/verify-site';
import type { People } from '../../sessions/person';
import type { Sources } from '../../sources/sources';

type Parts = { env: Env; sources: Sources; people: People; origin: string; crawlers: CrawlerFiles };

/** What the SEO screen does besides saving (A17): the sitemap, the check of the site, Search Console's figures. */
export function seoRoutes(app: FastifyInstance, { env, sources, people, origin, crawlers }: Parts): void {
  const file = new SearchConsoleFile(env.DATA_DIR);
  const google = new GoogleClient({ credentialsFile: env.GOOGLE_CREDENTIALS_FILE, url: env.SEARCH_CONSOLE_URL });
  const seo = (): Seo => sources.seo.state.data;
  const known = async (): Promise<SearchConsoleReply> => {
    const { searchConsole } = seo();
    const verifiedAt = await file.verifiedAt(searchConsole);
    const cannotSync = google.missing ?? (searchConsole.property === '' ? 'Say which property it is, and save' : null);
    const report = await file.report(searchConsole.property);
    return { isConnected: verifiedAt !== null, verifiedAt, cannotSync, report };
  };

  const ask = async (): Promise<void> => {
    const { property } = seo().searchConsole;
    await file.keepReport(property, await google.report(property, Date.now()));
  };

  app.post('/seo/sitemap', async (request, reply): Promise<SitemapReply> => {
    await people.require(request, reply);
    if (!seo().enableSitemap) throw new ApiError('conflict', 'The sitemap is switched off');
    const { variants } = await crawlers.sitemap.again();
    const pages = variants.identity.body.toString().split('<loc>').length - 1;
    return { success: true, pages, address: `${siteAddress(seo(), origin)}/sitemap.xml` };
  });

  app.post('/seo/verify', async (request, reply): Promise<Verification & { success: true }> => {
    await people.require(request, reply);
    const { searchConsole } = seo();
    if (searchConsole.verificationCode === '') throw new ApiError('invalid', 'There is no verification code');
    const verification = await verifySite({ seo: seo(), origin, settled: () => setTimeout(SETTLED_MS) });
    await file.keepVerified(searchConsole, verification.verified ? new Date().toISOString() : null);
    // The first figures come with the proof; where Google does not tell them now, Sync asks again and says why.
    const { cannotSync } = await known();
    if (verification.verified && cannotSync === null) {
      await ask().catch((error: unknown) => request.log.info({ err: error }, 'No figures of Search Console yet'));
    }
    return { success: true, ...verification };
  });

  app.get('/seo/search-console', async (request, reply) => {
    await people.require(request, reply);
    reply.header('cache-control', 'no-store');
    return known();
  });

  app.post('/seo/search-console', async (request, reply): Promise<SearchConsoleReply & { success: true }> => {
    await people.require(request, reply);
    const { isConnected, cannotSync } = await known();
    if (!isConnected) throw new ApiError('conflict', `${seoTexts.notSynced}. The site is not verified.`);
    if (cannotSync !== null) throw new ApiError('conflict', `${seoTexts.notSynced}. ${cannotSync}.`);
    await ask();
    return { success: true, ...(await known()) };
  });
}
