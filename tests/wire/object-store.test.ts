import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaItemSchema, uploadedSchema } from '@apoti/contract';
import { startObjectStore, type ObjectStoreServer } from '../support/object-store/object-store';
import { noise } from '../support/pictures';
import { startStack, type Stack } from '../support/stack';
import { until } from '../support/until';
import { WireClient } from '../support/wire-client';

let store: ObjectStoreServer;
let stack: Stack;
let admin: WireClient;
beforeAll(async () => {
  store = await startObjectStore();
  stack = await startStack({ cms: store.settings, proxy: store.settings });
  admin = new WireClient(stack.origin);
  await admin.signIn(stack.admin);
});
afterAll(async () => {
  await stack.stop();
  await store.stop();
});

const uploaded = async (seed: number) =>
  uploadedSchema.parse((await admin.upload(await noise(60 + seed, 40), { fileName: 'a.png' })).json);
const visit = (url: string) => fetch(stack.origin + url);
const trashed = async () => mediaItemSchema.array().parse((await admin.get('/api/media.php?type=trash')).json);

describe('the product with an object store', () => {
  it('C14, C16, C17: an upload is served, gone, back and deleted at the answers to its calls, and no disk has it', async () => {
    const { url, name } = await uploaded(1);
    const answer = await visit(url);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(store.objects.get(`uploads/${name}`)?.bytes);
    expect((await admin.send('DELETE', '/api/media.php', { name })).status).toBe(200);
    expect((await visit(url)).status).toBe(404);
    const [file] = await trashed();
    const trashName = file?.trashName;
    expect((await admin.post('/api/media.php', { action: 'restore', trashName })).status).toBe(200);
    expect((await visit(url)).status).toBe(200);
    await admin.send('DELETE', '/api/media.php', { name });
    const [again] = await trashed();
    expect((await admin.send('DELETE', '/api/media.php', { trashName: again?.trashName })).status).toBe(200);
    expect((await visit(url)).status).toBe(404);
    expect([...store.objects.keys()].filter((key) => key.includes(name))).toEqual([]);
    const onDisk = await readdir(join(stack.dataDir, 'public/uploads'), { recursive: true, withFileTypes: true });
    expect(onDisk.filter((entry) => entry.isFile())).toEqual([]);
  });

  it('F1, F12: while it is away pages and pictures go on, an upload is a 503 in words, and no log has its key', async () => {
    const { url } = await uploaded(2);
    expect((await visit(url)).status).toBe(200);
    await store.turn('away');
    expect([(await visit('/')).status, (await visit(url)).status]).toEqual([200, 200]);
    const refused = await admin.upload(await noise(70, 40), { fileName: 'a.png' });
    expect(refused).toMatchObject({ status: 503, json: { code: 'unavailable' } });
    expect(stack.proxyLog).toContain('object store');
    expect(stack.proxyLog).not.toContain(store.settings.S3_SECRET_KEY);
    await store.turn(null);
    await until(async () => (await admin.upload(await noise(71, 40), { fileName: 'a.png' })).status === 200);
  });
});
