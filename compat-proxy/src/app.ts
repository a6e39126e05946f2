import cors from '@fastify/cors';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Renderer } from '@apoti/contract';
import { CmsClient } from './cms/cms-client';
import { ContentSource } from './content-source/content-source';
import { PageCache } from './pages/page-cache';
import { pageRoutes } from './pages/page-routes';
import type { Env } from './plugins/app/env';
import { useErrors } from './plugins/app/errors';
import { useOriginRules } from './plugins/app/origin-rules';
import { useSecurityHeaders } from './plugins/external/security-headers';
import { useSessions } from './plugins/external/session';
import { authRoutes } from './routes/auth/auth-routes';
import { contentRoutes } from './routes/content/content-routes';
import { PublicContent } from './routes/content/public-content';
import { healthRoutes } from './routes/health/health-routes';
import { newsletterRoutes } from './routes/newsletter/newsletter-routes';
import { placeholderRoutes } from './routes/placeholder/placeholder-routes';
import { uploadRoutes } from './routes/uploads/upload-routes';
import { People } from './sessions/person';
import { SignInLimits } from './sessions/sign-in-limits';

/** Largest JSON body, in bytes; a content object is well below. */
const BODY_LIMIT = 2 * 1024 * 1024;

/** Whose forwarded headers are believed: nobody's, those of the named addresses, or of so many hops. */
function trustProxy(setting: string): boolean | string | ((address: string, hop: number) => boolean) {
  if (setting === '') return false;
  return /^\d+$/.test(setting) ? (_, hop) => hop < Number(setting) : setting;
}

function createServer(env: Env): FastifyInstance {
  const app = Fastify({
    logger: {
      level: env.LOG_LEVEL,
      // Only what is needed to find a request again: no headers, no bodies, no query.
      serializers: { req: ({ method, url }) => ({ method, path: url.split('?', 1)[0] }) },
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    trustProxy: trustProxy(env.TRUST_PROXY),
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
  });
  app.removeContentTypeParser('text/plain');
  return app;
}

/** Builds the proxy: the public origin with the wire, the pages and nothing of Strapi. */
export async function buildApp(env: Env, renderer: Renderer): Promise<FastifyInstance> {
  const app = createServer(env);
  const https = env.PUBLIC_URL?.startsWith('https:') ?? false;
  const cms = new CmsClient(env.CMS_URL, { readToken: env.CMS_READ_TOKEN, proxySecret: env.CMS_PROXY_SECRET });
  const source = new ContentSource(cms, env.DATA_DIR, app.log);
  const people = new People(cms, source);

  useErrors(app);
  await useSecurityHeaders(app, { https, inlineHashes: renderer.inlineHashes });
  useOriginRules(app, env);
  await useSessions(app, env);
  if (env.ALLOWED_ORIGINS.length > 0) {
    await app.register(cors, {
      origin: env.ALLOWED_ORIGINS,
      credentials: true,
      allowedHeaders: ['Content-Type', 'X-Conflicts', 'Idempotency-Key', 'If-Match'],
      methods: ['GET', 'POST', 'DELETE'],
    });
  }

  const origin = () => env.PUBLIC_URL ?? `http://127.0.0.1:${env.PORT}`;
  const pages = new PageCache(renderer, source, origin);
  const publicContent = await PublicContent.of(source);
  healthRoutes(app, { source });
  authRoutes(app, { env, cms, people, limits: new SignInLimits() });
  contentRoutes(app, { cms, source, people, publicContent });
  newsletterRoutes(app, { cms });
  placeholderRoutes(app);
  await uploadRoutes(app, env.DATA_DIR);
  await pageRoutes(app, { renderer, pages, source, people, webDist: env.WEB_DIST });

  await source.start();
  app.addHook('onClose', async () => {
    await source.stop();
    await cms.close();
  });
  return app;
}
