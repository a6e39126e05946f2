import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cmsPaths, cmsSavedSchema, contentPatchSchema, revisionText, type CmsSaveRequest } from '@apoti/contract';
import type { CmsClient } from '../../cms/cms-client';
import { callForPerson } from '../../http/call-for-person';
import { parseBody } from '../../http/parse-body';
import { asSent, baseOf, conflictsIn, senderOf } from '../../http/save-request';
import { sendPrepared } from '../../http/send-prepared';
import type { People } from '../../sessions/person';
import type { PublicReplies } from '../../sources/public-replies';
import type { Sources } from '../../sources/sources';
import { withOrder, withRevision } from '../shown';

type Parts = { cms: CmsClient; sources: Sources; people: People; publicReplies: PublicReplies };

const bodySchema = z.looseObject({ revision: revisionText.optional() });

function saveRequest(request: FastifyRequest): CmsSaveRequest {
  const body = parseBody(bodySchema, request.body);
  const content = asSent(parseBody(contentPatchSchema, body));
  return { ...senderOf(request), revision: baseOf(request, body.revision), content };
}

/** content.php (C5, C6). */
export function contentRoutes(app: FastifyInstance, parts: Parts): void {
  const { sources, people, publicReplies } = parts;

  app.get('/content.php', async (request, reply) => {
    const person = await people.of(request, reply);
    if (person === null) return sendPrepared(request, reply, await publicReplies.content.get());
    reply.header('cache-control', 'no-store').header('vary', 'Cookie, Origin');
    const { data, source } = sources.content.state;
    const stale = !sources.reachable || source !== 'cms';
    return { ...withOrder(data), ...withRevision(sources.content, 'full'), ...(stale ? { stale: true } : {}) };
  });

  app.post('/content.php', async (request, reply) => {
    const saved = await callForPerson(parts, request, reply, () => ({
      schema: cmsSavedSchema,
      method: 'POST',
      path: cmsPaths.content,
      body: saveRequest(request),
      members: ['issues', 'conflicts', 'content', 'revision'],
    }));
    const { revision, content, revisions, aliases, survivors } = saved;
    await sources.content.accept({ data: content, revisions });
    return { success: true, revision, ...(conflictsIn(request) === 'ask' ? { content, aliases, survivors } : {}) };
  });
}
