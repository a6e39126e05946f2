import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, UNSUBSCRIBE_PATH, unsubscribeTokenSchema } from '@apoti/contract';
import { namesOtherHost } from '../../http/absolute-form';
import type { Env } from './env';

const LOOPBACK = /^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/i;
const HEALTH = new Set(['/healthz', '/readyz']);
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

type HostEnv = Pick<Env, 'PUBLIC_URL' | 'LAN_HOST' | 'HOST' | 'PORT'>;

/** The same host without the port that its protocol has anyway (RFC 9110 §4.2.3). */
function withoutUsualPort(host: string, protocol: string): string {
  return host.toLowerCase().replace(protocol === 'https:' ? /:443$/ : /:80$/, '');
}

/**
 * Whether a Host may be served: ours; loopback names, and the address that is listened on, until the site has an address of its own.
 * Whoever looks whether the proxy is well may call it anything: it says nothing else.
 */
export function isOurHost(env: HostEnv, host: string, path: string): boolean {
  if (HEALTH.has(path)) return true;
  if (env.LAN_HOST !== '' && host === env.LAN_HOST) return true;
  if (env.PUBLIC_URL === null) return LOOPBACK.test(host) || host === boundHost(env);
  const { host: own, protocol } = new URL(env.PUBLIC_URL);
  return withoutUsualPort(host, protocol) === own;
}

/** What a browser on the way to the address that is listened on names. */
function boundHost({ HOST, PORT }: HostEnv): string {
  return withoutUsualPort(`${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`, 'http:');
}

/** Addresses that the hot path has found to be ours are remembered: there is a handful. */
const MAX_HOSTS = 50;

/** Whether the hot path may answer for a Host. */
export function hostRule(env: HostEnv): (host: string | undefined) => boolean {
  const ours = new Set<string>();
  return (host = '') => {
    if (ours.has(host)) return true;
    if (!isOurHost(env, host, '/')) return false;
    if (ours.size < MAX_HOSTS) ours.add(host);
    return true;
  };
}

/** The site's own address as this request names it (already checked by {@link isOurHost}). */
export function ownOrigin(env: Pick<Env, 'PUBLIC_URL'>, request: FastifyRequest): string {
  return env.PUBLIC_URL ?? `http://${request.headers.host ?? ''}`;
}

/**
 * Whether a write may come from where it says it does: a same-origin fetch passes, otherwise Origin must be ours or allowed;
 * clients that send neither (older programs, which no other site can drive) are served.
 */
export function mayWrite(env: Env, request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin') return true;
  const origin = request.headers.origin;
  if (origin === undefined) return site === undefined || site === 'none';
  return origin === ownOrigin(env, request) || env.ALLOWED_ORIGINS.includes(origin);
}

/**
 * Whether it is the post of a link to unsubscribe (RFC 8058), which mail programs send from wherever they are. Its token alone
 * says that it may be done: no cookie plays a part in it.
 */
function isUnsubscribing(method: string, path: string): boolean {
  const start = `${UNSUBSCRIBE_PATH}/`;
  return (
    method === 'POST' && path.startsWith(start) && unsubscribeTokenSchema.safeParse(path.slice(start.length)).success
  );
}

/** Refuses foreign hosts (421) and writes from foreign pages (403) before anything else looks at the request. */
export function useOriginRules(app: FastifyInstance, env: Env): void {
  app.addHook('onRequest', async (request) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    // Of two hosts that an address and a header name neither may be the other's way in.
    if (
      namesOtherHost(request.originalUrl, request.headers.host) ||
      !isOurHost(env, request.headers.host ?? '', path)
    ) {
      throw new ApiError('misdirected', 'This server does not answer for that address');
    }
    if (READS.has(request.method) || isUnsubscribing(request.method, path)) return;
    if (!mayWrite(env, request)) {
      throw new ApiError('forbidden', 'Requests from other sites are not accepted');
    }
  });
}
