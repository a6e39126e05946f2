import { isObject } from '@apoti/contract';
import { parseAnswer } from './parse-answer';
import { pinnedAgent } from './pinned-agent';
import { SiteClient } from './site-client';
import { MAX_FILE_BYTES, type Answer, type AnswerName, type Source } from './source';

/** The frozen calls that say what a site holds, and whether only who is signed in is answered. */
const CALLS: Record<AnswerName, { path: string; signedIn: boolean }> = {
  content: { path: '/api/content.php', signedIn: false },
  team: { path: '/api/team.php', signedIn: false },
  posts: { path: '/api/blog.php', signedIn: false },
  media: { path: '/api/media.php?type=active', signedIn: true },
  subscribers: { path: '/api/newsletter.php', signedIn: true },
};
const MAX_ANSWER_BYTES = 512 * 1024 * 1024;

export type Credentials = { user: string; password: string };

/** An older site that runs. @throws Error in words, where it cannot be reached or nobody can sign in */
export async function openSite(address: string, credentials: Credentials | undefined): Promise<Source> {
  const site = new URL(address);
  const agent = await pinnedAgent(site).catch((error: unknown) => {
    throw new Error(`${site.origin} cannot be reached: ${reason(error)}`, { cause: error });
  });
  const client = new SiteClient(site, agent);
  try {
    if (credentials !== undefined) await signIn(client, credentials);
  } catch (error) {
    await agent.close();
    throw error;
  }
  return {
    name: site.origin,
    site: site.origin,
    isPublicView: credentials === undefined,
    answer: (name) => readAnswer(client, name, credentials !== undefined),
    file: async (path) => {
      try {
        const { status, bytes, type } = await client.get(path, MAX_FILE_BYTES);
        if (status !== 200) return { dead: `the old site answers ${status}` };
        if (bytes.length === 0) return { dead: 'it is empty' };
        return type.startsWith('text/html') ? { dead: 'a page came instead of it' } : { bytes };
      } catch (error) {
        return { dead: reason(error) };
      }
    },
    close: () => agent.close(),
  };
}

async function signIn(client: SiteClient, { user, password }: Credentials): Promise<void> {
  const sent = { action: 'login', email: user, username: user, password };
  const { status, bytes } = await client.post('/api/auth.php', sent).catch((error: unknown) => {
    throw new Error(`${client.site.origin} cannot be reached: ${reason(error)}`, { cause: error });
  });
  const reply = status < 500 ? tryParse(bytes) : undefined;
  if (isObject(reply) && reply['success'] === true) return;
  const said = isObject(reply) ? String(reply['error'] ?? reply['message'] ?? '') : '';
  throw new Error(`${client.site.origin} does not let ${user} sign in: ${said === '' ? `it answers ${status}` : said}`);
}

function tryParse(bytes: Buffer): unknown {
  try {
    return parseAnswer(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

async function readAnswer(client: SiteClient, name: AnswerName, isSignedIn: boolean): Promise<Answer> {
  const { path, signedIn } = CALLS[name];
  if (signedIn && !isSignedIn) return { missing: 'only who is signed in gets it: say --user and --password' };
  try {
    const { status, bytes } = await client.get(path, MAX_ANSWER_BYTES);
    if (status !== 200) return { missing: `${path} answers ${status}` };
    return { value: parseAnswer(bytes.toString('utf8')) };
  } catch (error) {
    return { missing: `${path}: ${reason(error)}` };
  }
}

/** What Node calls it where a site cannot be had, and what it is. */
const UNREACHED: Readonly<Record<string, string>> = {
  ENOTFOUND: 'nobody knows a machine of that name',
  EAI_AGAIN: 'names cannot be looked up at the moment',
  ECONNREFUSED: 'nothing answers there',
  ECONNRESET: 'it has broken off',
  UND_ERR_CONNECT_TIMEOUT: 'it does not answer',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by nobody',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
};

/** Why something could not be had, in a few words. */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'it takes too long';
  const code = 'code' in error ? String(error.code) : '';
  return UNREACHED[code] ?? (error.message || code || error.name);
}
