import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { MAX_FORM_BYTES, MAX_JSON_BYTES, type Renderer } from '@apoti/contract';
import { CmsClient } from './cms/cms-client';
import { pathAndQuery } from './http/absolute-form';
import { answerBroken } from './http/broken-request';
import { createServer } from './http/create-server';
import { Drain } from './http/drain';
import type { HotPath } from './http/hot-path';
import { ending, listening } from './limits';
import { useJsonBodies } from './http/json-body';
import { pageHeaders, securityHeaders, useSecurityHeaders } from './http/security-headers';
import { tellBuild } from './http/tell-build';
import { BeyondPages } from './pages/beyond-pages';
import { AssetMemory } from './pages/asset-memory';
import { assetRoutes } from './pages/asset-routes';
import { KeptBuilds } from './pages/kept-builds';
import { calendarRoutes } from './pages/calendar-routes';
import { feedRoutes } from './pages/feed-routes';
import { formRoutes } from './pages/form-routes';
import { Maintenance } from './pages/maintenance';
import { createPageFiles } from './pages/files/create-page-files';
import { iconRoutes } from './pages/icons/icon-routes';
import { KeptIcons } from './pages/icons/kept-icons';
import { withValidEncoding } from './pages/page-path';
import { offlineRoutes } from './pages/offline-routes';
import { pageRoutes, sendPage } from './pages/page-routes';
import { passwordResetRoutes } from './pages/password-reset-routes';
import { renderAhead } from './pages/render-ahead';
import { createSitePages } from './pages/site-pages';
import { crawlerFiles, crawlerRoutes } from './pages/sitemap-routes';
import { unsubscribeRoutes } from './pages/unsubscribe-routes';
import { HotReplies } from './pages/hot-replies';
import { trustedForwarders } from './http/forwarders';
import { requestIds } from './http/request-id';
import { loggerOptions } from './logging/logger-options';
import { noSiblings, type Siblings } from './processes/siblings';
import { createMeasuring } from './measuring/start-measuring';
import { useMetrics } from './metrics/use-metrics';
import { MeasuringWatch } from './monitoring/measuring-watch';
import { Monitor } from './monitoring/monitor';
import { visitOver } from './monitoring/visit';
import { isHttps, siteSettings, type Env } from './plugins/app/env';
import { useErrors } from './plugins/app/errors';
import { noSchemas } from './plugins/app/no-schemas';
import { useNotFound } from './plugins/app/not-found';
import { hostRule, useOriginRules } from './plugins/app/origin-rules';
import { useShared } from './redis/use-shared';
import { healthRoutes } from './routes/health/health-routes';
import { personalRoutes } from './routes/personal-routes';
import { placeholderRoutes } from './routes/placeholder/placeholder-routes';
import { storedFileRoutes } from './routes/uploads/stored-file-routes';
import { visitorForms } from './routes/visitor-forms';
import { PublicReplies } from './sources/public-replies';
import { PublicView } from './sources/public-view';
import { DeviceCookie } from './sessions/device-cookie';
import { Sources } from './sources/sources';
import { openStoredFiles } from './stored-files/open-stored-files';

function createApp(env: Env, hot: HotPath, drain: Drain): FastifyInstance {
  const trusts = trustedForwarders(env.TRUST_PROXY);
  const headers = securityHeaders(isHttps(env));
  const app = Fastify({
    logger: loggerOptions(env),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(trusts),
    bodyLimit: MAX_JSON_BYTES,
    trustProxy: env.TRUST_PROXY === '' ? false : trusts,
    // As long as a head may be: what is too long to be the name of anything is no special case, and answered as what is not there.
    routerOptions: { maxParamLength: listening.headerBytes },
    rewriteUrl: ({ url = '/' }) => withValidEncoding(pathAndQuery(url)),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    serverFactory: (handler) => createServer(hot, drain.before(handler)),
    schemaController: noSchemas,
    clientErrorHandler: (error, socket) => answerBroken(error, socket, { log: app.log, headers }),
  });
  return app;
}

/** Builds the proxy: the public origin with the wire, the pages and nothing of Strapi. */
export async function buildApp(
  env: Env,
  loadRenderer: () => Renderer,
  siblings: Siblings = noSiblings(),
): Promise<FastifyInstance> {
  const drain = new Drain(env.TRUST_PROXY === '' ? ending.alone : ending.behindBalancer);
  const hot = new HotReplies({ allowsHost: hostRule(env), isDraining: () => drain.isDraining() });
  const app = createApp(env, hot, drain);
  const https = isHttps(env);
  const { DATA_DIR: dataDir, WEB_DIST: webDist } = env;
  const sharing = await useShared(app, env, siblings);
  const { shared } = sharing;
  const cms = new CmsClient(env.CMS_URL, { readToken: env.CMS_READ_TOKEN, proxySecret: env.CMS_PROXY_SECRET });
  const sources = new Sources(cms, dataDir, app.log, siblings);
  await sources.ask();
  const renderer = loadRenderer();
  const settings = siteSettings(env);
  const headers = pageHeaders({ renderer, https, mapTiles: settings.mapTiles, tags: null });
  const origin = env.PUBLIC_URL ?? `http://127.0.0.1:${env.PORT}`;
  const devices = new DeviceCookie(env.SESSION_SECRET, https);
  const view = new PublicView(sources);
  const maintenance = new Maintenance({ app, settings: sources.settings });
  const files = createPageFiles({ folder: env.PAGE_FILES_DIR, log: app.log, sources, maintenance });
  const made = createSitePages({ renderer, view, origin, https, settings, megabytes: env.PAGE_CACHE_MB, shelf: files });
  const { pages, pageData, renders } = made;
  if (files === undefined) void renderAhead(sources, pages, app.log);
  const visits = createMeasuring({ app, cms, sources, view, renderer, dataDir });
  const { measuring } = visits;
  const forms = visitorForms({ cms, measuring, shared });
  const publicReplies = new PublicReplies(sources, securityHeaders(https));
  const assets = await AssetMemory.open(webDist, https);
  hot.serve({ pages, assets, publicReplies, maintenance });
  useMetrics(app, { env, cms, sources, measuring, renders, fromMemory: () => hot.found });

  drain.use(app);
  useErrors(app);
  useJsonBodies(app, MAX_FORM_BYTES);
  useSecurityHeaders(app, https);
  tellBuild(app, renderer.buildId, () => maintenance.isOn);
  useOriginRules(app, env);
  const beyond = new BeyondPages(sources.seo, origin);
  const answerUnknown = useNotFound(app, (request, reply) => sendPage(request, reply, { pages, beyond, maintenance }));

  const watched = { visit: visitOver(app, env), measuring: new MeasuringWatch(visits) };
  new Monitor({ app, cms, sources, siblings, fromMemory: () => hot.found, ...watched });
  healthRoutes(app, { sources, drain });
  pageRoutes(app, { renderer, pages, pageData, beyond, maintenance });
  if (env.OFFLINE_READING === 'on') await offlineRoutes(app, { webDist, https, pages, maintenance });
  await app.register((scope) => formRoutes(scope, { pages, ...forms }));
  await app.register((scope) => unsubscribeRoutes(scope, { pages, cms, shared }));
  await app.register((scope) =>
    passwordResetRoutes(scope, { pages, cms, origin, devices, shared, cookieSecret: env.SESSION_SECRET }),
  );
  calendarRoutes(app, { sources, origin, headers: securityHeaders(https) });
  feedRoutes(app, { sources, origin, headers: securityHeaders(https) });
  const crawlers = crawlerFiles({ renderer, sources, origin, headers: securityHeaders(https) });
  crawlerRoutes(app, crawlers);
  iconRoutes(app, { sources, headers: securityHeaders(https), kept: new KeptIcons(dataDir, app.log) });
  const kept = new KeptBuilds({ dataDir, webDist, buildId: renderer.buildId, log: app.log });
  await assetRoutes(app, { webDist, kept, assets });
  const storedFiles = await openStoredFiles(env, app.log);
  await storedFileRoutes(app, storedFiles);
  placeholderRoutes(app);
  const site = { renderer, storedFiles, publicReplies, view, origin, settings, maintenance, measuring };
  const personal = { env, cms, sources, devices, pages, ...site, ...sharing, ...forms, headers, crawlers };
  await app.register((scope) => personalRoutes(scope, { ...personal, answerUnknown }));

  await sources.start();
  await visits.start();
  await files?.start();
  if (files !== undefined) void renderAhead(sources, pages, app.log);
  const keeping = kept.keepLater();
  app.addHook('onClose', async () => {
    await keeping.settled();
    await files?.stop();
    await storedFiles.close();
    await sources.stop();
    await visits.stop();
    cms.close();
    await visits.settled();
  });
  return app;
}
