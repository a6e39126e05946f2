import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { join } from 'node:path';
import { ApiError, type Renderer } from '@apoti/contract';
import type { ContentSource } from '../content-source/content-source';
import { sendPrepared } from '../http/send-prepared';
import type { People } from '../sessions/person';
import type { PageCache } from './page-cache';
import { canonicalPath } from './page-path';

type Parts = { renderer: Renderer; pages: PageCache; source: ContentSource; people: People; webDist: string };

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, pages: PageCache): Promise<FastifyReply> {
  const path = pathOf(request);
  const canonical = canonicalPath(path);
  if (canonical !== null && canonical !== path) return reply.redirect(canonical, 301);
  const page = await pages.get(canonical);
  reply.header('content-type', 'text/html; charset=utf-8');
  return sendPrepared(request, reply, page.prepared, { status: page.status, vary: 'Accept-Encoding' });
}

/** The back-office's document, for signed-in people only; everybody else goes to the sign-in and comes back (A1). */
function adminRoutes(app: FastifyInstance, { renderer, people, source }: Parts): void {
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    if ((await people.of(request)) === null) {
      return reply.redirect(`/login?next=${encodeURIComponent(pathOf(request))}`, 302);
    }
    const html = renderer.renderAdminShell({ siteName: source.state.content.site.siteName });
    return reply.header('content-type', 'text/html; charset=utf-8').send(html);
  };
  app.get('/admin', send);
  app.get('/admin/*', send);
}

async function assetRoutes(app: FastifyInstance, webDist: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(webDist, 'client'),
    wildcard: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '.vite/**'],
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
}

/** Methods of a path that exists, for the Allow header of a 405. */
function allowedMethods(app: FastifyInstance, path: string): string[] {
  return (['GET', 'POST', 'DELETE'] as const).filter((method) => app.hasRoute({ method, url: path }));
}

/** Pages, assets, the back-office's shell, and what answers an address that is not there. */
export async function pageRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  await assetRoutes(app, parts.webDist);
  adminRoutes(app, parts);
  for (const path of parts.renderer.routes) {
    app.get(path, (request, reply) => sendPage(request, reply, parts.pages));
  }
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    const allowed = allowedMethods(app, path);
    if (allowed.length > 0) {
      reply.header('allow', allowed.join(', '));
      throw new ApiError('method_not_allowed', `${request.method} is not possible here`);
    }
    const isCall = path === '/api' || path.startsWith('/api/') || !['GET', 'HEAD'].includes(request.method);
    if (isCall) throw new ApiError('not_found', 'There is no such call');
    return sendPage(request, reply, parts.pages);
  });
}
