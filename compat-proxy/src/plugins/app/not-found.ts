import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '@apoti/contract';
import { pathOf } from '../../pages/page-path';

/** A route's address as a pattern of paths. */
function toPattern(url: string): RegExp {
  const escaped = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+').replace(/\*$/, '.*')}$`);
}

/** Answers what no route takes; also in a scope whose headers its answers need. */
export type AnswerUnknown = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Answers what no route takes: 405 with `Allow` where another method would do (RFC 9110 §15.5.6), 404 as JSON for a call,
 * else the site's own page. Goes before the routes are registered.
 */
export function useNotFound(
  app: FastifyInstance,
  sendPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): AnswerUnknown {
  const routes: { pattern: RegExp; methods: string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    routes.push({ pattern: toPattern(url), methods: [method].flat() });
  });
  const methodsOf = (path: string) =>
    new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods));

  const answer: AnswerUnknown = async (request, reply) => {
    const path = pathOf(request);
    const methods = [...methodsOf(path)].filter((method) => method !== 'OPTIONS');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (methods.length > 0 && !methods.includes(request.method)) {
      reply.header('allow', methods.join(', '));
      throw new ApiError('method_not_allowed', `${request.method} is not possible here`);
    }
    if (path === '/api' || path.startsWith('/api/') || !isRead)
      throw new ApiError('not_found', 'There is no such call');
    return sendPage(request, reply);
  };
  app.setNotFoundHandler(answer);
  return answer;
}
