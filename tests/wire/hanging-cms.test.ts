import { FormData } from 'undici';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { errorBodySchema } from '@apoti/contract';
import type { Call } from '@apoti/contract/calls/call';
import { calls } from '@apoti/contract/calls/calls';
import { png } from '../support/pictures';
import { startStack, type Stack } from '../support/stack';
import { WireClient } from '../support/wire-client';

let stack: Stack;
let admin: WireClient;
let picture: Buffer;
beforeAll(async () => {
  stack = await startStack();
  admin = new WireClient(stack.origin);
  await admin.signIn(stack.admin);
  picture = await png(8, 8);
});
afterAll(async () => {
  process.kill(stack.pids.cms, 'SIGCONT');
  await stack.stop();
});

/** Calls whose answer needs no CMS, or does not wait for it. */
const OWN = ['/api/measure', '/api/placeholder/{width}/{height}', '/api/settings/connections', '/api/seo/verify'];
/** What people in the back-office do, and a visitor's forms: by the list of calls, so that a new one is tried too. */
const tried = calls.filter(({ path }) => path.startsWith('/api/') && path !== '/api/auth.php' && !OWN.includes(path));

const addressOf = ({ path, title }: Call) =>
  (title.includes('trash') && path === '/api/media.php' ? `${path}?type=trash` : path).replaceAll(/\{\w+\}/g, '1');

/** Sends a call as its documents show it. */
function send(call: Call) {
  const address = addressOf(call);
  const example = call.body?.examples[0]?.value;
  if (call.body?.form === 'csv')
    return admin.send(call.method, address, String(example), { 'content-type': 'text/csv' });
  if (call.body?.form !== 'multipart') return admin.send(call.method, address, example);
  const form = new FormData();
  const file = new Blob([new Uint8Array(picture)], { type: 'image/png' });
  form.append(address.startsWith('/api/library') ? 'file' : 'image', file, 'picture.png');
  return admin.send(call.method, address, form);
}

/** Takes half a minute and longer where nobody finds out that the CMS hangs. */
const LONG = [
  'POST /api/upload.php',
  'POST /api/library/files',
  'POST /api/library/bulk',
  'DELETE /api/library/trash',
  'POST /api/posts/bulk',
  'POST /api/leads/bulk',
  'POST /api/subscribers/delete',
  'POST /api/reports',
];
/** What is asked for and saved in the usual way. */
const USUAL = [
  'POST /api/content.php',
  'POST /api/history/restore',
  'POST /api/subscribers/export',
  'GET /api/subscribers',
  'GET /api/posts',
  'GET /api/library',
  'GET /api/leads',
];

// Far less than the longest calls may take, and enough for all of them at once on a busy machine.
it('F4: with a CMS that accepts and never answers every call says so within seconds', async () => {
  process.kill(stack.pids.cms, 'SIGSTOP');
  const answers = await Promise.all(
    tried.map(async (call) => [`${call.method} ${addressOf(call)}`, await send(call)] as const),
  );
  const unable = answers.filter(([, { status }]) => status >= 500);
  for (const [, { status, json }] of unable) {
    expect(status).toBe(503);
    expect(errorBodySchema.parse(json)).toMatchObject({
      code: 'unavailable',
      error: expect.stringMatching(/try again/),
    });
  }
  expect(unable.map(([call]) => call)).toEqual(expect.arrayContaining([...LONG, ...USUAL]));
  expect((await new WireClient(stack.origin).get('/')).status).toBe(200);
}, 20_000);

it('F4: once it goes on, so does what may take long', async () => {
  process.kill(stack.pids.cms, 'SIGCONT');
  await vi.waitUntil(async () => (await admin.upload(picture)).status === 200, { timeout: 60_000 });
}, 70_000);
