import type { FastifyInstance } from 'fastify';
import { tagOrigins, type MapTiles, type Renderer, type SiteTags } from '@apoti/contract';

/** Video hosts of the Watch Demo dialog. */
const VIDEO_HOSTS = 'https://www.youtube-nocookie.com https://player.vimeo.com';

/** The place of the visitor is asked for by the locker finder, on a press of its button (P9). */
const SWITCHED_OFF = ['accelerometer', 'camera', 'gyroscope', 'magnetometer', 'microphone', 'payment', 'usb'];

/** For what is no document of ours: nothing may run, nothing may frame it. */
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** For the service worker: it asks our own site, and nothing else; its script's own policy is what counts for that. */
export const WORKER_POLICY = CLOSED_POLICY.replace("default-src 'none'", "default-src 'none'; connect-src 'self'");

/** For files whose content is not ours: inert, even when opened as a document of this origin. */
export const SANDBOX_POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

/** For videos and sounds, which browsers play in a page of their own that asks for them again; no script runs in it either. */
export const PLAYED_POLICY = `media-src 'self'; ${SANDBOX_POLICY} allow-same-origin`;

/**
 * For the document of the preview's frame, which the back-office frames: one script of ours shows pages in it, and nothing of a
 * page runs. It has no origin of its own, also when it is opened by itself: what is in it reaches neither session nor back-office.
 */
const PREVIEW_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  "media-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'sandbox allow-scripts',
].join('; ');

/** Headers of the preview's frame. */
export const previewFrameHeaders = {
  'content-security-policy': PREVIEW_POLICY,
  'content-type': 'text/html; charset=utf-8',
  'x-frame-options': 'SAMEORIGIN',
};

/**
 * For files that everybody may have anyway and that the preview's frame shows: it has no origin of its own, so for a browser it is
 * a stranger, and fonts and scripts are asked for with CORS.
 */
export const OPEN_FILE_HEADERS = { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' };

/** What the policy of the site's documents depends on. */
export type PagePolicy = {
  renderer: Pick<Renderer, 'inlineHashes' | 'apiOrigin'>;
  https: boolean;
  /** The map's pictures may come from another host (P11). */
  mapTiles: MapTiles | null;
  /** What a page may load of other companies (A18); null for nothing. */
  tags: SiteTags | null;
};

/** Where the map's pictures come from, if that is no https address: those may be shown anyway. */
function plainOrigin(mapTiles: MapTiles | null): string[] {
  const { protocol, origin } = new URL(mapTiles?.url ?? 'https://localhost');
  return protocol === 'https:' ? [] : [origin];
}

/** Policy of the site's documents (design: content security policy). Pictures may come from any https address: editors may link one. */
function pagePolicy({ renderer, https, mapTiles, tags }: PagePolicy): string {
  const { inlineHashes: hashes, apiOrigin } = renderer;
  const others = tagOrigins(tags);
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...hashes.script, ...(others.get('script-src') ?? [])].join(' '),
    `style-src ${["'self'", ...hashes.style].join(' ')}`,
    ["img-src 'self' data: https:", ...plainOrigin(mapTiles)].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...(apiOrigin === null ? [] : [apiOrigin]), ...(others.get('connect-src') ?? [])].join(' '),
    "media-src 'self'",
    "manifest-src 'self'",
    [`frame-src 'self' ${VIDEO_HOSTS}`, ...(others.get('frame-src') ?? [])].join(' '),
    ["worker-src 'self'", ...(others.get('worker-src') ?? [])].join(' '),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ];
  if (https) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/** Two years, and every host below the site's own (decision 0019). */
const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';

/** Headers of every answer, on the hot path and on the slow one (decision 0003). */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    'content-security-policy': CLOSED_POLICY,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': [...SWITCHED_OFF.map((name) => `${name}=()`), 'geolocation=(self)'].join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(https ? { 'strict-transport-security': STRICT_TRANSPORT } : {}),
  };
}

/** Headers of the site's documents. */
export function pageHeaders(policy: PagePolicy): Record<string, string> {
  return {
    ...securityHeaders(policy.https),
    'content-security-policy': pagePolicy(policy),
    'content-type': 'text/html; charset=utf-8',
  };
}

/** Puts the headers on everything that Fastify answers, with the request's id; a route may set stricter ones. */
export function useSecurityHeaders(app: FastifyInstance, https: boolean): void {
  const common = securityHeaders(https);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(common).header('x-request-id', request.id);
  });
}
