import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  ApiError,
  cmsFolderDeletedSchema,
  cmsFolderSchema,
  cmsLibraryPaths,
  folderContentsSchema,
  folderDeletionSchema,
  folderPatchSchema,
  foldersReplySchema,
  libraryTexts,
  newFolderSchema,
  sentId,
} from '@apoti/contract';
import { z } from 'zod';
import type { CmsClient } from '../../cms/cms-client';
import { callForPerson } from '../../http/call-for-person';
import { parseBody } from '../../http/parse-body';
import type { People } from '../../sessions/person';

/** All files of a folder and of those in it may go to the trash: how long that may take, in ms. */
const DELETE_TIMEOUT_MS = 30_000;
const params = z.object({ id: sentId });

/** The folder that an address names. @throws ApiError `not_found`, also for what can be no id */
function folderOf(request: FastifyRequest): number {
  const parsed = params.safeParse(request.params);
  if (!parsed.success) throw new ApiError('not_found', libraryTexts.noFolder);
  return parsed.data.id;
}

/** The folders of the media library (A15). */
export function folderRoutes(app: FastifyInstance, parts: { cms: CmsClient; people: People }): void {
  app.get('/library/folders', (request, reply) =>
    callForPerson(parts, request, reply, () => ({
      schema: foldersReplySchema,
      method: 'GET',
      path: cmsLibraryPaths.folders,
    })),
  );

  app.post('/library/folders', async (request, reply) => {
    const { folder } = await callForPerson(parts, request, reply, () => ({
      schema: cmsFolderSchema,
      method: 'POST',
      path: cmsLibraryPaths.folders,
      body: parseBody(newFolderSchema, request.body),
    }));
    return { success: true, message: libraryTexts.folderMade, folder };
  });

  app.post('/library/folders/:id', async (request, reply) => {
    const { folder } = await callForPerson(parts, request, reply, () => ({
      schema: cmsFolderSchema,
      method: 'POST',
      path: cmsLibraryPaths.folder(folderOf(request)),
      body: parseBody(folderPatchSchema, request.body),
    }));
    return { success: true, message: libraryTexts.folderSaved, folder };
  });

  app.get('/library/folders/:id/contents', (request, reply) =>
    callForPerson(parts, request, reply, () => ({
      schema: folderContentsSchema,
      method: 'GET',
      path: cmsLibraryPaths.folderContents(folderOf(request)),
    })),
  );

  app.delete('/library/folders', async (request, reply) => {
    const { trashed } = await callForPerson(parts, request, reply, () => ({
      schema: cmsFolderDeletedSchema,
      method: 'POST',
      path: cmsLibraryPaths.deleteFolder,
      body: parseBody(folderDeletionSchema, request.body),
      timeoutMs: DELETE_TIMEOUT_MS,
    }));
    return { success: true, message: libraryTexts.folderDeleted, trashed };
  });
}
