import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  cmsLibraryBulkSchema,
  cmsLibraryFileSchema,
  cmsLibraryPaths,
  cmsPlacementsSchema,
  cmsTrashEmptiedSchema,
  filePatchSchema,
  fileReplySchema,
  fileUsesSchema,
  libraryBulkSchema,
  libraryPageSchema,
  libraryQuerySchema,
  libraryTexts,
  placementChangeSchema,
  trashEmptyingSchema,
  usesQuestionSchema,
  usesReplySchema,
} from '@apoti/contract';
import type { z } from 'zod';
import type { CmsClient } from '../../cms/cms-client';
import { callForPerson } from '../../http/call-for-person';
import { parseBody } from '../../http/parse-body';
import type { People } from '../../sessions/person';
import { fileOf } from './file-of';

type Parts = { cms: CmsClient; people: People };

/** Hundreds of files are moved one after the other: how long they may take, in ms. */
const MANY_TIMEOUT_MS = 30_000;

/** The media library: its pages, single files, placements, and what is done to many (A15). */
export function libraryRoutes(app: FastifyInstance, parts: Parts): void {
  const read = <T>(schema: z.ZodType<T>, pathOf: (request: FastifyRequest) => string) => {
    return (request: FastifyRequest, reply: FastifyReply) =>
      callForPerson(parts, request, reply, () => ({ schema, method: 'GET', path: pathOf(request) }));
  };

  app.get(
    '/library',
    read(libraryPageSchema, ({ query }) => {
      const named = Object.entries(parseBody(libraryQuerySchema, query));
      const params = new URLSearchParams(named.map(([name, value]) => [name, String(value)]));
      return `${cmsLibraryPaths.page}?${params.toString()}`;
    }),
  );
  app.get(
    '/library/placements',
    read(cmsPlacementsSchema, () => cmsLibraryPaths.placements),
  );
  app.get(
    '/library/files/:file',
    read(fileReplySchema, (request) => cmsLibraryPaths.file(fileOf(request))),
  );
  app.get(
    '/library/files/:file/uses',
    read(fileUsesSchema, (request) => cmsLibraryPaths.fileUses(fileOf(request))),
  );

  app.post('/library/uses', (request, reply) =>
    callForPerson(parts, request, reply, () => ({
      schema: usesReplySchema,
      method: 'POST',
      path: cmsLibraryPaths.uses,
      body: parseBody(usesQuestionSchema, request.body),
    })),
  );

  app.post('/library/files/:file', async (request, reply) => {
    const { file } = await callForPerson(parts, request, reply, () => ({
      schema: cmsLibraryFileSchema,
      method: 'POST',
      path: cmsLibraryPaths.file(fileOf(request)),
      body: parseBody(filePatchSchema, request.body),
      members: ['issues', 'file'],
    }));
    return { success: true, message: libraryTexts.saved, file };
  });

  app.post('/library/placements', async (request, reply) => {
    const { placements } = await callForPerson(parts, request, reply, () => ({
      schema: cmsPlacementsSchema,
      method: 'POST',
      path: cmsLibraryPaths.placements,
      body: parseBody(placementChangeSchema, request.body),
      members: ['issues', 'placements'],
    }));
    return { success: true, message: libraryTexts.placed, placements };
  });

  app.post('/library/bulk', async (request, reply) => {
    const result = await callForPerson(parts, request, reply, () => ({
      schema: cmsLibraryBulkSchema,
      method: 'POST',
      path: cmsLibraryPaths.bulk,
      body: parseBody(libraryBulkSchema, request.body),
      timeoutMs: MANY_TIMEOUT_MS,
    }));
    return { success: true, ...result };
  });

  app.delete('/library/trash', async (request, reply) => {
    const result = await callForPerson(parts, request, reply, () => ({
      schema: cmsTrashEmptiedSchema,
      method: 'POST',
      path: cmsLibraryPaths.emptyTrash,
      body: parseBody(trashEmptyingSchema, request.body),
      timeoutMs: MANY_TIMEOUT_MS,
    }));
    return { success: true, message: libraryTexts.emptied, ...result };
  });
}
