import type { FastifyInstance } from 'fastify';
import { ApiError } from '@apoti/contract';
import { isDeeperThan } from '@apoti/contract/lib/depth';

const NOT_UTF8 = 'The body is not valid UTF-8';
/** Levels that a body may have; the deepest of ours has about ten. What judges and merges bodies goes through them by calls of itself. */
const MAX_LEVELS = 64;

/**
 * Takes JSON only, in UTF-8 only (RFC 8259 §8.1): bytes that are not would be saved as replacement characters. A body that
 * would reach into prototypes, or has more levels than any of ours, is refused, and one of more than `bodyLimit` bytes is not read.
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
    parse(request, text, (error, json: unknown) => {
      if (error === null && isDeeperThan(json, MAX_LEVELS)) {
        done(new ApiError('bad_request', `The body has more than ${MAX_LEVELS} levels`));
      } else done(error, json);
    });
  });
}
