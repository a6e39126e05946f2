import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SAME_LEAD_MINUTES, type CmsLeadRequest } from '@apoti/contract';
import { storeLead } from '../src/leads/store-lead';
import { Cms, revisionOf } from './support/cms';
import { message, useLeads } from './support/leads';

let cms: Cms;
beforeAll(async () => {
  process.env['CMS_SEND_MAIL'] = 'false';
  cms = await Cms.start();
});
afterAll(async () => {
  await cms.stop();
  delete process.env['CMS_SEND_MAIL'];
});

const { contact, apply, messages, applications, mails, clear } = useLeads(() => cms);
beforeEach(clear);

describe('a message', () => {
  it('P20: is stored with when it came, and a mail to the company waits to be sent', async () => {
    expect(await contact()).toEqual({ status: 200, body: { created: true } });
    const [stored] = await messages();
    expect(stored).toMatchObject({ ...message, suspected: false });
    expect(Date.parse(String(stored?.['receivedAt']))).toBeGreaterThan(Date.now() - 60_000);
    const { content } = await cms.content();
    expect(await mails()).toMatchObject([
      {
        state: 'queued',
        recipient: content.contact.email,
        replyTo: 'ada@example.com',
        replyToName: 'Ada Example',
        subject: 'Contact message from Ada Example',
        relatedKind: 'contact-messages',
        relatedId: stored?.documentId,
        attempts: 0,
      },
    ]);
    const text = String((await mails())[0]?.['text']);
    for (const part of [...Object.values({ ...message, subject: 'Support' }), `/${stored?.documentId}`]) {
      expect(text).toContain(part);
    }
  });

  it.each(['contact', 'franchise'] as const)('A18: the mail of a %s leads to the inbox', async (kind) => {
    vi.stubEnv('PUBLIC_URL', 'https://site.example/');
    try {
      await (kind === 'contact' ? contact() : apply());
    } finally {
      vi.unstubAllEnvs();
    }
    const [stored] = kind === 'contact' ? await messages() : await applications();
    const address = `https://site.example/admin/leads/${kind}-${stored?.documentId}`;
    expect((await mails())[0]?.['text']).toContain(`Entry: ${address}\n`);
  });

  it('P20: is stored, and told of, though the settings cannot be read', async () => {
    const general = cms.strapi.db.query('settings.general');
    const row = await general.findOne({});
    const where = { id: row?.['id'] };
    await general.updateMany({ where, data: { backupFrequency: 'never heard of' } });
    expect(await contact()).toEqual({ status: 200, body: { created: true } });
    expect(await mails()).toHaveLength(1);
    await general.updateMany({ where, data: { backupFrequency: row?.['backupFrequency'] } });
  });

  it('P20: is in the change log as a visitor’s', async () => {
    await contact();
    const [row] = await cms.strapi.db.query('api::change.change').findMany({ orderBy: { number: 'desc' }, limit: 1 });
    expect(row).toMatchObject({
      kind: 'contact-messages',
      author: 'visitor',
      subject: (await messages())[0]?.documentId,
    });
  });

  it('P21: an application has its choices in words', async () => {
    expect((await apply()).body).toEqual({ created: true });
    expect(await applications()).toMatchObject([{ franchiseType: 'locker-investor', location: 'lagos-vi' }]);
    const [mail] = await mails();
    expect(mail?.['subject']).toBe('Franchise application from Ada Example');
    for (const part of ['Locker investor', 'Victoria Island, Lagos', '₦5m – ₦10m', '(no message)']) {
      expect(mail?.['text']).toContain(part);
    }
  });

  it('R2: what breaks a rule is refused with its field, and neither stored nor mailed', async () => {
    const answer = await contact({ subject: 'gossip' });
    expect(answer).toMatchObject({ status: 422, body: { issues: [{ path: ['lead', 'fields', 'subject'] }] } });
    expect([await messages(), await mails()]).toEqual([[], []]);
  });

  it('R3: only the proxy may store one', async () => {
    expect((await cms.post('/api/wire/leads', {}, { 'x-proxy-secret': 'a guess' })).status).toBe(403);
  });

  it('P20: a name cannot begin another header, and a mail goes to an address only', async () => {
    const base = await cms.content();
    const save = (email: string, from = base) =>
      cms.save({ revision: revisionOf(from), content: { contact: { email } } });
    expect((await save('hello@example.com, everybody@example.com')).status).toBe(200);
    await contact({ name: 'Ada\r\nBcc: spam@example.com\u2028\u202e' });
    expect(await mails()).toMatchObject([
      {
        subject: 'Contact message from Ada Bcc: spam@example.com',
        replyToName: 'Ada Bcc: spam@example.com',
        recipient: base.content.contact.supportEmail,
      },
    ]);
    await save(base.content.contact.email, await cms.content());
  });
});

describe('the same message again', () => {
  it('P20: a double click makes one record, also while the first is on its way', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => contact({}, { submissionId: 'a click' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.filter(({ body }) => body['created'] === true)).toHaveLength(1);
    expect([(await messages()).length, (await mails()).length]).toEqual([1, 1]);
  });

  it('P21: without a name, the same content of the same person makes one record', async () => {
    await Promise.all([apply(), apply({ email: 'ADA@example.com' })]);
    expect([(await applications()).length, (await mails()).length]).toEqual([1, 1]);
  });

  it('P20: the same name is known for good, the same content for a while', async () => {
    const request = (submissionId?: string): CmsLeadRequest => ({
      lead: { kind: 'contact', fields: message },
      signs: { honeypot: false, elapsed: 40_000 },
      ...(submissionId === undefined ? {} : { submissionId }),
    });
    const start = Date.now();
    const minutes = (count: number) => start + count * 60_000;
    expect(await storeLead(cms.strapi, request('one'), start)).toBe(true);
    expect(await storeLead(cms.strapi, request('two'), minutes(SAME_LEAD_MINUTES - 1))).toBe(false);
    expect(await storeLead(cms.strapi, request('one'), minutes(SAME_LEAD_MINUTES + 1))).toBe(false);
    expect(await storeLead(cms.strapi, request(), minutes(SAME_LEAD_MINUTES + 1))).toBe(true);
    expect(await messages()).toHaveLength(2);
  });

  it('P20: what a clock that was ahead has dated does not stand for what comes when it is right again', async () => {
    const request: CmsLeadRequest = {
      lead: { kind: 'contact', fields: message },
      signs: { honeypot: false, elapsed: 40_000 },
    };
    const now = Date.now();
    expect(await storeLead(cms.strapi, request, now + 365 * 24 * 60 * 60_000)).toBe(true);
    expect(await storeLead(cms.strapi, request, now)).toBe(true);
    expect(await storeLead(cms.strapi, request, now)).toBe(false);
  });

  it('P20: what was changed before it was sent again is not lost', async () => {
    await contact({}, { submissionId: 'a try' });
    await contact({ message: 'And my number is 42.' }, { submissionId: 'a try' });
    expect(await messages()).toHaveLength(2);
  });
});

describe('what looks like a program’s work', () => {
  it('P20: is answered alike and kept with a mark, but not mailed', async () => {
    const answer = await contact({}, { signs: { honeypot: true, elapsed: null } });
    expect(answer).toEqual({ status: 200, body: { created: true } });
    expect(await messages()).toMatchObject([{ ...message, suspected: true }]);
    expect(await mails()).toEqual([]);
  });

  it('P20: one text from many addresses is suspected from the fourth on', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await contact({ email: `${name}@example.com` });
    expect((await messages()).map(({ suspected }) => suspected)).toEqual([false, false, false, true, true]);
    expect(await mails()).toHaveLength(3);
  });
});

describe('the panel', () => {
  it('P20: shows the outgoing mail and changes nothing of it', async () => {
    await contact();
    const documents = cms.documents('api::mail.mail');
    const [mail] = await documents.findMany({});
    const documentId = mail?.documentId ?? '';
    expect(documentId).not.toBe('');
    await expect(documents.update({ documentId, data: { state: 'sent' } })).rejects.toThrow(/cannot be edited/);
    await expect(documents.delete({ documentId })).rejects.toThrow(/cannot be edited/);
  });

  it('P20: takes the mark off a message', async () => {
    await contact({}, { signs: { honeypot: true, elapsed: null } });
    const [stored] = await messages();
    const update = { documentId: stored?.documentId, data: { suspected: false } };
    await cms.documents('api::contact-message.contact-message').update(update);
    expect(await messages()).toMatchObject([{ suspected: false }]);
  });
});
