import type { FastifyRequest } from 'fastify';
import { ApiError, fileIdSchema, libraryTexts } from '@apoti/contract';
import { z } from 'zod';

const params = z.object({ file: fileIdSchema });

/** The file that an address names. @throws ApiError `not_found`, also for what can be no id */
export function fileOf(request: FastifyRequest): string {
  const parsed = params.safeParse(request.params);
  if (!parsed.success) throw new ApiError('not_found', libraryTexts.noFile);
  return parsed.data.file;
}
