import type { FastifyInstance } from 'fastify';
import { ApiError } from '@apoti/contract';

const NOT_UTF8 = 'The body is not valid UTF-8';

/**
 * Takes JSON only, in UTF-8 only (RFC 8259 §8.1): bytes that are not would be saved as replacement characters. A body that
 * would reach into prototypes is refused, and one of more than `bodyLimit` bytes is not read.
 */
export function useJsonBodies(app: FastifyInstance, bodyLimit: number): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit }, (request, body, done) => {
    let text: string;
    try {
      text = decoder.decode(Buffer.from(body));
    } catch {
      done(new ApiError('bad_request', NOT_UTF8));
      return;
    }
    parse(request, text, done);
  });
}
