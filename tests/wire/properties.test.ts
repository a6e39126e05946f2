import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorBodySchema, statusOfCode, type Json } from '@apoti/contract';
import type { Call } from '@apoti/contract/calls/call';
import { calls } from '@apoti/contract/calls/calls';
import { someChanges, withChanges } from '../support/arbitraries/changed-body';
import { fromSchema } from '../support/arbitraries/from-schema';
import { leavesOf, valueAtPlace, withValueAt } from '../support/arbitraries/leaves';
import { anyJson, nastyText, rawBody } from '../support/arbitraries/json';
import { startStack, type Stack } from '../support/stack';
import { validBodies, type ValidBodies } from '../support/valid-bodies';
import { WireClient, type WireAnswer } from '../support/wire-client';

/** Bodies of each kind for each call. `PROPERTY_RUNS` makes it a long search, from another seed each time. */
const runs = Number(process.env['PROPERTY_RUNS'] ?? 40);
const options = process.env['PROPERTY_RUNS'] === undefined ? { numRuns: runs, seed: 20_261 } : { numRuns: runs };
const long = { timeout: 60_000 + runs * 2_000 };

let stack: Stack;
let admin: WireClient;
let bodies: ValidBodies;
beforeAll(async () => {
  stack = await startStack();
  admin = new WireClient(stack.origin);
  await admin.signIn(stack.admin);
  bodies = validBodies(admin, stack.admin);
});
afterAll(() => stack.stop());

const visitor = () => new WireClient(stack.origin);
const named = (list: readonly Call[]) =>
  list.map((call) => [`${call.method} ${call.path}, ${call.title}`, call] as const);
const isPhp = ({ path }: Call) => path.endsWith('.php');
const writes = calls.filter((call) => isPhp(call) && call.method !== 'GET' && call.body?.form === 'json');
const reads = calls.filter((call) => isPhp(call) && call.method === 'GET');

/** Of the changed bodies, the least part that a call takes; most changes break those of one or two members. */
const leastTaken: Record<string, number> = {
  'Sign in': 0.05,
  'Sign out': 0.05,
  'Any other action': 0,
  'Delete a post': 0.1,
  Subscribe: 0.15,
  'Move a file to the trash, or delete it for good': 0.05,
  'Bring a file back from the trash': 0.05,
};

/** Everything that a save could change, in short. */
async function state(): Promise<string[]> {
  const names = ['content.php', 'team.php', 'blog.php', 'newsletter.php', 'media.php', 'media.php?type=trash'];
  const paths = names.map((name) => `/api/${name}`);
  return Promise.all(
    paths.map(async (path) => {
      const { status, text } = await admin.get(path);
      return `${path} ${status} ${createHash('sha256').update(text).digest('hex')}`;
    }),
  );
}

/** A sender of its own for auth.php, whose bodies sign in and out; the admin for everything else. */
const senderOf = ({ path }: Call) => (path === '/api/auth.php' ? visitor() : admin);

function expectKnownAnswer(call: Call, answer: WireAnswer): void {
  expect(answer.status).toBeLessThan(500);
  if ('nothing' in call.reply && answer.status === 204) return;
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  if (answer.status === 200) {
    // Other bodies of the same call have other answers: a body of junk may well be a sign-out.
    const replies = calls.flatMap(({ method, path, reply }) =>
      method === call.method && path === call.path && 'schema' in reply ? [reply.schema] : [],
    );
    expect(z.union(replies).safeParse(answer.json).error).toBeUndefined();
    return;
  }
  const { code, error } = errorBodySchema.parse(answer.json);
  expect(code && statusOfCode[code]).toBe(answer.status);
  expect(error).not.toBe('');
  expect(answer.text).not.toMatch(/node_modules|\/cms\/|at .*\.[jt]s:\d+|SQLITE|select \*/i);
}

async function expectWholeOrNothing(call: Call, send: () => Promise<WireAnswer>): Promise<WireAnswer> {
  const before = await state();
  const answer = await send();
  expectKnownAnswer(call, answer);
  if (answer.status !== 200) expect(await state()).toEqual(before);
  return answer;
}

/** What reads say after a save has the form that it had. */
async function expectReadable({ path }: Call): Promise<void> {
  for (const call of reads.filter((read) => read.path === path)) {
    for (const client of [admin, visitor()]) expectKnownAnswer(call, await client.get(path));
  }
}

/** A body with the revision of the moment, so that a save gets past that question. */
async function withRevision(call: Call, body: Json): Promise<Json> {
  if (!call.merges) return body;
  const { revision } = await admin.content();
  const etag = String((await admin.get('/api/team.php')).headers['etag'] ?? '').replaceAll('"', '');
  if (call.path === '/api/team.php') {
    return Array.isArray(body)
      ? body.map((member) => (isRecord(member) ? { ...member, revision: etag } : member))
      : body;
  }
  return isRecord(body) ? { ...body, ...(revision === undefined ? {} : { revision }) } : body;
}
const isRecord = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

describe('whatever is sent', () => {
  it.each(named(writes))(
    'C19: %s: a valid body that was changed is taken whole or not at all',
    long,
    async (_, call) => {
      let [taken, answered, limited] = [0, 0, false];
      await fc.assert(
        fc.asyncProperty(someChanges, fc.nat(), fc.boolean(), async (changes, choice, asks) => {
          const headers: Record<string, string> = asks ? { 'x-conflicts': 'ask' } : {};
          const body = withChanges(await bodies(call, choice), changes);
          const { status } = await expectWholeOrNothing(call, () =>
            senderOf(call).send(call.method, call.path, JSON.stringify(body), headers),
          );
          if (status === 200) await expectReadable(call);
          // Sign-ins and subscriptions are limited; beyond that, an answer says nothing about its body.
          limited ||= status === 429;
          if (limited) return;
          answered += 1;
          if (status === 200) taken += 1;
        }),
        options,
      );
      expect(taken).toBeGreaterThanOrEqual(Math.floor(answered * (leastTaken[call.title] ?? 0.25)));
    },
  );

  it.each(named(writes))('C19: %s: bodies of its shape are saved whole or not at all', long, async (_, call) => {
    await fc.assert(
      fc.asyncProperty(fromSchema(call.body?.schema ?? z.unknown()), fc.boolean(), async (body, asks) => {
        const headers: Record<string, string> = asks ? { 'x-conflicts': 'ask' } : {};
        const sent = await withRevision(call, body);
        await expectWholeOrNothing(call, () => senderOf(call).send(call.method, call.path, sent, headers));
      }),
      options,
    );
  });

  it.each(named(writes))('C19: %s: any JSON gets a clear answer', long, async (_, call) => {
    await fc.assert(
      fc.asyncProperty(anyJson, async (body) => {
        await expectWholeOrNothing(call, () => senderOf(call).send(call.method, call.path, JSON.stringify(body)));
      }),
      options,
    );
  });

  it.each(named(writes))('C19: %s: what is no JSON, or of another type, gets a clear answer', long, async (_, call) => {
    const types = fc.constantFrom('application/json', 'text/plain', 'application/json;charset=utf-16', 'x', '');
    await fc.assert(
      fc.asyncProperty(rawBody, types, async (body, type) => {
        const headers = { 'content-type': type };
        await expectWholeOrNothing(call, () =>
          senderOf(call).send(call.method, call.path, body.toWellFormed(), headers),
        );
      }),
      options,
    );
  });

  it.each(named(reads))(
    'C19: %s: any query and any header of its own gets an answer of its form',
    long,
    async (_, call) => {
      const header = nastyText.map((text) => text.replace(/[^\x20-\x7e]/g, ''));
      await fc.assert(
        fc.asyncProperty(nastyText, header, fc.boolean(), async (query, value, signedIn) => {
          const client = signedIn ? admin : visitor();
          const path = `${call.path}?type=${encodeURIComponent(query.toWellFormed())}`;
          const answer = await client.get(path, { 'x-conflicts': value, 'if-match': value, 'accept-encoding': value });
          if (answer.status !== 304) expectKnownAnswer(call, answer);
        }),
        options,
      );
    },
  );

  it.each(['content', 'team'])('C6, C8: %s.php: a text that is taken comes back to the letter', long, async (name) => {
    const path = `/api/${name}.php`;
    const call = calls.find(({ method, path: known }) => method === 'POST' && known === path)!;
    const read = async () => z.json().parse((await admin.get(path)).json);
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(fc.nat(), nastyText, async (choice, text) => {
        const before = await read();
        const texts = leavesOf(before).filter(
          (at) =>
            typeof valueAtPlace(before, at) === 'string' && !['revision', 'key', 'id'].includes(String(at.at(-1))),
        );
        const at = texts[choice % texts.length] ?? [];
        const sent = withValueAt(before, at, text);
        await expectWholeOrNothing(call, async () => {
          const answer = await admin.post(path, JSON.stringify(sent));
          if (answer.status === 200) {
            taken += 1;
            expect(valueAtPlace(await read(), at)).toBe(text);
          }
          return answer;
        });
      }),
      { ...options, numRuns: runs * 2 },
    );
    expect(taken).toBeGreaterThan(runs / 4);
  });

  it('C14: any form, whole or cut off, is stored as a picture or leaves nothing', long, async () => {
    const upload = calls.find(({ path }) => path === '/api/upload.php')!;
    const parts = fc.array(fc.tuple(fc.constantFrom('image', 'name', '__proto__', ''), nastyText, nastyText), {
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(parts, fc.nat({ max: 60 }), async (fields, cut) => {
        const form = `${fields.map(partOf).join('')}--b--\r\n`;
        const body = form.slice(0, Math.max(0, form.length - cut));
        const headers = { 'content-type': 'multipart/form-data; boundary=b' };
        await expectWholeOrNothing(upload, () => admin.send('POST', upload.path, body.toWellFormed(), headers));
      }),
      options,
    );
  });

  it('C19: afterwards everything still has its form, for visitors too', async () => {
    for (const call of reads) {
      for (const client of [admin, visitor()]) expectKnownAnswer(call, await client.get(call.path));
    }
    expect((await visitor().get('/')).status).toBe(200);
  });
});

function partOf([name, fileName, content]: [string, string, string]): string {
  const file = fileName === '' ? '' : `; filename="${fileName.replace(/["\r\n]/g, '')}"`;
  return `--b\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`;
}
