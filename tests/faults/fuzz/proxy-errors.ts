import { z } from 'zod';

const lineSchema = z.looseObject({
  level: z.number(),
  msg: z.string(),
  path: z.string().optional(),
  method: z.string().optional(),
  err: z.looseObject({ type: z.string().optional(), message: z.string() }).optional(),
});

/** Pino's number for a warning: a page may say in its own way that the CMS could not be asked. */
const WARNING = 40;
/** What a call to the CMS may fail of without a fault: it had too much to do, or was away. */
const HONEST = /timeout|aborted|bulkhead|circuit|ECONNREFUSED|ECONNRESET|other side closed|does not answer/i;

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/**
 * What the proxy has logged as an error or a warning, one sentence each. Behind a 503 may stand a 500 of the CMS or an answer of another form:
 * those are faults, however politely they are told.
 */
export function errorsIn(log: string): string[] {
  return log.split('\n').flatMap((text) => {
    const line = lineSchema.safeParse(parsed(text));
    if (!line.success || line.data.level < WARNING) return [];
    const { method = '', path = '', msg, err } = line.data;
    const why = err === undefined ? msg : `${err.type ?? ''} ${err.message}`;
    return HONEST.test(why) ? [] : [`${method} ${path} ${msg}: ${why}`.slice(0, 600)];
  });
}
