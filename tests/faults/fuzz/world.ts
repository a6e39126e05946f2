import { isObject, type Json } from '@apoti/contract';
import type { Call } from '@apoti/contract/calls/call';
import { calls } from '@apoti/contract/calls/calls';
import { z } from 'zod';
import { png } from '../../support/pictures';
import type { WireClient } from '../../support/wire-client';

/** What there is at the moment: bodies that a call may well take, and names and numbers that addresses may hold. */
export type World = { bodiesOf: (call: Call) => readonly Json[]; idsOf: (path: string) => readonly string[] };

const IDS = ['id', 'file', 'name', 'trashName'];

/** Puts something of each kind where a new installation has nothing. */
export async function furnish(admin: WireClient): Promise<void> {
  await admin.upload(await png(12, 9));
  await admin.upload(await png(13, 9));
  await admin.post('/api/library/folders', { name: 'A folder', parent: null });
  await admin.post('/api/newsletter.php', { name: 'Ada Example', email: 'reader@example.com' });
  const lead = { name: 'Ada Example', email: 'ada@example.com', subject: 'general', message: 'Where are you?' };
  await admin.post('/api/contact', lead);
  await admin.post('/api/reports', {});
}

function ids(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(ids);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    IDS.includes(name) && (typeof inner === 'string' || typeof inner === 'number') ? [String(inner)] : ids(inner),
  );
}

/** What a reply may be sent back as: itself, and the first things in its lists. */
function sendable(value: Json): Json[] {
  if (Array.isArray(value)) return [value, ...value.slice(0, 3)];
  if (!isObject(value)) return [value];
  const inner = Object.values(value).flatMap((one) =>
    Array.isArray(one) ? one.slice(0, 2) : isObject(one) ? [one] : [],
  );
  return [value, ...inner.filter(isObject)];
}

/** Looks at everything that the admin may read. */
export async function lookAround(admin: WireClient): Promise<World> {
  const read = new Map<string, Json>();
  for (const { method, path, reply } of calls) {
    if (method !== 'GET' || path.includes('{') || !('schema' in reply)) continue;
    const { status, json } = await admin.get(path);
    if (status === 200) read.set(path, z.json().parse(json));
  }
  const { json: trash } = await admin.get('/api/media.php?type=trash');
  const known = new Map([...read].map(([path, value]) => [path, ids(value)]));
  const all = [...new Set([...known.values(), ids(z.json().parse(trash ?? []))].flat())];
  return {
    bodiesOf: ({ path, body }) => {
      const examples = (body?.examples ?? []).map(({ value }) => z.json().parse(value));
      const base = read.get(path);
      return base === undefined ? examples : [...examples, ...sendable(base)];
    },
    idsOf: (path) => {
      const near = [...known].filter(([read]) => path.startsWith(read)).flatMap(([, found]) => found);
      return near.length > 0 ? near : all;
    },
  };
}
