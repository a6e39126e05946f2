import { z } from 'zod';
import { mediaItemSchema, uploadTexts } from '@apoti/contract';
import type { WireClient } from '../support/wire-client';
import { must, type Check } from './check';
import { expectRefusal, expectReply } from './expect-answer';

/** A red point. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);
const itemSchema = mediaItemSchema.pick({ name: true, url: true, size: true, modified: true }).extend({
  trashName: z.string().nullish(),
});
const uploadedSchema = z.looseObject({ success: z.literal(true), url: z.string() });
const doneSchema = z.looseObject({ success: z.literal(true) });

const listOf = async (client: WireClient, type: 'active' | 'trash') =>
  expectReply(await client.get(`/api/media.php?type=${type}`), itemSchema.array());
/** An address of the server itself may come back whole. */
const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');

async function trashNameOf(client: WireClient, name: string): Promise<string> {
  const item = (await listOf(client, 'trash')).find((entry) => entry.name === name || entry.trashName?.includes(name));
  must(typeof item?.trashName === 'string', 'the file is not in the list of the trash');
  return item.trashName;
}

function files(row: string, title: string, run: Check['run']): Check {
  return { row, title, needs: 'admin', writes: true, run };
}

/** Pictures that come and go. */
export const fileChecks: readonly Check[] = [
  files('C14', 'what is no picture is refused', async ({ admin }) => {
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    expectRefusal(await admin().upload(page, { name: 'compat' }), [400, 415, 422], uploadTexts.notAnImage);
  }),
  files('C14', 'more than 5,242,880 bytes are refused', async ({ admin }) => {
    const large = Buffer.concat([PICTURE, Buffer.alloc(5_242_880)]);
    expectRefusal(await admin().upload(large, { name: 'compat' }), [400, 413, 422], uploadTexts.tooLarge);
  }),
  files('C14', 'visitors upload nothing', async ({ visitor }) => expectRefusal(await visitor().upload(PICTURE), [401])),
  files('C14, C15, C16, C17', 'a picture is served, trashed, restored, and deleted for good', async (subject) => {
    const { admin, visitor, later } = subject;
    const { url } = expectReply(await admin().upload(PICTURE, { name: 'compat' }), uploadedSchema);
    const path = pathOf(url);
    const name = path.split('/').at(-1) ?? '';
    const trash = () => admin().send('DELETE', '/api/media.php', { name });
    const remove = async () =>
      admin().send('DELETE', '/api/media.php', { trashName: await trashNameOf(admin(), name) });
    later(async () => {
      await trash();
      await remove();
    });
    const served = await visitor().get(path);
    must(served.status === 200 && String(served.headers['content-type']).startsWith('image/'), 'does not serve it');
    must(
      (await listOf(admin(), 'active')).some((item) => item.name === name),
      'does not list it',
    );
    expectReply(await trash(), doneSchema);
    must((await visitor().get(path)).status === 404, 'a file in the trash is still served');
    const restore = { action: 'restore', trashName: await trashNameOf(admin(), name) };
    expectReply(await admin().post('/api/media.php', restore), doneSchema);
    must((await visitor().get(path)).status === 200, 'a restored file is not served');
    expectReply(await trash(), doneSchema);
    expectReply(await remove(), doneSchema);
    must(!(await listOf(admin(), 'trash')).some((item) => item.name === name), 'it is still in the trash');
  }),
];
