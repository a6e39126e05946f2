import fc from 'fast-check';
import type { Asked } from './answer';

/** A host that is not ours; it stands in nothing that we say. */
export const EVIL = 'evil-host.example';

/** An attempt to put something into a cache that others get: what is asked, and as whom; `target` is what others ask for. */
export type Probe = Asked & { target: string; as: 'visitor' | 'admin'; coding: string };

type Trick = { path?: string; method?: string; headers?: Record<string, string>; body?: string };

const forwarded = ['x-forwarded-host', 'x-host', 'x-forwarded-server', 'x-original-host', 'x-http-host-override'];
const rewritten = ['x-original-url', 'x-rewrite-url', 'x-forwarded-prefix', 'x-forwarded-path', 'x-accel-redirect'];

/** What has poisoned caches, done to one address. */
const tricks: readonly ((target: string) => Trick)[] = [
  () => ({ headers: { host: EVIL } }),
  () => ({ headers: { host: `127.0.0.1@${EVIL}` } }),
  ...forwarded.map((name) => () => ({ headers: { [name]: EVIL } })),
  () => ({ headers: { forwarded: `for=1.1.1.1;host=${EVIL};proto=https` } }),
  () => ({ headers: { 'x-forwarded-proto': 'https', 'x-forwarded-port': '444', 'x-forwarded-scheme': 'nothttps' } }),
  ...rewritten.map((name) => () => ({ headers: { [name]: '/admin' } })),
  () => ({ headers: { 'x-http-method-override': 'POST', 'x-method-override': 'HEAD' } }),
  () => ({ headers: { 'x-forwarded-for': '127.0.0.1', 'true-client-ip': '127.0.0.1', 'cf-connecting-ip': '::1' } }),
  (target) => ({ path: `${target}${target.includes('?') ? '&' : '?'}utm_source=${EVIL}` }),
  (target) => ({ path: `${target}${target.includes('?') ? '&' : '?'}cb=${EVIL}&_method=DELETE` }),
  (target) => ({ path: `${target}${target.includes('?') ? '&' : '?'}sent=contact` }),
  (target) => ({ path: `${target}${target.includes('?') ? ';' : '?'}callback=${EVIL}` }),
  (target) => ({ path: `${target}/x.css` }),
  (target) => ({ path: `${target}%2Fx.css` }),
  (target) => ({ path: `${target};x.css` }),
  (target) => ({ path: `${target}%00.css` }),
  (target) => ({ path: `${target}%0d%0aX-Evil:%20${EVIL}` }),
  (target) => ({ path: `/${target}` }),
  (target) => ({ path: `//${EVIL}${target}` }),
  (target) => ({ path: `/x/..${target}` }),
  (target) => ({ path: `/x/%2e%2e${target}` }),
  (target) => ({ path: `/x/..%2f${target.slice(1)}` }),
  (target) => ({ path: target.toUpperCase() }),
  (target) => ({ path: `${target}/` }),
  (target) => ({ path: target.replace('/', '/%2F') }),
  () => ({ path: '/admin/x.css' }),
  () => ({ path: '/admin' }),
  () => ({ path: '/api/auth.php/x.css' }),
  () => ({ path: '/api/content.php/x.css' }),
  () => ({ path: '/api/auth.php' }),
  () => ({ path: '/api/posts' }),
  () => ({ body: JSON.stringify({ q: EVIL }), headers: { 'content-type': 'application/json' } }),
  () => ({ body: `q=${EVIL}`, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  () => ({ method: 'HEAD' }),
  () => ({ method: 'OPTIONS', headers: { origin: `https://${EVIL}`, 'access-control-request-method': 'POST' } }),
  () => ({ method: 'POST', body: `name=${EVIL}`, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  () => ({ method: 'PURGE' }),
  () => ({ headers: { range: 'bytes=0-9' } }),
  () => ({ headers: { range: 'bytes=5-1,0-,-1' } }),
  () => ({ headers: { 'if-range': '"x"', range: 'bytes=0-0' } }),
  () => ({ headers: { 'if-none-match': '*' } }),
  () => ({ headers: { 'if-match': '"x"' } }),
  () => ({ headers: { 'accept-encoding': 'identity;q=0, *;q=0' } }),
  () => ({ headers: { 'accept-encoding': 'br;q=1.0000001, gzip;q=x, zstd' } }),
  () => ({
    headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest', purpose: 'prefetch', rsc: '1' },
  }),
  () => ({ headers: { origin: `https://${EVIL}` } }),
  () => ({ headers: { origin: 'null', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' } }),
  () => ({ headers: { cookie: `session=${EVIL}; device=${EVIL}; theme=${EVIL}; lang=${EVIL}` } }),
  () => ({ headers: { 'accept-language': EVIL, 'user-agent': EVIL, referer: `https://${EVIL}/` } }),
  () => ({ headers: { 'cache-control': 'no-store', pragma: 'no-cache' } }),
  () => ({ headers: { 'x-apoti-own-visit': '1', 'x-stale': 'true', 'x-conflicts': 'ask' } }),
  () => ({ headers: { authorization: 'Bearer x', 'x-api-key': EVIL } }),
];

/** Probes of every trick at every address, as a visitor and with the session of an admin. */
export const probesOf = (addresses: readonly string[]): fc.Arbitrary<Probe> =>
  fc
    .record({
      target: fc.constantFrom(...addresses),
      trick: fc.constantFrom(...tricks),
      second: fc.option(fc.constantFrom(...tricks), { freq: 3 }),
      as: fc.constantFrom('visitor' as const, 'admin' as const),
      coding: fc.constantFrom('br', 'gzip', 'identity'),
    })
    .map(({ target, trick, second, as, coding }) => {
      const [first, other] = [trick(target), second?.(target) ?? {}];
      const body = first.body ?? other.body;
      return {
        target,
        method: first.method ?? other.method ?? 'GET',
        path: first.path ?? other.path ?? target,
        headers: { 'accept-encoding': coding, ...other.headers, ...first.headers },
        ...(body === undefined ? {} : { body }),
        as,
        coding,
      };
    });
