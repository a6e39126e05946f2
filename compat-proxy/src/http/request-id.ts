import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { requestIdForm } from '@apoti/contract';
import type { Trust } from './forwarders';

/**
 * Names each request: by the id that a trusted machine in front of us has given it, else by one of ours. Nobody else can put an
 * id into the log.
 */
export function requestIds(trusts: Trust): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string {
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const isGiven = typeof given === 'string' && requestIdForm.test(given);
    return isGiven && trusts(socket.remoteAddress ?? '', 0) ? given : randomUUID();
  };
}
