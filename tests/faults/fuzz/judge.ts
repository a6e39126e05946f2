import { errorBodySchema, statusOfCode } from '@apoti/contract';
import type { Call } from '@apoti/contract/calls/call';
import { refusalsOf } from '@apoti/contract/calls/refusals';
import type { Reply, Shot } from './shot';

/** What tells of the inside: paths, stack traces, statements. */
const INSIDE = /node_modules|\bat \S+ \(|\.[jt]s:\d+:\d+|SQLITE_|select .+ from `|\/cms\/(dist|src)\//i;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether it says in a known form that the CMS or the site is away for a while. */
function isHonest503({ path }: Shot, { headers, text }: Reply): boolean {
  if (path.startsWith('/readyz')) return true;
  const body = errorBodySchema.safeParse(parsed(text));
  if (body.success) return body.data.code === 'unavailable' || body.data.code === 'maintenance';
  return String(headers['content-type']).startsWith('text/html') && headers['retry-after'] !== undefined;
}

/** Whether a 200 is one that the calls say they give. */
function fitsReply(calls: readonly Call[], { text, headers }: Reply): string | null {
  const type = String(headers['content-type'] ?? '');
  const problems = calls.map(({ reply }) => {
    if ('nothing' in reply) return 'a 200 where nothing is answered';
    if ('mediaType' in reply) {
      const [wanted = ''] = reply.mediaType.split('*');
      return type.startsWith(wanted) ? null : `its type is ${type}`;
    }
    if (type !== 'application/json; charset=utf-8') return `its type is ${type}`;
    const result = reply.schema.safeParse(parsed(text));
    return result.success ? null : `outside its schema: ${JSON.stringify(result.error.issues.slice(0, 2))}`;
  });
  return problems.includes(null) ? null : (problems[0] ?? null);
}

/** What says more than its code: too long a head, one that never ends, a part that a file has not. */
const NARROWER = new Set([408, 416, 431]);

/** Whether a refusal has the wire's one form, and is among those that the call may give. */
function fitsRefusal({ calls, method }: Shot, { status, text, headers }: Reply): string | null {
  if (method === 'HEAD') return null;
  if (!String(headers['content-type']).startsWith('application/json')) return `its type is ${headers['content-type']}`;
  const body = errorBodySchema.safeParse(parsed(text));
  if (!body.success || body.data.error === '') return 'it is not the form of an error';
  const { code } = body.data;
  if (code === undefined || (statusOfCode[code] !== status && !NARROWER.has(status))) return `its code is ${code}`;
  const known = calls.length === 0 || calls.some((call) => refusalsOf(call).includes(code));
  return known || code === 'not_found' || code === 'method_not_allowed' || code === 'maintenance'
    ? null
    : `the call never says ${code}`;
}

/** An answer without a body that the call names. */
function isBare({ calls }: Shot, { status }: Reply): boolean {
  return status === 204 && calls.some(({ reply }) => 'nothing' in reply);
}

function ofCall(shot: Shot, reply: Reply): string | null {
  if (isBare(shot, reply)) return null;
  const { calls } = shot;
  if (reply.status === 200 || calls.some(({ may503 }) => may503 && reply.status === 503))
    return fitsReply(calls, reply);
  // The page for an address that is not there comes as its data, with a 404; what a redirect starts from is refused.
  if (reply.status === 404 && calls.some(({ path }) => path === '/api/pages'))
    return fitsReply(calls, reply) === null ? null : fitsRefusal(shot, reply);
  // What is no number is no address of theirs: the site's own page says so.
  if (reply.status === 404 && !shot.path.startsWith('/api')) return null;
  return reply.status < 400 ? `a ${reply.status}` : fitsRefusal(shot, reply);
}

function ofPage({ method, path }: Shot, { status, headers, text }: Reply): string | null {
  const location = headers['location'];
  if (status >= 300 && status < 400 && status !== 304) {
    // A browser takes the second slash of `//` or `/\` for the beginning of a host.
    return /^\/(?![/\\])/.test(String(location)) ? null : `it leads to ${String(location)}`;
  }
  if (status < 400 || method === 'HEAD') return null;
  const isPage = String(headers['content-type']).startsWith('text/html') && text.startsWith('<!doctype html>');
  return isPage
    ? null
    : fitsRefusal({ method, path, headers: {}, as: 'visitor', calls: [] }, { status, headers, text });
}

/** What is told to what is no request, before a call or a page is looked for: too long a head, bytes that are none of HTTP. */
function isOfNoCall({ status }: Reply): boolean {
  return [408, 431].includes(status);
}

/** What is wrong with an answer; null: nothing. */
export function judge(shot: Shot, reply: Reply): string | null {
  const { status, headers, text } = reply;
  if (status === 304) return null;
  if (status >= 500 && !(status === 503 && isHonest503(shot, reply))) return `a ${status}`;
  if (headers['x-content-type-options'] !== 'nosniff') return 'its type may be guessed';
  if (INSIDE.test(text) && status >= 400) return `it tells of the inside: ${INSIDE.exec(text)?.[0]}`;
  if (isOfNoCall(reply)) return fitsRefusal({ ...shot, calls: [] }, reply);
  return shot.calls.length > 0 ? ofCall(shot, reply) : ofPage(shot, reply);
}
