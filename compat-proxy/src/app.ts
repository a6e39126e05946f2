import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { MAX_JSON_BYTES, type Renderer } from '@apoti/contract';
import { CmsClient } from './cms/cms-client';
import { createServer } from './http/create-server';
import { Drain } from './http/drain';
import type { HotPath } from './http/hot-path';
import { useJsonBodies } from './http/json-body';
import { pageHeaders, securityHeaders, useSecurityHeaders } from './http/security-headers';
import { BeyondPages } from './pages/beyond-pages';
import { assetRoutes } from './pages/asset-routes';
import { KeptBuilds } from './pages/kept-builds';
import { calendarRoutes } from './pages/calendar-routes';
import { feedRoutes } from './pages/feed-routes';
import { formRoutes } from './pages/form-routes';
import { Maintenance } from './pages/maintenance';
import { createPageFiles } from './pages/files/create-page-files';
import { iconRoutes } from './pages/icons/icon-routes';
import { withValidEncoding } from './pages/page-path';
import { offlineRoutes } from './pages/offline-routes';
import { pageRoutes, sendPage } from './pages/page-routes';
import { passwordResetRoutes } from './pages/password-reset-routes';
import { createSitePages } from './pages/site-pages';
import { crawlerFiles, crawlerRoutes } from './pages/sitemap-routes';
import { unsubscribeRoutes } from './pages/unsubscribe-routes';
import { HotReplies } from './pages/hot-replies';
import { noSiblings, type Siblings } from './processes/siblings';
import { loggedPath } from './http/logged-path';
import { createMeasuring } from './measuring/start-measuring';
import { MeasuringWatch } from './monitoring/measuring-watch';
import { Monitor } from './monitoring/monitor';
import { visitOver } from './monitoring/visit';
import { isHttps, siteSettings, type Env } from './plugins/app/env';
import { useErrors } from './plugins/app/errors';
import { useNotFound } from './plugins/app/not-found';
import { hostRule, useOriginRules } from './plugins/app/origin-rules';
import { useShared } from './redis/use-shared';
import { healthRoutes } from './routes/health/health-routes';
import { personalRoutes } from './routes/personal-routes';
import { storedFileRoutes } from './routes/uploads/stored-file-routes';
import { visitorForms } from './routes/visitor-forms';
import { PublicReplies } from './sources/public-replies';
import { PublicView } from './sources/public-view';
import { DeviceCookie } from './sessions/device-cookie';
import { Sources } from './sources/sources';

/** Whose forwarded headers are believed: nobody's, those of the named addresses, or of so many hops. */
function trustProxy(setting: string): boolean | string | ((address: string, hop: number) => boolean) {
  if (setting === '') return false;
  return /^\d+$/.test(setting) ? (_, hop) => hop < Number(setting) : setting;
}

function createApp(env: Env, hot: HotPath): FastifyInstance {
  return Fastify({
    logger: {
      level: env.LOG_LEVEL,
      // Only what is needed to find a request again: no headers, no bodies, no query, no token.
      serializers: { req: ({ method, url }) => ({ method, path: loggedPath(url) }) },
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: MAX_JSON_BYTES,
    trustProxy: trustProxy(env.TRUST_PROXY),
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => withValidEncoding(url),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    serverFactory: (handler) => createServer(hot, handler),
  });
}

/** Builds the proxy: the public origin with the wire, the pages and nothing of Strapi. */
export async function buildApp(
  env: Env,
  renderer: Renderer,
  siblings: Siblings = noSiblings(),
): Promise<FastifyInstance> {
  const drain = new Drain();
  const hot = new HotReplies({ allowsHost: hostRule(env), isDraining: () => drain.isDraining() });
  const app = createApp(env, hot);
  const https = isHttps(env);
  const sharing = useShared(app, env, siblings);
  const { shared } = sharing;
  const cms = new CmsClient(env.CMS_URL, { readToken: env.CMS_READ_TOKEN, proxySecret: env.CMS_PROXY_SECRET });
  const sources = new Sources(cms, env.DATA_DIR, app.log, siblings);
  const settings = siteSettings(env);
  const headers = pageHeaders({ hashes: renderer.inlineHashes, https, mapTiles: settings.mapTiles, tags: null });
  const origin = env.PUBLIC_URL ?? `http://127.0.0.1:${env.PORT}`;
  const devices = new DeviceCookie(env.SESSION_SECRET, https);
  const view = new PublicView(sources);
  const maintenance = new Maintenance({ app, settings: sources.settings });
  const files = createPageFiles({ folder: env.PAGE_FILES_DIR, log: app.log, sources, maintenance });
  const maxBytes = env.PAGE_CACHE_MB * 1024 * 1024;
  const { pages, pageData } = createSitePages({ renderer, view, origin, https, settings, maxBytes, shelf: files });
  const visits = createMeasuring({ app, cms, sources, view, renderer, dataDir: env.DATA_DIR });
  const { measuring } = visits;
  const forms = visitorForms({ cms, measuring, shared });
  const publicReplies = new PublicReplies(sources, securityHeaders(https));
  hot.serve({ pages, publicReplies, maintenance });

  drain.use(app);
  useErrors(app);
  useJsonBodies(app);
  useSecurityHeaders(app, https);
  useOriginRules(app, env);
  const beyond = new BeyondPages(sources.seo, origin);
  useNotFound(app, (request, reply) => sendPage(request, reply, { pages, beyond, maintenance }));

  const watch = new MeasuringWatch(visits);
  const visit = visitOver(app, env);
  new Monitor({ app, cms, sources, siblings, visit, fromMemory: () => hot.found, measuring: watch });
  healthRoutes(app, { sources, drain });
  pageRoutes(app, { renderer, pages, pageData, beyond, maintenance });
  if (env.OFFLINE_READING === 'on') await offlineRoutes(app, { webDist: env.WEB_DIST, https, pages, maintenance });
  await app.register((scope) => formRoutes(scope, { pages, ...forms }));
  await app.register((scope) => unsubscribeRoutes(scope, { pages, cms }));
  await app.register((scope) =>
    passwordResetRoutes(scope, { pages, cms, origin, devices, shared, cookieSecret: env.SESSION_SECRET }),
  );
  calendarRoutes(app, { sources, origin, headers: securityHeaders(https) });
  feedRoutes(app, { sources, origin, headers: securityHeaders(https) });
  const crawlers = crawlerFiles({ renderer, sources, origin, headers: securityHeaders(https) });
  crawlerRoutes(app, crawlers);
  iconRoutes(app, { sources, headers: securityHeaders(https) });
  const kept = new KeptBuilds({
    dataDir: env.DATA_DIR,
    webDist: env.WEB_DIST,
    buildId: renderer.buildId,
    log: app.log,
  });
  await assetRoutes(app, { webDist: env.WEB_DIST, kept });
  await storedFileRoutes(app, env.DATA_DIR);
  const site = { renderer, publicReplies, view, origin, settings, maintenance, measuring };
  const personal = { env, cms, sources, devices, pages, ...site, ...sharing, ...forms, headers, crawlers };
  await app.register((scope) => personalRoutes(scope, personal));

  await sources.start();
  await publicReplies.start();
  await visits.start();
  await files?.start();
  // Nobody waits for it: pages of this build ask for these files only once another one has taken its place.
  const keeping = kept.keep();
  app.addHook('onClose', async () => {
    await keeping;
    await files?.stop();
    await sources.stop();
    await visits.stop();
    await cms.close();
    await visits.settled();
  });
  return app;
}
