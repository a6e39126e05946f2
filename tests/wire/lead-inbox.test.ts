import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cmsHeaders, cmsPaths, leadPageSchema, leadShownSchema, type LeadDetail } from '@apoti/contract';
import { secrets } from '../support/places';
import { startStack, type Stack } from '../support/stack';
import { WireClient } from '../support/wire-client';

let stack: Stack;
let admin: WireClient;
beforeAll(async () => {
  stack = await startStack();
  admin = new WireClient(stack.origin);
  await admin.signIn(stack.admin);
});
afterAll(() => stack.stop());

const message = { name: 'Ada Example', email: 'ada@example.com', subject: 'support', message: 'It does not open.' };

async function send(fields: Partial<typeof message> = {}): Promise<string> {
  const body = { ...message, ...fields, elapsed: 60_000 };
  expect((await new WireClient(stack.origin).post('/api/contact', body)).status).toBe(200);
  const { leads } = leadPageSchema.parse((await admin.get('/api/leads')).json);
  return leads[0]?.id ?? '';
}
const shown = async (id: string): Promise<LeadDetail> =>
  leadShownSchema.parse((await admin.get(`/api/leads/${id}`)).json).lead;
const newOnes = async () => (await admin.get('/api/leads/count')).json;

/** The mails that have left and whose subject this is, each as it was written. */
async function outbox(subject: string): Promise<string[]> {
  const folder = join(stack.dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`Subject: ${subject}`));
}

describe('the inbox', () => {
  it('P20: an answer that is sent twice, and again after its answer was lost, is one mail in the thread of the lead', async () => {
    const id = await send();
    expect(await newOnes()).toEqual({ new: 1 });
    const reply = { subject: 'It opens\r\nBcc: spam@example.com', text: 'Try now.', known: 0 };
    const answer = () => admin.post(`/api/leads/${id}/reply`, reply, { 'idempotency-key': 'one' });
    const answers = [...(await Promise.all([answer(), answer()])), await answer()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await expect.poll(async () => (await shown(id)).replies[0]?.delivery).toBe('sent');
    const [mail = '', ...others] = await outbox('It opens Bcc');
    expect(others).toEqual([]);
    const [told = ''] = await outbox('Contact message from Ada Example');
    const thread = /^Message-ID: (<.+>)\r?$/im.exec(told)?.[1] ?? 'none';
    expect(mail).toContain(`In-Reply-To: ${thread}`);
    expect(mail).toContain(`References: ${thread}`);
    expect(mail).not.toMatch(/^Bcc:/m);
    expect(mail).toMatch(/^To: ada@example\.com\r?$/m);
    expect(mail).not.toMatch(/^Auto-Submitted:/m);
    expect(told).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(await shown(id)).toMatchObject({
      state: 'in-progress',
      replies: [{ subject: 'It opens Bcc: spam@example.com' }],
    });
    expect(await newOnes()).toEqual({ new: 0 });
  });

  it('R3: nothing of it is kept anywhere, nor told to anybody else', async () => {
    const id = await send({ message: 'A secret of mine' });
    for (const path of ['/api/leads', '/api/leads/count', '/api/leads/export', `/api/leads/${id}`]) {
      const mine = await admin.get(path);
      expect([path, mine.status, mine.headers['cache-control']]).toEqual([path, 200, 'no-store']);
      const others = await new WireClient(stack.origin).get(path);
      expect([path, others.status, others.text.includes('secret')]).toEqual([path, 401, false]);
    }
    const foreign = { 'sec-fetch-site': 'cross-site' };
    const refused = await admin.post('/api/leads/bulk', { ids: [id], action: 'delete' }, foreign);
    expect([refused.status, (await shown(id)).message]).toEqual([403, 'A secret of mine']);
  });

  it('P20: all that match are exported, each once, the newest first', async () => {
    // Over the CMS itself, since an address may send only so many.
    for (let number = 0; number < 30; number += 1) {
      const fields = { ...message, phone: '', email: `n${number}@many.example`, message: `Many ${number}` };
      const body = JSON.stringify({
        lead: { kind: 'contact', fields },
        signs: { honeypot: false, elapsed: 60_000 },
      });
      const headers = { 'content-type': 'application/json', [cmsHeaders.secret]: secrets.CMS_PROXY_SECRET };
      const answer = await fetch(stack.cmsUrl + cmsPaths.leads, { method: 'POST', headers, body });
      expect(answer.status).toBe(200);
    }
    const { text, status } = await admin.get('/api/leads/export?search=MANY.example&kind=contact');
    const rows = text.trim().split('\r\n').slice(1);
    expect([status, rows.length]).toEqual([200, 30]);
    const numbers = rows.map((row) => Number(/n(\d+)@/.exec(row)?.[1]));
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  });

  it('P20: with a dead CMS every call says so, and nothing has changed afterwards', async () => {
    const id = await send({ name: 'Bola Example', message: 'Before it died' });
    await stack.killCms();
    const calls = [
      admin.get('/api/leads'),
      admin.get('/api/leads/count'),
      admin.get('/api/leads/export'),
      admin.post(`/api/leads/${id}/state`, { state: 'done', from: 'new' }),
      admin.post(`/api/leads/${id}/notes`, { text: 'Lost' }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
    await stack.startCms();
    await expect.poll(async () => (await admin.get(`/api/leads/${id}`)).status).toBe(200);
    expect(await shown(id)).toMatchObject({ state: 'new', notes: [] });
  });
});
