import { request as plain, type IncomingMessage } from 'node:http';
import { request as secure } from 'node:https';
import { isIP } from 'node:net';
import { isRecord } from '../store/from-strapi';
import { InnerAddress, isPublicAddress, publicLookup, type Resolver } from './public-address';

/** How long a site may take to answer, in ms; how often it may send on. */
const PATIENCE_MS = 10_000;
const MAX_HOPS = 5;
const AGENT = 'Mozilla/5.0 (compatible; link check)';

/** How links are tried; other ones in tests. */
export type Way = {
  isAllowed: (ip: string) => boolean;
  ports: readonly string[];
  patienceMs: number;
  /** The system's, where there is none. */
  resolve?: Resolver;
};
const usual: Way = { isAllowed: isPublicAddress, ports: ['', '80', '443'], patienceMs: PATIENCE_MS };

/** What became of an attempt. `unknown`: the site lets no programs in, or answers them otherwise than people. */
export type Tried = { is: 'there' } | { is: 'dead' | 'unknown'; text: string };

const GONE = new Set([404, 410]);
/** What a site says that is too busy, or takes us for an attacker. */
const BUSY = 503;
/** Beyond the statuses that there are: made up by sites that want no programs, such as 999. */
const NO_STATUS = 600;

function judged(status: number): Tried {
  if (GONE.has(status)) return { is: 'dead', text: `answers ${status}: the page is not there` };
  if (status >= 500 && status < NO_STATUS && status !== BUSY)
    return { is: 'dead', text: `answers with an error (${status})` };
  return status < 400 ? { is: 'there' } : { is: 'unknown', text: `does not let programs look (${status})` };
}

/** What becomes of a link to another site; null where that could not be found out now: it is broken off, or we have no network. */
export async function tryLink(address: string, signal: AbortSignal, way: Way = usual): Promise<Tried | null> {
  let here = address;
  for (let hop = 0; hop <= MAX_HOPS; hop += 1) {
    try {
      const { status, location } = await answerOf(here, signal, way);
      if (status >= 300 && status < 400 && location !== null) {
        if (!URL.canParse(location, here)) return { is: 'dead', text: 'sends on to an address that is none' };
        here = new URL(location, here).href;
        continue;
      }
      return judged(status);
    } catch (error) {
      return signal.aborted ? null : reasonOf(error);
    }
  }
  return { is: 'dead', text: 'sends on in circles' };
}

type Answered = { status: number; location: string | null };

/** HEAD is enough, where a site knows it; some break off, or say nothing at all. */
async function answerOf(address: string, signal: AbortSignal, way: Way): Promise<Answered> {
  const head = await ask('HEAD', address, signal, way).catch((error: unknown) => {
    if (error instanceof InnerAddress || signal.aborted) throw error;
    return null;
  });
  return head === null || head.status >= 400 ? ask('GET', address, signal, way) : head;
}

function ask(method: 'HEAD' | 'GET', address: string, signal: AbortSignal, way: Way): Promise<Answered> {
  const url = new URL(address);
  const ip = url.hostname.replace(/^\[|\]$/g, '');
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  // A numeric address is not looked up.
  if (!isWeb || !way.ports.includes(url.port) || (isIP(ip) !== 0 && !way.isAllowed(ip))) {
    return Promise.reject(new InnerAddress(address));
  }
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? secure : plain;
    const sent = send(url, {
      method,
      agent: false,
      lookup: publicLookup(way.isAllowed, way.resolve),
      headers: { 'user-agent': AGENT, accept: '*/*' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(way.patienceMs)]),
    });
    sent.on('response', (answer: IncomingMessage) => {
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? null });
      // What it says is not read.
      answer.destroy();
    });
    sent.on('error', reject);
    sent.end();
  });
}

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'names a host that is not there',
  ECONNREFUSED: 'names a host that does not answer',
  ECONNRESET: 'names a host that breaks off',
  ABORT_ERR: 'does not answer in time',
  ETIMEDOUT: 'does not answer in time',
  CERT_HAS_EXPIRED: 'has a certificate that is out of date',
  ERR_TLS_CERT_ALTNAME_INVALID: 'has a certificate of another host',
};

/** Certificates that browsers complete by themselves, and answers that they read: nothing is known of the link. */
const ours: Readonly<Record<string, string>> = {
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'has a certificate that this server cannot check',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'has a certificate that this server cannot check',
};
const NO_NETWORK = ['EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN'];

/** What is said of a failure; null where it may be ours: without a network every link would be dead. */
function reasonOf(error: unknown): Tried | null {
  if (error instanceof InnerAddress) return { is: 'dead', text: 'leads into a network that visitors cannot reach' };
  const { code, name } =
    isRecord(error) || error instanceof Error ? { code: codeOf(error), name: nameOf(error) } : { code: '', name: '' };
  if (name === 'TimeoutError' || name === 'AbortError') return { is: 'dead', text: 'does not answer in time' };
  if (NO_NETWORK.includes(code)) return null;
  if (code.startsWith('HPE_')) return { is: 'unknown', text: 'answers in a way that this server cannot read' };
  const own = ours[code];
  return own === undefined ? { is: 'dead', text: reasons[code] ?? 'cannot be reached' } : { is: 'unknown', text: own };
}

const codeOf = (error: object) => ('code' in error && typeof error.code === 'string' ? error.code : '');
const nameOf = (error: object) => ('name' in error && typeof error.name === 'string' ? error.name : '');
