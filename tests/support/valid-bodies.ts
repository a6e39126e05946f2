import { z } from 'zod';
import { defaultTeam, type Json } from '@apoti/contract';
import type { Call } from '@apoti/contract/calls/call';
import { png } from './pictures';
import type { WireClient } from './wire-client';

const filesSchema = z.array(z.object({ trashName: z.string().nullable() }));
const uploadedSchema = z.object({ name: z.string() });
const madeSchema = z.object({ blog: z.object({ id: z.number() }) });

const newMembers = defaultTeam.map(({ id: _id, ...member }) => member);

/** A body that a call takes at this moment; of files and posts that go by it, each time another one. */
export type ValidBodies = (call: Call, choice: number) => Promise<Json>;

/** Bodies that the calls take, made with what `admin` reads or makes for it. */
export function validBodies(admin: WireClient, person: { username: string; password: string }): ValidBodies {
  let count = 0;
  const read = async (path: string) => z.json().parse((await admin.get(path)).json);
  const newFile = async () => uploadedSchema.parse((await admin.upload(await png(8, 8))).json).name;
  const newTrash = async () => {
    await admin.send('DELETE', '/api/media.php', { name: await newFile() });
    const [first] = filesSchema.parse(await read('/api/media.php?type=trash'));
    return first?.trashName ?? '';
  };
  const ofCall: Record<string, (call: Call, choice: number) => Promise<Json>> = {
    'POST /api/content.php': () => read('/api/content.php'),
    'POST /api/team.php': async () => {
      const { json, headers } = await admin.get('/api/team.php');
      const members = z.array(z.json()).parse(json);
      const revision = String(headers['etag']).replaceAll('"', '');
      return members.length > 1 ? members : [...members, ...newMembers.map((member) => ({ ...member, revision }))];
    },
    'POST /api/blog.php': async (call, choice) => {
      const posts = z.array(z.json()).parse(await read('/api/blog.php'));
      return posts[choice % (posts.length + 1)] ?? exampleOf(call, 0);
    },
    'DELETE /api/blog.php': async () => {
      const post = { title: 'To go', excerpt: 'x', content: '<p>x</p>', author: 'x', category: 'Technology' };
      return { id: madeSchema.parse((await admin.post('/api/blog.php', post)).json).blog.id };
    },
    'POST /api/newsletter.php': async () => ({ name: 'Example Reader', email: `reader-${(count += 1)}@example.com` }),
    'DELETE /api/media.php': async (_, choice) =>
      choice % 2 === 0 ? { name: await newFile() } : { trashName: await newTrash() },
    'POST /api/media.php': async () => ({ action: 'restore', trashName: await newTrash() }),
  };
  return async (call, choice) => {
    if (call.title === 'Sign in') return { action: 'login', email: person.username, password: person.password };
    return (await ofCall[`${call.method} ${call.path}`]?.(call, choice)) ?? exampleOf(call, choice);
  };
}

function exampleOf({ body }: Call, choice: number): Json {
  const examples = body?.examples ?? [];
  return z.json().parse(examples[choice % examples.length]?.value);
}
