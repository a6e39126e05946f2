import { createScrubber, secretsIn } from '@apoti/contract';
import { currentRequestId } from './request-id';

/** Settings whose values are nobody's business. */
const SECRETS = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
  'CMS_READ_TOKEN',
  'CMS_PROXY_SECRET',
  'ADMIN_PASSWORD',
  'PANEL_PASSWORD',
  'DATABASE_URL',
  'SMTP_URL',
  'S3_SECRET_KEY',
  'SMS_WEBHOOK_URL',
  'SMS_WEBHOOK_TOKEN',
];

/** The proxy's numbers for Strapi's names, so that one question finds the lines of both parts. */
const LEVELS: Record<string, number> = { error: 50, warn: 40, info: 30, http: 20, verbose: 20, debug: 20, silly: 10 };
/** What a line may say besides; anything else that an error carries, such as the row that a database refused, stays out. */
const FACTS = ['method', 'path', 'status', 'ms'] as const;

/** Where winston looks for the finished line, and for the level. */
const LINE = Symbol.for('message');
const LEVEL = Symbol.for('level');

type Told = Record<string | symbol, unknown>;

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  // Some errors, such as that of a database that none of its addresses answers for, have no text of their own.
  return value instanceof Error ? value.message || value.name : String(value);
}

/** Name, text, code and place of an error, and of what is behind it. */
function told(error: Error): Record<string, unknown> {
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const cause = error.cause instanceof Error ? { cause: told(error.cause) } : {};
  return { type: error.name, message: error.message, ...code, stack: error.stack, ...cause };
}

function lineOf(info: Told): string {
  const { message, err } = info;
  const failure = info instanceof Error ? info : message instanceof Error ? message : err;
  const facts = FACTS.flatMap((name) => (info[name] === undefined ? [] : [[name, info[name]] as const]));
  return JSON.stringify({
    level: LEVELS[String(info[LEVEL])] ?? 30,
    time: Date.now(),
    part: 'cms',
    reqId: currentRequestId(),
    ...(info instanceof Error ? {} : Object.fromEntries(facts)),
    ...(failure instanceof Error ? { err: told(failure) } : {}),
    msg: textOf(message),
  });
}

/**
 * How Strapi's logger writes: one JSON line as the proxy has it, with the id of the request (decision 0031). It is a format as
 * winston takes it; the line is scrubbed as it goes out, so that no place in the code can forget it.
 */
export function jsonLines(env: Record<string, string | undefined>) {
  const scrub = createScrubber(secretsIn(env, SECRETS));
  return {
    transform: (info: Told): Told => ({
      level: info['level'],
      message: info['message'],
      [LEVEL]: info[LEVEL],
      [LINE]: scrub(lineOf(info)),
    }),
  };
}
