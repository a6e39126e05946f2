import { BlockList, isIP } from 'node:net';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection, { type SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection';
import { isRecord } from '../store/from-strapi';
import type { ComposedMail } from './compose';
import type { Deliver, Outcome } from './delivery';
import { PATIENCE, type Patience } from './patience';
import { ServerWatch } from './server-watch';

/** How long the server may take to be reached and to greet, in ms. */
const firstPatience = { connectionTimeout: 20_000, greetingTimeout: 20_000, dnsTimeout: 20_000 };
const LONGEST_REASON = 500;
/** The server wants a sign-in, or ours is wrong: no fault of the mail, and it may be mended. */
const SIGN_IN_CODES = new Set([530, 534, 535, 538]);

const NO_TLS =
  'The mail server offers no encryption (STARTTLS), so nothing was sent. Use smtps://…, or a server or port that offers it; ' +
  'for one in a private network, without a password, SMTP_URL may end in /?requireTLS=false.';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

type Server = ReturnType<typeof parseConnectionUrl>;
type Further = Pick<SMTPConnectionOptions, 'socketTimeout' | 'logger' | 'transactionLog'>;
type Done<T> = (error: unknown, result?: T) => void;

const step = <T>(run: (done: Done<T>) => void) =>
  new Promise<T | undefined>((resolve, reject) => run((error, result) => (error ? reject(error) : resolve(result))));

/** Whether a mail server's host is this machine, where nobody listens in. */
function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  const version = isIP(name);
  if (version === 0) return name === 'localhost' || name.endsWith('.localhost');
  return loopback.check(name, version === 6 ? 'ipv6' : 'ipv4');
}

/** What of a server's address says whether mails to it must be encrypted. */
type Way = Pick<Server, 'auth' | 'host'> & { requireTLS?: unknown };

/**
 * Mails hold links that let people in: they travel encrypted, or not at all. On this machine they may go as they are, and to a
 * server of which SMTP_URL says `requireTLS=false`; a password never goes like that to another machine.
 */
export function needsTls({ auth, host, requireTLS }: Way): boolean {
  return !isLoopback(host ?? 'localhost') && (auth !== undefined || requireTLS !== false);
}

/** Whether mails may leave this machine as they are, for everybody on their way to read. */
export function mayGoInTheClear(url: string): boolean {
  const server = parseConnectionUrl(url);
  return server.secure !== true && !isLoopback(server.host ?? 'localhost') && !needsTls(server);
}

async function comeIn(connection: SMTPConnection, { auth }: Server): Promise<void> {
  await step<void>((done) => connection.connect(done));
  if (auth && connection.allowsAuth) await step<boolean>((done) => connection.login(auth, done));
}

type Talk = { connection: SMTPConnection; server: Server; watch: ServerWatch };

async function converse({ connection, server, watch }: Talk, { envelope, raw }: ComposedMail): Promise<Outcome> {
  await comeIn(connection, server);
  const info = await step<{ response: string }>((done) => connection.send(envelope, watch.read(raw), done));
  return { result: 'accepted', code: info?.response.slice(0, 3) ?? '250' };
}

/**
 * A refusal of this mail with 5xx is for good (RFC 5321 §4.2.1); whatever else goes wrong may go well later. A sender that is
 * refused is our own setting, no fault of the mail.
 */
export function judgeFailure(error: unknown): Outcome {
  const { code, command, responseCode, response, message } = isRecord(error) ? error : {};
  const status = typeof responseCode === 'number' ? responseCode : 0;
  const isAboutMail = (code === 'EENVELOPE' && command !== 'MAIL FROM') || code === 'EMESSAGE';
  const isForGood = isAboutMail && status >= 500 && status < 600 && !SIGN_IN_CODES.has(status);
  const said = typeof response === 'string' && response !== '' ? response : String(message ?? 'unknown');
  if (code === 'ETLS' && command === 'STARTTLS' && status > 0) return { result: 'later', code, reason: NO_TLS };
  const short = status > 0 ? String(status) : String(code ?? 'unknown');
  return { result: isForGood ? 'never' : 'later', code: short, reason: said.slice(0, LONGEST_REASON) };
}

const newConnection = (server: Server, further: Further) =>
  new SMTPConnection({ ...server, ...firstPatience, ...further, ...(needsTls(server) ? { requireTLS: true } : {}) });

/** Says goodbye, and waits for the answer no longer than for any other. */
function leave(connection: SMTPConnection, { silence }: Patience): void {
  const closing = setTimeout(() => connection.close(), silence).unref();
  connection.once('end', () => clearTimeout(closing));
  connection.quit();
}

/** Why the server at an address does not let us in, without a mail; null: it does. */
export async function knockAt(url: string): Promise<string | null> {
  const server = parseConnectionUrl(url);
  const connection = newConnection(server, { socketTimeout: PATIENCE.silence });
  const broken = new Promise<never>((_, reject) => connection.on('error', reject));
  try {
    await Promise.race([comeIn(connection, server), broken]);
    connection.quit();
    return null;
  } catch (error) {
    connection.close();
    const outcome = judgeFailure(error);
    return outcome.result === 'accepted' ? null : outcome.reason;
  }
}

/**
 * Hands mails to the server at an address such as smtp://user:password@host:587; STARTTLS wherever it is offered, and always
 * where {@link needsTls} says so.
 */
export function smtpDelivery(url: string, patience = PATIENCE): Deliver {
  const server = parseConnectionUrl(url);
  return async (mail, signal) => {
    const watch = new ServerWatch(patience);
    const connection = newConnection(server, watch.options);
    const broken = new Promise<Outcome>((resolve) => {
      connection.on('error', (error) => resolve(judgeFailure(error)));
      connection.on('end', () => resolve({ result: 'later', code: 'ECONNECTION', reason: 'The connection ended' }));
      const stop = () => resolve({ result: 'later', code: 'EABORT', reason: 'The attempt was broken off' });
      if (signal.aborted) stop();
      signal.addEventListener('abort', stop, { once: true });
    });
    const talk = converse({ connection, server, watch }, mail).catch(judgeFailure);
    const outcome = await Promise.race([talk, broken, watch.givenUp]);
    watch.end();
    if (outcome.result === 'accepted') leave(connection, patience);
    else connection.close();
    return outcome;
  };
}
