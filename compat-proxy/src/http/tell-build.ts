import type { FastifyInstance } from 'fastify';
import { BUILD_HEADER, CLOSED_HEADER, PERSON_HEADER } from '@apoti/contract';

const SESSION_PATHS = new Set(['/api/auth.php', '/api/auth']);

/**
 * Says which build is served with what the back-office asks all the time: who is signed in, on each focus, and its saves. A screen
 * that has stood open over a deployment learns of it (web/decisions/0022). So it does of maintenance (A18), once the call is
 * answered: a save of the settings says what they are by then.
 */
export function tellBuild(app: FastifyInstance, buildId: string, isClosed: () => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    if (request.headers[PERSON_HEADER] !== undefined || SESSION_PATHS.has(path)) reply.header(BUILD_HEADER, buildId);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosed() && reply.hasHeader(BUILD_HEADER)) reply.header(CLOSED_HEADER, '1');
  });
}
