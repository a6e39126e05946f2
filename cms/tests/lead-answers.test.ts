import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outboxTexts, type Person } from '@apoti/contract';
import { outboxFolder } from '../src/mail/outbox';
import { writeWhole, makePrivateFolder } from '../src/mail/write-whole';
import { Cms } from './support/cms';
import { admin } from './support/environment';
import { useInbox } from './support/lead-inbox';
import { message, useLeads } from './support/leads';

const CONTACT = 'api::contact-message.contact-message';
let cms: Cms;
let person: Person | null;
beforeAll(async () => {
  process.env['CMS_SEND_MAIL'] = 'false';
  cms = await Cms.start();
  person = await cms.signIn();
});
afterAll(async () => {
  await cms.stop();
  delete process.env['CMS_SEND_MAIL'];
});

const { contact, mails, clear } = useLeads(() => cms);
beforeEach(clear);

const { get, post, list, leadOf, first, reply } = useInbox(
  () => cms,
  () => person,
);

describe('an answer', () => {
  it('P20: is one mail to the person, however often it is sent, and stands with the lead', async () => {
    await contact();
    const id = await first();
    const answers = await Promise.all([reply(id, 'one'), reply(id, 'one'), reply(id, 'one')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [told, mail, ...others] = await mails();
    expect(others).toEqual([]);
    const { content } = await cms.content();
    expect(mail).toMatchObject({
      state: 'queued',
      recipient: message.email,
      subject: 'Re: Support',
      text: 'It opens now.',
      replyTo: content.contact.email,
      replyToName: content.site.siteName,
      thread: told?.['messageId'],
      personal: true,
      relatedKind: 'contact-messages',
    });
    expect(leadOf(await get(id))).toMatchObject({
      state: 'in-progress',
      answeredAt: null,
      replies: [{ recipient: message.email, author: admin.username, delivery: 'waiting', reason: outboxTexts.lies }],
    });
    expect((await reply(id, 'two', { known: 1 })).status).toBe(200);
    const [, second, third] = await mails();
    expect(third?.['thread']).toBe(`${String(told?.['messageId'])} ${String(second?.['messageId'])}`);
  });

  it('P20: says what became of its mail, also when the queue has forgotten it', async () => {
    await contact();
    const id = await first();
    await reply(id, 'one');
    const query = cms.strapi.db.query('api::mail.mail');
    const told = async () => leadOf(await get(id)).replies;
    const where = { personal: true };
    await query.updateMany({ where, data: { state: 'failed', lastError: '550: no such person' } });
    expect(await told()).toMatchObject([{ delivery: 'failed', reason: '550: no such person' }]);
    await query.updateMany({ where, data: { state: 'sent', lastError: null } });
    expect(await told()).toMatchObject([{ delivery: 'sent', reason: '' }]);
    await query.deleteMany({ where });
    expect(await told()).toMatchObject([{ delivery: 'sent' }]);
  });

  it('A18, P20: says of a mail in the outbox folder that it lies there, also once a mail server is set', async () => {
    await contact();
    const id = await first();
    await reply(id, 'one');
    const query = cms.strapi.db.query('api::mail.mail');
    const where = { personal: true };
    await query.updateMany({ where, data: { state: 'sent' } });
    const told = async () => leadOf(await get(id)).replies;
    const { key } = await query.findOne({ where });
    await makePrivateFolder(outboxFolder());
    await writeWhole(join(outboxFolder(), `${String(key)}.eml`), Buffer.from('a mail'));
    expect(await told()).toMatchObject([{ delivery: 'sent', reason: outboxTexts.lies }]);
    process.env['SMTP_URL'] = 'smtp://mail.example.com:587';
    try {
      expect(await told()).toMatchObject([{ delivery: 'sent', reason: outboxTexts.stayed }]);
      await query.updateMany({ where, data: { state: 'queued' } });
      expect(await told()).toMatchObject([{ delivery: 'waiting', reason: '' }]);
    } finally {
      delete process.env['SMTP_URL'];
    }
  });

  it('P20: under the key of another one with other words is told of, and no word of it is dropped unseen', async () => {
    await contact();
    const id = await first();
    await reply(id, 'one');
    const other = await reply(id, 'one', { text: 'It opens again.' });
    expect(other).toMatchObject({
      status: 409,
      body: { error: 'This answer was sent before you changed it', lead: { replies: [{ text: 'It opens now.' }] } },
    });
    // Who was told of another answer meanwhile knows of more of them: that is no other answer.
    expect((await reply(id, 'one', { known: 1 })).status).toBe(200);
    expect((await reply(id, 'two', { text: 'It opens again.', known: 1 })).status).toBe(200);
    expect(leadOf(await get(id)).replies.map(({ text }) => text)).toEqual(['It opens now.', 'It opens again.']);
  });

  it('P20: stands in the thread of the mail that told of the lead, also of one from before there were answers', async () => {
    await contact();
    const id = await first();
    await cms.strapi.db.query('api::mail.mail').updateMany({ where: {}, data: { personal: null } });
    await reply(id, 'one');
    const [told, mail] = await mails();
    expect(mail?.['thread']).toBe(told?.['messageId']);
  });

  it('P20: whoever does not know of another one is asked', async () => {
    await contact();
    const id = await first();
    await reply(id, 'one');
    expect(await reply(id, 'two')).toMatchObject({ status: 409, body: { lead: { replies: [{ key: 'one' }] } } });
    expect(await mails()).toHaveLength(2);
  });

  it('P20: can neither begin another header nor reach another address', async () => {
    await contact();
    const id = await first();
    await reply(id, 'one', { subject: 'Hello\r\nBcc: everybody@example.com', recipient: 'everybody@example.com' });
    expect((await mails())[1]).toMatchObject({
      subject: 'Hello Bcc: everybody@example.com',
      recipient: message.email,
    });
    await cms.strapi.db.query(CONTACT).updateMany({ where: {}, data: { email: 'a@b.example, c@d.example' } });
    expect(await reply(id, 'two', { known: 1 })).toMatchObject({ status: 422 });
    expect(await mails()).toHaveLength(2);
  });
});

describe('the panel', () => {
  it('R1: says who put a lead into another state, as the inbox does, and into no other than there are', async () => {
    await contact();
    const id = await first();
    const documentId = id.replace('contact-', '');
    const documents = cms.documents(CONTACT);
    await post(`${id}/notes`, { key: '1', text: 'One' });
    const request = new IncomingMessage(new Socket());
    const context = cms.strapi.server.app.createContext(request, new ServerResponse(request));
    context.state = { user: { id: 1, firstname: 'Panel', lastname: 'Person' }, auth: { strategy: { name: 'admin' } } };
    const inPanel = (data: object) =>
      cms.strapi.requestContext.run(context, async () => void (await documents.update({ documentId, data })));
    await inPanel({ leadState: 'done' });
    await inPanel({ leadState: 'done', phone: '0801' });
    expect(leadOf(await get(id))).toMatchObject({
      state: 'done',
      notes: [{ text: 'One' }, { text: '', state: 'done', author: 'Panel Person' }],
    });
    for (const leadState of ['lost', '', null]) {
      await expect(documents.update({ documentId, data: { leadState } })).rejects.toThrow();
    }
    expect(leadOf(await get(id))).toMatchObject({ state: 'done', notes: [{}, {}] });
  });

  it('R1: changes the state; an older form of it takes back neither notes nor answers; deleting works', async () => {
    await contact();
    const id = await first();
    await post(`${id}/notes`, { key: '1', text: 'One' });
    const documentId = id.replace('contact-', '');
    const documents = cms.documents(CONTACT);
    await documents.update({ documentId, data: { leadState: 'done', notes: [], replies: [], answeredAt: null } });
    expect(leadOf(await get(id))).toMatchObject({ state: 'done', notes: [{ text: 'One' }, { state: 'done' }] });
    await documents.clone({ documentId });
    expect((await list({ state: 'new' })).leads).toHaveLength(1);
    await documents.delete({ documentId });
    expect((await get(id)).status).toBe(404);
  });
});
