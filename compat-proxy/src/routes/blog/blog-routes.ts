import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  cmsPaths,
  cmsPostDeletedSchema,
  cmsPostSavedSchema,
  newestFirst,
  postDeleteSchema,
  postPatchSchema,
  type CmsPostSave,
} from '@apoti/contract';
import type { CmsClient } from '../../cms/cms-client';
import { callForPerson } from '../../http/call-for-person';
import { parseBody } from '../../http/parse-body';
import { asSent, baseOf, senderOf } from '../../http/save-request';
import { sendPieces } from '../../http/send-pieces';
import { sendPrepared } from '../../http/send-prepared';
import type { People } from '../../sessions/person';
import type { PublicReplies } from '../../sources/public-replies';
import type { Sources } from '../../sources/sources';
import { markList } from '../mark-list';
import { withRevision } from '../shown';

type Parts = { cms: CmsClient; sources: Sources; people: People; publicReplies: PublicReplies };

/** Where a post is saved and what is sent: with an id an update from a revision, without one a new post. */
function saveRequest(request: FastifyRequest): { path: string; body: CmsPostSave } {
  const { id, revision, ...post } = parseBody(postPatchSchema, request.body);
  const body = { ...senderOf(request), post: asSent(post) };
  if (id === undefined || id === null) return { path: cmsPaths.posts, body };
  return { path: cmsPaths.post(id), body: { ...body, revision: baseOf(request, revision) } };
}

/** blog.php (C9–C11). */
export function blogRoutes(app: FastifyInstance, parts: Parts): void {
  const { sources, people, publicReplies } = parts;

  app.get('/blog.php', async (request, reply) => {
    const person = await people.of(request, reply);
    if (person === null) return sendPrepared(request, reply, await publicReplies.posts.get());
    markList(reply, sources, sources.posts);
    const revision = withRevision(sources.posts, 'full');
    return sendPieces(
      reply,
      sources.posts.state.data.map((post) => ({ ...post, ...revision })),
    );
  });

  app.post('/blog.php', async (request, reply) => {
    const { post, revision, ...saved } = await callForPerson(parts, request, reply, () => ({
      schema: cmsPostSavedSchema,
      method: 'POST',
      ...saveRequest(request),
      members: ['issues', 'conflicts', 'blog', 'revision'],
    }));
    await sources.posts.acceptPart(saved, (posts) => newestFirst([...posts.filter(({ id }) => id !== post.id), post]));
    return { success: true, blog: { ...post, revision }, revision };
  });

  app.delete('/blog.php', async (request, reply) => {
    let id = 0;
    const deleted = await callForPerson(parts, request, reply, () => {
      ({ id } = parseBody(postDeleteSchema, request.body));
      return { schema: cmsPostDeletedSchema, method: 'POST', path: cmsPaths.deletePost(id), body: {} };
    });
    await sources.posts.acceptPart(deleted, (posts) => posts.filter((post) => post.id !== id));
    return { success: true };
  });
}
