import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  ApiError,
  cmsEditedPostSchema,
  cmsPaths,
  cmsPostBulkSchema,
  cmsPostEditedSchema,
  newestFirst,
  postBulkSchema,
  postDraftPatchSchema,
  postPageSchema,
  postQuerySchema,
  postRevisionSchema,
  sentId,
  type CmsSave,
} from '@apoti/contract';
import type { CmsClient } from '../../cms/cms-client';
import { callForPerson } from '../../http/call-for-person';
import { parseBody } from '../../http/parse-body';
import { asSent, baseOf, senderOf } from '../../http/save-request';
import type { People } from '../../sessions/person';
import type { Sources } from '../../sources/sources';

type Parts = { cms: CmsClient; sources: Sources; people: People };
type Sent = { path: string; body: CmsSave };

/** A hundred posts are a hundred saves, one after the other: how long they may take, in ms. */
const BULK_TIMEOUT_MS = 30_000;
const CONFLICT_MEMBERS = ['issues', 'conflicts', 'post', 'revision'];
const idParams = z.object({ id: sentId });

/** The post that an address names. @throws ApiError `not_found`, also for what can be no id */
function idOf(request: FastifyRequest): number {
  const params = idParams.safeParse(request.params);
  if (!params.success) throw new ApiError('not_found', 'There is no such post');
  return params.data.id;
}

/** An autosave: with an id of a post's draft from a revision, without one of a new draft. */
function draftRequest(request: FastifyRequest): Sent {
  const { id, revision, ...post } = parseBody(postDraftPatchSchema, request.body);
  const body = { ...senderOf(request), post: asSent(post) };
  if (id === undefined || id === null) return { path: cmsPaths.postDrafts, body };
  return { path: cmsPaths.postDraft(id), body: { ...body, revision: baseOf(request, revision) } };
}

/** Publishing, or taking off the site, what was read at a revision. */
function publishRequest(request: FastifyRequest, pathOf: (id: number) => string): Sent {
  const { revision } = parseBody(postRevisionSchema, request.body);
  return { path: pathOf(idOf(request)), body: { ...senderOf(request), revision: baseOf(request, revision) } };
}

/** The editor's calls for posts (A10): their list, one post with its draft, autosave, publishing, many at once. */
export function postRoutes(app: FastifyInstance, parts: Parts): void {
  const { sources } = parts;

  /** Saves, and lets the site know what the save made public before it is answered. */
  async function save(request: FastifyRequest, reply: FastifyReply, sentOf: () => Sent): Promise<object> {
    const { post, wire, revision, ...saved } = await callForPerson(parts, request, reply, () => ({
      schema: cmsPostEditedSchema,
      method: 'POST',
      ...sentOf(),
      members: CONFLICT_MEMBERS,
    }));
    await sources.posts.acceptPart(saved, (posts) => newestFirst([...posts.filter(({ id }) => id !== wire.id), wire]));
    return { success: true, post, revision };
  }

  app.get('/posts', (request, reply) =>
    callForPerson(parts, request, reply, () => {
      const query = Object.entries(parseBody(postQuerySchema, request.query));
      const params = new URLSearchParams(query.map(([name, value]) => [name, String(value)]));
      return { schema: postPageSchema, method: 'GET', path: `${cmsPaths.postPage}?${params.toString()}` };
    }),
  );

  app.get('/posts/:id', async (request, reply) => {
    const { post, revision } = await callForPerson(parts, request, reply, () => ({
      schema: cmsEditedPostSchema,
      method: 'GET',
      path: cmsPaths.post(idOf(request)),
    }));
    return { post, revision };
  });

  app.post('/posts', (request, reply) => save(request, reply, () => draftRequest(request)));
  app.post('/posts/:id/publish', (request, reply) =>
    save(request, reply, () => publishRequest(request, cmsPaths.publishPost)),
  );
  app.post('/posts/:id/unpublish', (request, reply) =>
    save(request, reply, () => publishRequest(request, cmsPaths.unpublishPost)),
  );

  app.post('/posts/bulk', async (request, reply) => {
    const result = await callForPerson(parts, request, reply, () => ({
      schema: cmsPostBulkSchema,
      method: 'POST',
      path: cmsPaths.postBulk,
      timeoutMs: BULK_TIMEOUT_MS,
      body: parseBody(postBulkSchema, request.body),
    }));
    // Done is done, also when the CMS does not answer that question any more.
    if (result.done.length > 0) await sources.posts.refresh().catch(() => undefined);
    return { success: true, ...result };
  });
}
