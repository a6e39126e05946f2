import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  ApiError,
  cmsHeaders,
  cmsPaths,
  cmsSavedSchema,
  CONFLICTS_HEADER,
  contentPatchSchema,
  IDEMPOTENCY_HEADER,
  revisionText,
  type CmsSaveRequest,
} from '@apoti/contract';
import { z } from 'zod';
import type { CmsClient } from '../../cms/cms-client';
import type { ContentSource } from '../../content-source/content-source';
import { parseBody } from '../../http/parse-body';
import { passOn } from '../../http/pass-on';
import { sendPrepared } from '../../http/send-prepared';
import { sessionHash, type People } from '../../sessions/person';
import { fullReply } from './content-reply';
import type { PublicContent } from './public-content';

type Parts = { cms: CmsClient; source: ContentSource; people: People; publicContent: PublicContent };

const bodySchema = z.looseObject({ revision: revisionText.optional() });
const keySchema = z.string().min(1).max(128).optional();
const PASSED_ON = ['issues', 'conflicts', 'content', 'revision'];

/** The revision that a save was read from: the body's, else If-Match (an empty list has nowhere else to carry it). */
function baseOf(request: FastifyRequest, inBody: string | undefined): string {
  const base = inBody ?? request.headers['if-match']?.replace(/^W\//, '').replaceAll('"', '');
  if (base === undefined || base === '*') {
    throw new ApiError(
      'revision_required',
      'Load the content first: a save must name the revision that it was read from',
    );
  }
  return parseBody(revisionText, base);
}

function saveRequest(request: FastifyRequest): CmsSaveRequest {
  const body = parseBody(bodySchema, request.body);
  const content = parseBody(contentPatchSchema, body);
  const key = parseBody(keySchema, request.headers[IDEMPOTENCY_HEADER]);
  return {
    revision: baseOf(request, body.revision),
    conflicts: request.headers[CONFLICTS_HEADER] === 'ask' ? 'ask' : 'silent',
    session: sessionHash(request),
    ...(key === undefined ? {} : { idempotencyKey: key }),
    content: z.record(z.string(), z.json()).parse(content),
  };
}

/** content.php (C5, C6). */
export function contentRoutes(app: FastifyInstance, { cms, source, people, publicContent }: Parts): void {
  app.get('/content.php', async (request, reply) => {
    const person = await people.of(request, reply);
    if (person === null) {
      return sendPrepared(request, reply, publicContent.prepared);
    }
    reply.header('cache-control', 'no-store').header('vary', 'Cookie, Origin');
    return fullReply(source.state, source.reachable);
  });

  app.post('/content.php', async (request, reply) => {
    const person = await people.require(request, reply);
    const save = saveRequest(request);
    const result = await cms.call(cmsSavedSchema, {
      method: 'POST',
      path: cmsPaths.content,
      as: 'proxy',
      body: save,
      headers: {
        [cmsHeaders.personId]: String(person.id),
        [cmsHeaders.personStamp]: person.stamp,
        [cmsHeaders.requestId]: request.id,
      },
    });
    if (!result.ok) {
      // The CMS knows better than the session: this person may not save any more.
      if (result.refusal.status === 401) await people.signOut(request, reply);
      throw passOn(result.refusal, PASSED_ON);
    }
    const { revision, content, revisions, aliases } = result.data;
    await source.accept({ content, revisions });
    return { success: true, revision, ...(save.conflicts === 'ask' ? { content, aliases } : {}) };
  });
}
