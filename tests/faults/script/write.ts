import { errorBodySchema, isObject, type FieldIssue, type Json } from '@apoti/contract';
import { z } from 'zod';
import type { WireClient } from '../../support/wire-client';
import { valueAtPlace } from '../../support/arbitraries/leaves';
import { ask } from './ask';
import { filled, textPlaces, withoutRefused } from './fill';

/** A thing with texts: how it is written, and what it is when nobody has done anything to it. */
export type Writing = {
  name: string;
  original: Json;
  send: (body: Json) => Promise<{ status: number; json: unknown; text: string }>;
};

/** What became of a round's payloads in a thing. */
export type Written = { name: string; fields: number; taken: number };

/** So often a refusal may name more fields. */
const MOST_TRIES = 40;

/** A refusal names its fields from the beginning of what was sent, or of the thing in it. */
function within(issues: readonly FieldIssue[], value: Json): FieldIssue[] {
  return issues.map((issue) => {
    const isInside = valueAtPlace(value, issue.path) === undefined && isObject(value) && 'state' in value;
    return isInside ? { ...issue, path: ['state', ...issue.path] } : issue;
  });
}

/** Writes a thing with a payload in every text that takes one. Throws where it is refused without a field being named. */
export async function write({ name, original, send }: Writing, round: number): Promise<Written> {
  let body = filled(original, round);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const answer = await send(body);
    if (answer.status === 200) break;
    // A busy server may say that it is, and is asked again.
    if (answer.status === 503) continue;
    const issues = errorBodySchema.safeParse(answer.json).data?.issues ?? [];
    const next = withoutRefused(body, original, within(issues, original));
    if (issues.length === 0 || JSON.stringify(next) === JSON.stringify(body)) {
      throw new Error(`${name} was not saved: ${answer.status} ${answer.text.slice(0, 400)}`);
    }
    body = next;
  }
  const places = textPlaces(original);
  const taken = places.filter((at) => valueAtPlace(body, at) !== valueAtPlace(original, at)).length;
  return { name, fields: places.length, taken };
}

const record = z.record(z.string(), z.json());
const items = z.array(record);

/** Everything on the wire that has texts, as it stands when the run begins. */
export async function writings(admin: WireClient): Promise<Writing[]> {
  const read = (path: string) => ask(admin, path);
  const revised = (path: string, from: string) => async (body: Json) => {
    const { revision } = record.parse(await read(from));
    return admin.post(path, isObject(body) ? { ...body, revision: revision ?? null } : body);
  };
  const etag = async (path: string) => String((await admin.get(path)).headers['etag'] ?? '').replaceAll('"', '');
  const { revision: _, ...content } = record.parse(await read('/api/content.php'));
  const team = items.parse(await read('/api/team.php')).map(({ revision: _old, ...member }) => member);
  const stateOf = async (path: string): Promise<Json> => ({ state: record.parse(await read(path))['state'] ?? null });
  const posts = items.parse(await read('/api/blog.php')).slice(0, 3);
  const events = items.parse(record.parse(await read('/api/events'))['events']).slice(0, 4);
  const stations = items.parse(record.parse(await read('/api/stations'))['stations']).slice(0, 2);
  const one = (name: string, path: string, item: Json): Writing => ({
    name,
    original: item,
    send: async (body) => {
      const { revision = null } = name === 'a post' ? { revision: await etag(path) } : record.parse(await read(path));
      return admin.post(path, isObject(body) ? { ...body, revision } : body);
    },
  });
  return [
    { name: 'the content', original: content, send: revised('/api/content.php', '/api/content.php') },
    {
      name: 'the team',
      original: team,
      send: async (body) => {
        const revision = await etag('/api/team.php');
        return admin.post(
          '/api/team.php',
          Array.isArray(body) ? body.map((member) => (isObject(member) ? { ...member, revision } : member)) : body,
        );
      },
    },
    { name: 'the SEO settings', original: await stateOf('/api/seo'), send: revised('/api/seo', '/api/seo') },
    { name: 'the settings', original: await stateOf('/api/settings'), send: revised('/api/settings', '/api/settings') },
    ...posts.map(({ revision: _old, ...item }) => one('a post', '/api/blog.php', item)),
    ...events.map((item) => one('an event', '/api/events', item)),
    ...stations.map((item) => one('a station', '/api/stations', item)),
    ...formWritings(admin),
    ...(await fileWritings(admin)),
  ];
}

/** What a visitor sends. */
function formWritings(admin: WireClient): Writing[] {
  let count = 0;
  // Each from another address: so many of one are refused.
  const form = (path: string) => (body: Json) =>
    admin.post(path, body, { 'x-forwarded-for': `10.9.${(count >> 8) & 255}.${(count += 1) & 255}` });
  const person = { name: 'Ada Example', email: 'ada@example.com', phone: '+234 800 000 0000', message: 'Hello' };
  return [
    { name: 'a subscription', original: { name: 'Ada', email: 'ada@example.com' }, send: form('/api/newsletter.php') },
    { name: 'a message', original: { ...person, subject: 'general' }, send: form('/api/contact') },
    {
      name: 'an application',
      original: {
        ...person,
        franchiseType: 'location-partner',
        location: 'abuja-wuse',
        experience: 'None',
        investment: '',
      },
      send: form('/api/franchise'),
    },
  ];
}

async function fileWritings(admin: WireClient): Promise<Writing[]> {
  const library = z
    .object({ files: z.array(z.object({ id: z.string() })) })
    .parse((await admin.get('/api/library')).json);
  const [file] = library.files;
  const folders = z
    .object({ folders: z.array(z.object({ id: z.number() })) })
    .parse((await admin.get('/api/library/folders')).json);
  const [folder] = folders.folders;
  return [
    ...(file
      ? [
          {
            name: 'a file',
            original: { name: 'a.png', alt: 'A picture' },
            send: (body: Json) => admin.post(`/api/library/files/${file.id}`, body),
          },
        ]
      : []),
    ...(folder
      ? [
          {
            name: 'a folder',
            original: { name: 'A folder' },
            send: (body: Json) => admin.post(`/api/library/folders/${folder.id}`, body),
          },
        ]
      : []),
  ];
}
