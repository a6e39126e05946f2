import type { FastifyInstance } from 'fastify';
import type { Drain } from '../../http/drain';
import type { Sources } from '../../sources/sources';

/** /healthz: the process lives. /readyz: it can serve pages, with the parts' states (200 or 503). */
export function healthRoutes(app: FastifyInstance, { sources, drain }: { sources: Sources; drain: Drain }): void {
  app.get('/healthz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', async (_, reply) => {
    const ready = sources.content.state.source !== 'defaults' && !drain.isDraining();
    reply.header('cache-control', 'no-store').code(ready ? 200 : 503);
    return {
      status: ready ? 'ready' : drain.isDraining() ? 'stopping' : 'waiting for the first content',
      parts: { cms: sources.reachable ? 'answers' : 'does not answer', content: sources.content.state.source },
    };
  });
}
