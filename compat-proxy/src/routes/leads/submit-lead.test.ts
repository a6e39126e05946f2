import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contactTexts, LEADS_PER_HOUR } from '@apoti/contract';
import { CmsClient } from '../../cms/cms-client';
import { useFormBodies } from '../../http/form-body';
import { MemoryStore } from '../../shared/memory-store';
import { FakeCms } from '../../testing/fake-cms';
import { createSubmitLead } from './submit-lead';

let fake: FakeCms;
let client: CmsClient;
let app: FastifyInstance;
let now = 0;

/** A page's handler of plain forms, as small as can be: it answers with what became of the form. */
beforeEach(async () => {
  now = 0;
  fake = new FakeCms();
  client = new CmsClient(await fake.start(), { readToken: 'r', proxySecret: 'p' });
  const submitLead = createSubmitLead(client, { shared: new MemoryStore(() => now) });
  app = Fastify();
  app.removeAllContentTypeParsers();
  useFormBodies(app);
  app.post<{ Body: Record<string, string> }>('/contact', (request) => submitLead('contact', request.body, request));
});
afterEach(async () => {
  await app.close();
  client.close();
  await fake.stop();
});

const typed = { name: 'Ada & Söhne + Co', email: 'ada@example.com', subject: 'support', message: 'One\r\nTwo ₦' };
const send = (fields: Record<string, string> | string) =>
  app.inject({
    method: 'POST',
    url: '/contact',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  });

describe('a plain form', () => {
  it('P20: is stored as it was typed, whatever its letters, with LF for a line’s end', async () => {
    const answer = await send({ ...typed, submissionId: '', website: '', elapsed: '2500' });
    expect(answer.json()).toEqual({ ok: true, message: contactTexts.success });
    expect(fake.leads).toEqual([
      {
        lead: { kind: 'contact', fields: { ...typed, phone: '', message: 'One\nTwo ₦' } },
        signs: { honeypot: false, elapsed: 2500 },
      },
    ]);
  });

  it('P20: that is not valid comes back with its issues, what was typed, and a name for the next try', async () => {
    const answer = await send({ ...typed, email: 'ada@' });
    expect(answer.json()).toMatchObject({
      ok: false,
      status: 422,
      issues: [{ path: ['email'] }],
      values: { name: typed.name, email: 'ada@', phone: '', submissionId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    });
  });

  it('P20: keeps what was typed and its name while the CMS is dead, and uses up no try', async () => {
    fake.fault = 'error';
    for (let count = 0; count <= LEADS_PER_HOUR; count += 1) {
      expect((await send({ ...typed, submissionId: 'mine' })).json()).toMatchObject({
        ok: false,
        status: 503,
        message: contactTexts.failure,
        values: { name: typed.name, message: 'One\nTwo ₦', submissionId: 'mine' },
      });
    }
    fake.fault = 'none';
    await expect.poll(async () => (await send(typed)).json<{ ok: boolean }>().ok, { timeout: 5_000 }).toBe(true);
  });

  it('P20: is taken again when the hour of the first is over', async () => {
    for (let count = 0; count < LEADS_PER_HOUR; count += 1) await send(typed);
    expect((await send(typed)).json()).toMatchObject({ ok: false, status: 429, retryAfter: 3_600 });
    now = 3_600_000;
    expect((await send(typed)).json()).toMatchObject({ ok: true });
  });

  it.each(['name=%ff', 'name=%', 'name=\u00e4'])('P20: %j is refused: it is no text', async (payload) => {
    expect((await send(payload)).statusCode).toBeGreaterThanOrEqual(400);
    expect(fake.leads).toEqual([]);
  });
});
