import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import { REFUSED_HEADER, sessionCookies, type SiteMeasuring } from '@apoti/contract';

const sessions: readonly string[] = Object.values(sessionCookies);

/** Whoever edits the site is no visitor of it, whatever page they look at. */
function isEditor(cookie = ''): boolean {
  return cookie.split(';').some((one) => sessions.includes(one.split('=', 1)[0]?.trim() ?? ''));
}

/** Whether the sender of a request is counted: a person who has not said no, and who does not edit the site. */
export function mayMeasure(headers: IncomingHttpHeaders, { honourSignals }: SiteMeasuring): boolean {
  const { 'user-agent': agent = '', dnt, 'sec-gpc': gpc, cookie } = headers;
  if (agent === '' || isbot(agent) || isEditor(cookie) || REFUSED_HEADER in headers) return false;
  return !(honourSignals && (dnt === '1' || gpc === '1'));
}
