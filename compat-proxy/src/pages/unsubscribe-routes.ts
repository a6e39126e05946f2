import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  ApiError,
  cmsLinkedSchema,
  cmsSubscriberPaths,
  cmsUnsubscribedSchema,
  ONE_CLICK,
  standIns,
  UNSUBSCRIBE_PATH,
  unsubscribeStates,
  unsubscribeTokenSchema,
  type UnsubscribeState,
} from '@apoti/contract';
import { z } from 'zod';
import type { CmsClient } from '../cms/cms-client';
import { parseForm } from '../http/form-body';
import { encodingOf, sendChosen } from '../http/send-prepared';
import { RETRY_SECONDS } from '../limits';
import type { SharedStore } from '../shared/shared-store';
import { isTooMany, LinkLimit } from './link-limit';
import type { PageCache } from './page-cache';

type Parts = { pages: PageCache; cms: CmsClient; shared: SharedStore };

/** A post with the one field that it needs is a few hundred bytes. */
const MAX_BYTES = 4_096;
const TYPES = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
const IN_MULTIPART = new RegExp(
  `name="${ONE_CLICK.name}"[^\\r\\n]*\\r\\n(?:[^\\r\\n]+\\r\\n)*\\r\\n${ONE_CLICK.value}(?:\\r\\n|$)`,
  'i',
);
const paramsSchema = z.object({ token: unsubscribeTokenSchema });

/** Whether a body says what RFC 8058 has mail programs post, in either form. */
function isOneClick(type: string, body: string): boolean {
  if (/^multipart/i.test(type)) return IN_MULTIPART.test(body);
  return parseForm(body)[ONE_CLICK.name]?.toLowerCase() === ONE_CLICK.value.toLowerCase();
}

/**
 * The page by which an address unsubscribes itself (A16): looking at it changes nothing, since mail scanners look at every link;
 * its button, and a mail program's one click (RFC 8058), posts. It needs no script, no cookie and no session.
 */
export async function unsubscribeRoutes(scope: FastifyInstance, { pages, cms, shared }: Parts): Promise<void> {
  scope.addContentTypeParser(TYPES, { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) => {
    done(null, Buffer.from(body).toString('latin1'));
  });
  const links = new LinkLimit(shared);
  const path = `${UNSUBSCRIBE_PATH}/:token`;

  const show = async (request: FastifyRequest, reply: FastifyReply, state: UnsubscribeState, address = '') => {
    const form = { form: 'unsubscribe', message: state, issues: [], values: { address } };
    reply.header('x-robots-tag', 'noindex');
    const status = statusOf[state];
    if (status === 503) reply.header('retry-after', String(RETRY_SECONDS));
    return sendChosen(request, reply, await pages.withForm(standIns.unsubscribe, form, status, encodingOf(request)));
  };
  /** Answers what `look` finds; that the CMS cannot be asked is said without the address of the link, which would be logged. */
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    look: () => Promise<[UnsubscribeState, string?]>,
  ) => {
    try {
      const [state, address] = await look();
      return await show(request, reply, state, address);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'bad_request')
        return show(request, reply, unsubscribeStates.incomplete);
      if (isTooMany(error, reply)) return show(request, reply, unsubscribeStates.tooMany);
      request.log.warn({ err: error }, 'a link to unsubscribe could not be looked up');
      return show(request, reply, unsubscribeStates.unavailable);
    }
  };

  scope.get(path, (request, reply) =>
    answer(request, reply, async () => {
      const params = paramsSchema.safeParse(request.params);
      if (!params.success) return [unsubscribeStates.unknown];
      await links.count(request);
      const sent = { requestId: request.id, body: params.data, lane: 'links' } as const;
      const call = { method: 'POST', path: cmsSubscriberPaths.linked, as: 'proxy', ...sent } as const;
      const linked = await cms.call(cmsLinkedSchema, call);
      if (!linked.ok) throw new Error(`CMS answered ${linked.refusal.status}`);
      const { address } = linked.data;
      return address === null ? [unsubscribeStates.unknown] : [unsubscribeStates.ask, address];
    }),
  );

  scope.post(path, (request, reply) =>
    answer(request, reply, async () => {
      const body = z.string().safeParse(request.body);
      if (!body.success || !isOneClick(request.headers['content-type'] ?? '', body.data)) {
        return [unsubscribeStates.incomplete];
      }
      const params = paramsSchema.safeParse(request.params);
      // The same for a link that nobody has (any more): done is done, and nobody can probe.
      if (!params.success) return [unsubscribeStates.done];
      await links.count(request);
      const sent = { requestId: request.id, body: params.data, lane: 'links' } as const;
      const call = { method: 'POST', path: cmsSubscriberPaths.unsubscribe, as: 'proxy', ...sent } as const;
      const done = await cms.call(cmsUnsubscribedSchema, call);
      if (!done.ok) throw new Error(`CMS answered ${done.refusal.status}`);
      return [unsubscribeStates.done];
    }),
  );
}

const statusOf: Record<UnsubscribeState, number> = {
  ask: 200,
  unknown: 200,
  done: 200,
  incomplete: 400,
  unavailable: 503,
  tooMany: 429,
};
