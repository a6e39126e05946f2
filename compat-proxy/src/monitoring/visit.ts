import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { ask } from '../http/ask';
import type { Env } from '../plugins/app/env';
import { OWN_AGENT } from './own-visit';

/** No page is as large, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;

function isListening(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}

/**
 * Visits pages of this very process over its own port, by the site's own name, as the proxy in front of it does. Ends once all of
 * the page is there.
 */
export function visitOver(app: FastifyInstance, { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>) {
  return async (page: string, signal: AbortSignal): Promise<number> => {
    const address = app.server.address();
    if (!isListening(address)) throw new Error('The site is not open yet');
    const { port, family, address: bound } = address;
    const isAny = bound === '0.0.0.0' || bound === '::';
    const host = isAny ? '127.0.0.1' : family === 'IPv6' ? `[${bound}]` : bound;
    const headers = { 'user-agent': OWN_AGENT, ...(PUBLIC_URL === null ? {} : { host: new URL(PUBLIC_URL).host }) };
    const { status } = await ask(new URL(`http://${host}:${port}${page}`), { headers, signal, maxBytes: MAX_BYTES });
    return status;
  };
}
