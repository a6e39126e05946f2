import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LOGIN_PATH, type Renderer, type SiteSettings } from '@apoti/contract';
import { previewFrameHeaders } from '../http/security-headers';
import type { People } from '../sessions/person';
import type { Sources } from '../sources/sources';
import { pathOf } from './page-path';

type Parts = {
  renderer: Renderer;
  sources: Sources;
  people: People;
  headers: Record<string, string>;
  /** A location is picked on a map (A14). */
  settings: SiteSettings;
};

/** The back-office's document, for signed-in people only; everybody else goes to the sign-in and comes back (A1). */
export function adminRoutes(app: FastifyInstance, { renderer, people, sources, headers, settings }: Parts): void {
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    if ((await people.of(request, reply)) === null) {
      return reply.redirect(`${LOGIN_PATH}?next=${encodeURIComponent(pathOf(request))}`, 302);
    }
    const { siteName } = sources.content.state.data.site;
    const html = renderer.renderAdminShell({
      siteName,
      mapTiles: settings.mapTiles,
      placed: sources.media.state.data,
      isGreeted: await people.takeGreeting(request),
    });
    return reply.headers(headers).send(html);
  };
  // The same for everybody, and empty: it is told what to show by the back-office around it.
  app.get('/preview-frame', (_request, reply) =>
    reply.headers(previewFrameHeaders).header('cache-control', 'no-store').send(renderer.renderPreviewFrame()),
  );
  app.get('/admin', send);
  app.get('/admin/*', send);
}
