import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  cmsLibraryFileSchema,
  cmsLibraryPaths,
  cmsUploadedSchema,
  cmsUploadInfoHeader,
  fileContentFieldsSchema,
  fileFieldsSchema,
  libraryTexts,
  MAX_MEDIA_BYTES,
  type CmsContentInfo,
  type CmsUploadInfo,
} from '@apoti/contract';
import type { CmsClient } from '../../cms/cms-client';
import { callForPerson } from '../../http/call-for-person';
import { parseBody } from '../../http/parse-body';
import type { People } from '../../sessions/person';
import { inFormTurn } from '../upload/form-turns';
import { readForm } from '../upload/read-form';
import { fileOf } from './file-of';

/** Decoding and encoding a large picture, behind others that came before it, takes longer than other calls; in ms. */
const TIMEOUT_MS = 45_000;

/** What goes to the CMS: the bytes, and what is said about them. */
async function sentFile<Fields extends Omit<CmsUploadInfo | CmsContentInfo, 'fileName'>>(
  request: FastifyRequest,
  schema: z.ZodType<Fields>,
): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const { bytes, fileName, fields } = await readForm(request, {
    field: 'file',
    maxBytes: MAX_MEDIA_BYTES,
    tooLarge: libraryTexts.tooLarge,
    missing: libraryTexts.noFiles,
  });
  const info = { ...parseBody(schema, fields), fileName };
  return { body: bytes, headers: { [cmsUploadInfoHeader]: encodeURIComponent(JSON.stringify(info)) } };
}

/** The library's uploads (A15): the size is limited here, everything else is judged where it is stored. */
export async function fileUploadRoutes(app: FastifyInstance, parts: { cms: CmsClient; people: People }): Promise<void> {
  await app.register(multipart);

  app.post('/library/files', async (request, reply) => {
    // Nobody else's bytes are even read.
    await parts.people.require(request, reply);
    const { file, duplicate } = await inFormTurn(async () => {
      const sent = await sentFile(request, fileFieldsSchema);
      return callForPerson(parts, request, reply, () => ({
        schema: cmsUploadedSchema,
        method: 'POST',
        path: cmsLibraryPaths.files,
        ...sent,
        timeoutMs: TIMEOUT_MS,
      }));
    });
    return { success: true, message: duplicate ? libraryTexts.duplicate : libraryTexts.uploaded, file, duplicate };
  });

  app.post('/library/files/:file/content', async (request, reply) => {
    await parts.people.require(request, reply);
    const path = cmsLibraryPaths.content(fileOf(request));
    const { file } = await inFormTurn(async () => {
      const sent = await sentFile(request, fileContentFieldsSchema);
      return callForPerson(parts, request, reply, () => ({
        schema: cmsLibraryFileSchema,
        method: 'POST',
        path,
        ...sent,
        timeoutMs: TIMEOUT_MS,
        members: ['issues', 'file'],
      }));
    });
    return { success: true, message: libraryTexts.replaced, file };
  });
}
