import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaDeletedSchema, uploadedSchema } from '@apoti/contract';
import { cuts, cutUpload } from '../support/cut-uploads';
import { jpeg } from '../support/pictures';
import { startStack, type Stack } from '../support/stack';
import { WireClient } from '../support/wire-client';

const MB = 1024 * 1024;
let temporary: string;
let stack: Stack;
let admin: WireClient;
beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'cut-uploads-'));
  const settings = { TMPDIR: temporary };
  stack = await startStack({ cms: settings, proxy: settings });
  admin = new WireClient(stack.origin);
  await admin.signIn(stack.admin);
});
afterAll(async () => {
  await stack.stop();
  await rm(temporary, { recursive: true, force: true });
});

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Everything that an upload could leave behind. */
const look = async () => ({
  rows: stack.countRows('files'),
  files: await filesBelow(join(stack.dataDir, 'public')),
  temporary: await filesBelow(temporary),
  active: (await admin.get('/api/media.php?type=active')).json,
  trash: (await admin.get('/api/media.php?type=trash')).json,
  library: (await admin.get('/api/library')).json,
});

describe.each([
  ['/api/upload.php', 'image'],
  ['/api/library/files', 'file'],
])('an upload by %s that is cut', (path, field) => {
  it.each(Object.keys(cuts))('C14, A15: %s: nothing of it is stored or left, and the next one is', async (cut) => {
    // What comes before the cut is a whole picture: only its length says that it is not all.
    const picture = await jpeg(200, 200);
    const padded = Buffer.concat([picture, Buffer.alloc(4 * MB - picture.length)]);
    const before = await look();
    const status = await cutUpload(admin, path, field, padded, cut);
    expect(status === null || (status >= 400 && status < 500)).toBe(true);
    // Whatever is still under way of it comes before what is sent now, in the CMS's one line.
    const next = await admin.upload(picture, { name: 'after-the-cut', fileName: 'whole.jpg', type: 'image/jpeg' });
    expect(next).toMatchObject({ status: 200, json: { success: true } });
    expect(stack.countRows('files')).toBe(before.rows + 1);
    const { name } = uploadedSchema.parse(next.json);
    const { trashName } = mediaDeletedSchema.parse((await admin.send('DELETE', '/api/media.php', { name })).json);
    await admin.send('DELETE', '/api/media.php', { trashName });
    expect(await look()).toEqual(before);
  });
});
