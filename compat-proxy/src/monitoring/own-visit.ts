import type { IncomingHttpHeaders } from 'node:http';

/** How the server calls itself where it visits its own pages. */
export const OWN_AGENT = 'Apoti-Monitor';

/** Whether a request is a visit of the server's own, which counts as nobody's. */
export function isOwnVisit(headers: IncomingHttpHeaders): boolean {
  return headers['user-agent'] === OWN_AGENT;
}
