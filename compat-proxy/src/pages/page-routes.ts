import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, type Renderer } from '@apoti/contract';
import { z } from 'zod';
import { unkept } from '../http/prepared-reply';
import { encodingOf, sendChosen } from '../http/send-prepared';
import { RETRY_SECONDS } from '../limits';
import type { Beyond, BeyondPages } from './beyond-pages';
import type { Maintenance } from './maintenance';
import type { PageCache } from './page-cache';
import { canonicalPath, pathOf } from './page-path';

/** The pages, what is answered where there is none, and whether they are closed. */
export type Served = { pages: PageCache; beyond: BeyondPages; maintenance: Maintenance };

/**
 * Answers with the page of the request's address; where there is none with what the settings have there, such as a redirect
 * (A17), else with the page for addresses that are not there (P19).
 */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, served: Served): Promise<FastifyReply> {
  const { pages, beyond, maintenance } = served;
  const path = pathOf(request);
  const query = request.url.slice(path.length);
  const canonical = canonicalPath(path);
  const found = beyondOf(path, { pages, beyond });
  if (found !== null) return sendBeyond(reply, found, query);
  if (await maintenance.isClosedFor(request)) {
    return sendChosen(request, reply, await pages.closed(encodingOf(request)));
  }
  if (canonical !== null && canonical !== path) return reply.redirect(`${canonical}${query}`, 301);
  const page = await pages.get(canonical === null ? null : `${canonical}${query}`, encodingOf(request));
  // While it is closed to others, nobody keeps what somebody who is signed in may see.
  return sendChosen(request, reply, maintenance.isOn ? unkept(page) : page);
}

/** What the settings have at a path where no page is. */
function beyondOf(path: string, { pages, beyond }: Pick<Served, 'pages' | 'beyond'>): Beyond | null {
  const canonical = canonicalPath(path);
  return canonical !== null && pages.knows(canonical) ? null : beyond.find(path);
}

/** The query goes along, so that campaigns are still counted; browsers ask again, so that an edit is followed at once. */
function sendBeyond(reply: FastifyReply, found: Beyond, query: string): FastifyReply {
  reply.header('cache-control', 'no-cache');
  if (found.kind === 'proof') return reply.header('content-type', found.type).send(found.body);
  const [address = '', mark] = found.to.split('#', 2);
  const target = withQuery(address, query);
  return reply.redirect(encoded(mark === undefined ? target : `${target}#${mark}`), found.status);
}

/** An address with a visit's query; where it has one of its own, that comes first, and its names stay with what it says of them. */
function withQuery(address: string, query: string): string {
  const start = address.indexOf('?');
  if (start < 0) return `${address}${query}`;
  const own = new URLSearchParams(address.slice(start));
  const isOwn = (part: string) => [...new URLSearchParams(part).keys()].some((name) => own.has(name));
  const more = query.slice(1).split('&');
  return [address, ...more.filter((part) => part !== '' && !isOwn(part))].join('&');
}

/** A header takes no letters beyond ASCII, and no address what could lead elsewhere; what is encoded already stays as it is. */
function encoded(address: string): string {
  return encodeURI(address.toWellFormed()).replaceAll('%25', '%');
}

const ELSEWHERE = 'There is no page at this address: its document leads on';
const BUSY = 'Many people are on this site at the moment. Please try again in a few seconds.';
const dataQuery = z.object({ address: z.string().max(2_000).default('/') });

/** The site's pages. No session and no cookie plays a part in them: they are the same for everyone, unless they are closed. */
export function pageRoutes(
  app: FastifyInstance,
  { renderer, pageData, ...served }: Served & { renderer: Renderer; pageData: PageCache },
): void {
  for (const path of renderer.routes) app.get(path, (request, reply) => sendPage(request, reply, served));

  /** What a page shows, for the browser that goes there without loading a document. */
  app.get('/api/pages', async (request, reply) => {
    await served.maintenance.refuse(request);
    const query = dataQuery.safeParse(request.query);
    if (!query.success) throw new ApiError('bad_request', 'The address of the page is not valid');
    const { address } = query.data;
    const path = pathOf({ url: address });
    if (beyondOf(path, served) !== null) throw new ApiError('not_found', ELSEWHERE);
    const known = canonicalPath(path) === path ? address : null;
    const answer = await pageData.get(known, encodingOf(request));
    if (answer.status === 503) throw new ApiError('unavailable', BUSY, { retryAfter: RETRY_SECONDS });
    return sendChosen(request, reply, answer);
  });
}
