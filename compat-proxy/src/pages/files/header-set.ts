import type { FastifyBaseLogger } from 'fastify';
import { createHash, randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import type { PreparedReply } from '../../http/prepared-reply';

/** What is about one representation, and so not among what its pages share. */
const OWN = new Set(['content-length', 'content-encoding', 'etag']);
/** A value that a configuration of nginx can say literally. */
const SAYABLE = /^[\x20-\x7e]*$/;

/** The headers that pages share, by which nginx sends their files. */
export type HeaderSet = {
  /** Says what the headers are: pages with others are kept under another name. */
  name: string;
  headers: readonly (readonly [name: string, value: string])[];
};

/** The headers of a page that are not about one representation of it. */
export function headerSetOf({ variants }: PreparedReply): HeaderSet {
  const headers = Object.entries(variants.identity.headers).filter(([name]) => !OWN.has(name));
  return { name: createHash('sha256').update(JSON.stringify(headers)).digest('hex').slice(0, 16), headers };
}

/**
 * The part of nginx's configuration that sends such pages' headers, and names the set so that it sends no others' files; null
 * where a value cannot be said in it.
 */
export function nginxHeaders({ name, headers }: HeaderSet): string | null {
  if (!headers.every(([, value]) => SAYABLE.test(value) && !value.includes('$'))) return null;
  const quoted = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  const line = ([header, value]: HeaderSet['headers'][number]) =>
    header === 'content-type' ? `default_type ${quoted(value)};` : `add_header ${header} ${quoted(value)};`;
  return [
    '# Written by the proxy: the headers of its pages. After a change: nginx -s reload. Until then those pages come from the proxy.',
    `set $apoti_headers ${name};`,
    ...headers.map(line),
    '',
  ].join('\n');
}

/** Writes that part where it is another than before; one line of the log asks for nginx to be told. */
export async function tellHeaders(path: string, set: HeaderSet, log: FastifyBaseLogger): Promise<void> {
  const text = nginxHeaders(set);
  if (text === null) {
    log.warn({ headers: set.headers }, 'a header of the pages cannot be said to nginx; pages come from the proxy');
    return;
  }
  const before = await readFile(path, 'utf8').catch(() => null);
  if (before === text) return;
  const temporary = `${path}.${randomUUID()}.tmp`;
  await writeFile(temporary, text, { mode: 0o644 });
  await rename(temporary, path);
  log.info({ path }, 'the headers of the pages are others than nginx was told: it has to be reloaded');
}
