import { leadPageSchema } from '@apoti/contract';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WireClient } from './wire-client';

/** What somebody asks by the contact form. */
export const message = {
  name: 'Ada Example',
  email: 'ada@example.com',
  phone: '+234 800 000 0000',
  subject: 'support',
  message: 'The door of locker 7 does not open.\n<b>Please</b> help.',
};

/** The mails that have left, each as it was written. */
export async function outbox(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}

/** Somebody sends the contact form of the wire. */
export async function sendContact(origin: string, fields: Partial<typeof message>): Promise<void> {
  const body = { ...message, message: `From ${fields.name ?? ''}`, elapsed: 60_000, ...fields };
  const { status } = await new WireClient(origin).post('/api/contact', body);
  if (status !== 200) throw new Error(`The form was not taken: ${status}`);
}

/** Deletes what earlier journeys left in the inbox. */
export async function emptyInbox(admin: WireClient): Promise<void> {
  const { leads } = leadPageSchema.parse((await admin.get('/api/leads')).json);
  if (leads.length === 0) return;
  await admin.post('/api/leads/bulk', { ids: leads.map(({ id }) => id), action: 'delete' });
}
