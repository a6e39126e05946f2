import type { FastifyInstance } from 'fastify';
import { ApiError, MAX_PLACEHOLDER_SIDE } from '@apoti/contract';
import { z } from 'zod';
import { OPEN_FILE_HEADERS, SANDBOX_POLICY } from '../../http/security-headers';

/** In the one way that a number is written: each picture has one address. */
const side = z
  .string()
  .regex(/^[1-9]\d*$/)
  .transform(Number)
  .pipe(z.number().max(MAX_PLACEHOLDER_SIDE));
const parameters = z.object({ width: side, height: side });

/** A neutral picture of any size (C21). Caches keep it for everybody, so it goes where no session is looked at and no cookie is set. */
export function placeholderRoutes(app: FastifyInstance): void {
  app.get('/api/placeholder/:width/:height', async (request, reply) => {
    const size = parameters.safeParse(request.params);
    if (!size.success)
      throw new ApiError('bad_request', `Width and height must be whole numbers from 1 to ${MAX_PLACEHOLDER_SIDE}`);
    const { width, height } = size.data;
    const head = Math.min(width, height);
    reply
      .headers(OPEN_FILE_HEADERS)
      .header('content-type', 'image/svg+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', SANDBOX_POLICY);
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<rect width="${width}" height="${height}" fill="#20533d"/><g fill="#b9c8bd">` +
      `<circle cx="${width / 2}" cy="${height / 2 - head * 0.1}" r="${head * 0.18}"/>` +
      `<ellipse cx="${width / 2}" cy="${height / 2 + head * 0.34}" rx="${head * 0.32}" ry="${head * 0.2}"/></g></svg>`
    );
  });
}
