import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactTexts, franchiseTexts } from '@apoti/contract';
import { startStack, type Stack } from '../support/stack';
import { WireClient } from '../support/wire-client';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const visitor = () => new WireClient(stack.origin);
const message = {
  name: 'Ada Example',
  email: 'ada@example.com',
  subject: 'general',
  message: 'Is there a locker in Yaba?',
};
const application = {
  name: 'Ada Example',
  email: 'ada@example.com',
  phone: '+234 800 000 0000',
  franchiseType: 'location-partner',
  location: 'abuja-wuse',
};

/** The mails that have left, each as it was written. */
async function outbox(): Promise<string[]> {
  const folder = join(stack.dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}
const subjects = async () => (await outbox()).map((text) => /^Subject: (.*)$/m.exec(text)?.[1]?.trim()).sort();

describe('the forms', () => {
  it('P20, P21: what is sent is stored once and mailed once, however often it is sent', async () => {
    const send = () => visitor().post('/api/contact', { ...message, submissionId: 'one', elapsed: 20_000 });
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    for (const { status, json } of answers) {
      expect([status, json]).toEqual([200, { success: true, message: contactTexts.success }]);
    }
    const applied = await visitor().post('/api/franchise', application);
    expect(applied.json).toEqual({ success: true, message: franchiseTexts.success });
    await expect.poll(subjects).toEqual(['Contact message from Ada Example', 'Franchise application from Ada Example']);
    expect([stack.countRows('contact_messages'), stack.countRows('franchise_applications')]).toEqual([1, 1]);
  });

  it('P20: while the CMS is dead the failure text is said; sent again afterwards it is one record and one mail', async () => {
    const later = { ...message, message: 'Sent while nobody was there.', submissionId: 'two' };
    await stack.killCms();
    const refused = await visitor().post('/api/contact', later);
    expect(refused).toMatchObject({ status: 503, json: { success: false, error: contactTexts.failure } });
    await stack.startCms();
    const tryAgain = async () => (await visitor().post('/api/contact', later)).status;
    await expect.poll(tryAgain).toBe(200);
    expect(await tryAgain()).toBe(200);
    expect(stack.countRows('contact_messages')).toBe(2);
    await expect.poll(async () => (await outbox()).length).toBe(3);
    expect(stack.countRows('mails')).toBe(3);
  });

  it('P20: neither the messages nor the mails can be read from outside', async () => {
    for (const path of ['/api/contact-messages', '/api/mails', '/api/wire/leads', '/outbox', '/uploads/../outbox']) {
      expect((await visitor().get(path)).text).not.toContain(message.email);
    }
  });
});
