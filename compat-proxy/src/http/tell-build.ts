import type { FastifyInstance } from 'fastify';
import { BUILD_HEADER, PERSON_HEADER } from '@apoti/contract';

const SESSION_PATHS = new Set(['/api/auth.php', '/api/auth']);

/**
 * Says which build is served with what the back-office asks all the time: who is signed in, on each focus, and its saves. A screen
 * that has stood open over a deployment learns of it (web/decisions/0022).
 */
export function tellBuild(app: FastifyInstance, buildId: string): void {
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    if (request.headers[PERSON_HEADER] !== undefined || SESSION_PATHS.has(path)) reply.header(BUILD_HEADER, buildId);
  });
}
