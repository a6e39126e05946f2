import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backupsReplySchema, uploadedSchema, type BackupsReply } from '@apoti/contract';
import { jpeg } from '../support/pictures';
import { Started } from '../support/started';
import { WireClient } from '../support/wire-client';

/** A restore ends the CMS and starts it again, on machines that others use as well. */
const long = { timeout: 240_000 };

let product: Started;
let admin: WireClient;
beforeAll(async () => {
  product = await Started.start();
  admin = new WireClient(product.origin);
  await admin.signIn(product.admin);
}, 240_000);
afterAll(() => product.stop());

/** While the CMS is away there is no list. */
async function list(): Promise<BackupsReply | undefined> {
  return backupsReplySchema.safeParse((await admin.get('/api/backups')).json).data;
}
async function make(): Promise<string> {
  expect(await admin.post('/api/backups', {})).toMatchObject({ status: 200 });
  await expect.poll(async () => (await list())?.work, { timeout: 120_000, interval: 300 }).toBeNull();
  return String((await list())?.backups[0]?.name);
}
async function restore(name: string): Promise<void> {
  expect(await admin.post('/api/backups/restore', { name })).toMatchObject({ status: 200 });
}
const untilRestored = (name: string) =>
  expect
    .poll(async () => (await list())?.restore, { timeout: 200_000, interval: 500 })
    .toMatchObject({ state: 'restored', name, reason: '' });
async function setMission(mission: string): Promise<void> {
  const { about, revision } = await admin.content();
  const saved = await admin.post('/api/content.php', { revision, about: { ...about, mission } });
  expect(saved.status).toBe(200);
}
const mission = async () => (await new WireClient(product.origin).content()).about.mission;

it(
  'A18: an Admin restores a backup in the running product: content, files and what they say come back',
  long,
  async () => {
    await setMission('As it was');
    const { url } = uploadedSchema.parse((await admin.upload(await jpeg(40, 30))).json);
    const file = await admin.get(url);
    const name = await make();
    const archive = await admin.get(`/api/backups/${name}`);
    expect(archive).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });

    await setMission('Changed since');
    await restore(name);
    await untilRestored(name);
    await expect.poll(mission).toBe('As it was');
    expect(
      createHash('sha256')
        .update((await admin.get(url)).text)
        .digest('hex'),
    ).toBe(createHash('sha256').update(file.text).digest('hex'));
    // Still signed in, and saves go on, from what was read now.
    await setMission('After the restore');
    await expect
      .poll(async () => (await list())?.backups.map(({ kind }) => kind), { timeout: 60_000 })
      .toEqual(['before-restore', 'manual']);
  },
);

it('A18: kill -9 of the CMS while it restores: the product is back by itself, with all of one side', long, async () => {
  await setMission('One side');
  const name = await make();
  await setMission('The other side');
  await restore(name);
  await product.killCms();
  await expect.poll(list, { timeout: 200_000, interval: 500 }).toMatchObject({ work: null });
  await expect.poll(async () => (await list())?.restore?.state, { timeout: 200_000, interval: 500 }).toBe('restored');
  const restored = (await list())?.restore;
  await expect.poll(mission).toBe(restored?.name === name ? 'One side' : 'The other side');
});
