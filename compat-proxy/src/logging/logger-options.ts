import type { FastifyServerOptions } from 'fastify';
import { createScrubber, secretsIn } from '@apoti/contract';
import { loggedPath } from '../http/logged-path';
import type { Env } from '../plugins/app/env';

/** Settings whose values are nobody's business. */
const SECRETS = ['CMS_READ_TOKEN', 'CMS_PROXY_SECRET', 'SESSION_SECRET', 'REDIS_URL', 'S3_SECRET_KEY'] as const;

/**
 * One JSON line each, that says only what is needed to find a request again: no headers, no bodies, no query, no token. Whatever
 * an error quotes is scrubbed as the line goes out, so that no place in the code can forget it (decision 0021).
 */
export function loggerOptions(env: Env): NonNullable<FastifyServerOptions['logger']> {
  const told = Object.fromEntries(SECRETS.map((name) => [name, env[name]]));
  const scrub = createScrubber(secretsIn(told, SECRETS));
  return {
    level: env.LOG_LEVEL,
    serializers: { req: ({ method, url }) => ({ method, path: loggedPath(url) }) },
    hooks: { streamWrite: scrub },
  };
}
