import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { uploadTexts } from '@apoti/contract';
import type { WireAnswer, WireClient } from '../support/wire-client';
import { must, wasTaken, type Check, type Subject } from './check';
import { expectRefusal, expectReply } from './expect-answer';
import { filesIn, keepFiles, type Sent } from './keep-files';

/** A red point. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);
const uploadedSchema = z.looseObject({ success: z.literal(true), url: z.string() });
const doneSchema = z.looseObject({ success: z.literal(true) });

/** An address of the server itself may come back whole. */
const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');
const nameOf = (url: string) => pathOf(url).split('/').at(-1) ?? '';

/** Sends a file under a name of its own, and sees to it that it goes. */
async function upload(
  subject: Subject,
  client: WireClient,
  bytes: Buffer,
): Promise<{ answer: WireAnswer; sent: Sent }> {
  const mark = `compat-check-${randomBytes(4).toString('hex')}`;
  const sent: Sent = { mark, made: true };
  await keepFiles(subject, sent);
  const answer = await client.upload(bytes, { name: mark, fileName: `${mark}.png` });
  sent.made = wasTaken(answer);
  const { success, data } = uploadedSchema.safeParse(answer.json);
  if (success && nameOf(data.url) !== '') sent.name = nameOf(data.url);
  return { answer, sent };
}

async function trashNameOf(client: WireClient, name: string): Promise<string> {
  const item = (await filesIn(client, 'trash')).find((entry) => entry.name === name || entry.trashName?.includes(name));
  must(typeof item?.trashName === 'string', 'the file is not in the list of the trash');
  return item.trashName;
}

function files(row: string, title: string, run: Check['run']): Check {
  return { row, title, needs: 'admin', writes: true, run };
}

/** Pictures that come and go. */
export const fileChecks: readonly Check[] = [
  files('C14', 'what is no picture is refused', async (subject) => {
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    const { answer } = await upload(subject, subject.admin(), page);
    expectRefusal(answer, [400, 415, 422], uploadTexts.notAnImage);
  }),
  files('C14', 'more than 5,242,880 bytes are refused', async (subject) => {
    const large = Buffer.concat([PICTURE, Buffer.alloc(5_242_880)]);
    const { answer } = await upload(subject, subject.admin(), large);
    expectRefusal(answer, [400, 413, 422], uploadTexts.tooLarge);
  }),
  files('C14', 'visitors upload nothing', async (subject) => {
    const { answer } = await upload(subject, subject.visitor(), PICTURE);
    expectRefusal(answer, [401]);
  }),
  files('C14, C15, C16, C17', 'a picture is served, trashed, restored, and deleted for good', async (subject) => {
    const { admin, visitor } = subject;
    const { answer, sent } = await upload(subject, admin(), PICTURE);
    const path = pathOf(expectReply(answer, uploadedSchema).url);
    const name = nameOf(path);
    const trash = () => admin().send('DELETE', '/api/media.php', { name });
    const remove = async () =>
      admin().send('DELETE', '/api/media.php', { trashName: await trashNameOf(admin(), name) });
    const served = await visitor().get(path);
    must(served.status === 200 && String(served.headers['content-type']).startsWith('image/'), 'does not serve it');
    must(
      (await filesIn(admin(), 'active')).some((item) => item.name === name),
      'does not list it',
    );
    expectReply(await trash(), doneSchema);
    must((await visitor().get(path)).status === 404, 'a file in the trash is still served');
    const restore = { action: 'restore', trashName: await trashNameOf(admin(), name) };
    expectReply(await admin().post('/api/media.php', restore), doneSchema);
    must((await visitor().get(path)).status === 200, 'a restored file is not served');
    expectReply(await trash(), doneSchema);
    expectReply(await remove(), doneSchema);
    must(!(await filesIn(admin(), 'trash')).some((item) => item.name === name), 'it is still in the trash');
    sent.made = false;
  }),
];
