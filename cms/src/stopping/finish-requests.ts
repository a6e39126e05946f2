import type { Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Strapi } from '../store/strapi';

/** What is under way gets so long to finish, in ms: less than whoever ends the CMS waits before it kills. */
const FINISH_MS = 3_500;
const LOOK_MS = 10;
/** Who stands at the door is let in first, for so long where ever more come, in ms. */
const DOOR_MS = 500;

const underWay = new Set<ServerResponse>();

/** Knows from now on which requests are under way. */
export function watchRequests(strapi: Strapi): void {
  const { httpServer } = strapi.server;
  httpServer.on('request', (_, response) => {
    if (!httpServer.listening) endWith(response);
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
}

/** A connection on which something is under way would be kept, and used for more. */
function endWith(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

/**
 * Lets in who has connected already: a turn of the event loop lets in one, and who still waits when the door closes is cut off by the
 * system. Then reads what the last one asks (compat-proxy decision 0024).
 */
async function letInAll(server: Server): Promise<void> {
  let latest = performance.now();
  const note = () => (latest = performance.now());
  server.on('connection', note);
  const deadline = latest + DOOR_MS;
  for (let turn = latest; latest >= turn && turn < deadline;) {
    turn = performance.now();
    await nextTurn();
    await nextTurn();
  }
  server.off('connection', note);
}

/**
 * Lets in nobody new and waits for what is under way: Strapi itself cuts every connection when it ends, and whoever had just
 * saved would not know whether it is saved.
 */
export async function finishRequests(strapi: Strapi): Promise<void> {
  const { httpServer } = strapi.server;
  const deadline = performance.now() + FINISH_MS;
  if (httpServer.listening) {
    await letInAll(httpServer);
    httpServer.close();
  }
  underWay.forEach(endWith);
  while (underWay.size > 0 && performance.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
}
