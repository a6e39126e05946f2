import type { FastifyInstance } from 'fastify';
import type { ContentSource } from '../../content-source/content-source';
import type { Drain } from '../../http/drain';

/** /healthz: the process lives. /readyz: it can serve pages, with the parts' states (200 or 503). */
export function healthRoutes(app: FastifyInstance, { source, drain }: { source: ContentSource; drain: Drain }): void {
  app.get('/healthz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', async (_, reply) => {
    const ready = source.state.source !== 'defaults' && !drain.isDraining();
    reply.header('cache-control', 'no-store').code(ready ? 200 : 503);
    return {
      status: ready ? 'ready' : drain.isDraining() ? 'stopping' : 'waiting for the first content',
      parts: { cms: source.reachable ? 'answers' : 'does not answer', content: source.state.source },
    };
  });
}
