import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from './choose-encoding';
import { isNotModified, type PreparedReply } from './prepared-reply';

/** What the hot path needs to know. */
export type HotPath = {
  /** The answer for a path with its query, the same for every visitor; undefined where the slow path has to decide. */
  find(url: string, request: IncomingMessage): PreparedReply | undefined;
  allowsHost(host: string | undefined): boolean;
  /** True once the server has been told to end: the slow path then decides (Drain). */
  isDraining(): boolean;
};

/**
 * Answers a visit from memory: no routing, no hooks, no objects made. This is the whole way of a cached page and of the
 * visitors' content.php. False: not answered, nothing touched.
 */
export function answerFromMemory(hot: HotPath, request: IncomingMessage, response: ServerResponse): boolean {
  const isHead = request.method === 'HEAD';
  if (!isHead && request.method !== 'GET') return false;
  const reply = hot.find(request.url ?? '', request);
  if (reply === undefined || hot.isDraining() || !hot.allowsHost(request.headers.host)) return false;

  const variant = reply.variants[chooseEncoding(request.headers['accept-encoding'])];
  if (reply.status === 200 && isNotModified(variant, request.headers['if-none-match'])) {
    response.writeHead(304, variant.rawNotModified).end();
    return true;
  }
  response.writeHead(reply.status, variant.rawHeaders);
  if (isHead) response.end();
  else response.end(variant.body);
  return true;
}
