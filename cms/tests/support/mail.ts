import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { noteSentAnswer } from '../../src/leads/note-sent-answer';
import { AcceptedNotes } from '../../src/mail/accepted-notes';
import type { Deliver } from '../../src/mail/delivery';
import { smtpDelivery } from '../../src/mail/smtp';
import { MailWorker } from '../../src/mail/worker';
import type { SendSms } from '../../src/notifications/sms';
import { Cms } from './cms';
import { useLeads } from './leads';
import { MailServer, type Manner } from './mail-server';

/** A CMS whose mails are sent by workers of the test's own, with the test's own clock, to a mail server in the test. */
class MailWorld {
  private running: { cms: Cms; server: MailServer; worker: MailWorker } | null = null;
  /** In ms. */
  now = 0;
  readonly leads = useLeads(() => this.cms);

  get cms(): Cms {
    return this.parts.cms;
  }

  get server(): MailServer {
    return this.parts.server;
  }

  get worker(): MailWorker {
    return this.parts.worker;
  }

  get notesFolder(): string {
    return join(process.env['DATA_DIR'] ?? '', 'outbox', 'accepted');
  }

  /** The keys of the mails that there is a note of. */
  notes(): Promise<string[]> {
    return readdir(this.notesFolder).catch(() => []);
  }

  pass(seconds: number): void {
    this.now += seconds * 1_000;
  }

  /** A worker like the one of a process that has just started, for a mail server or what stands for one. */
  newWorker(to: string | Deliver = this.server.url, sendSms?: SendSms): MailWorker {
    return this.workerOf(this.cms, to, sendSms);
  }

  /** The worker of the next process. */
  replaceWorker(): MailWorker {
    this.parts.worker = this.newWorker();
    return this.worker;
  }

  /** Queues one mail and tries it against a server with these manners. */
  async tryOne(...manners: Manner[]) {
    this.server.manners = manners;
    await this.leads.contact();
    await this.worker.sendDue();
    return (await this.leads.mails())[0];
  }

  /** Changes rows of the queue, as an end in the middle leaves them. */
  async setRows(where: object, data: object): Promise<void> {
    await this.cms.strapi.db.query('api::mail.mail').updateMany({ where, data });
  }

  async begin(cms: Cms): Promise<void> {
    const server = new MailServer();
    await server.start();
    // Behind whatever a test queues by the real clock, however slow the machine.
    this.now = Date.now() + 60_000;
    this.running = { cms, server, worker: this.workerOf(cms, server.url) };
    await this.leads.clear();
  }

  async end(): Promise<void> {
    await this.worker.stop();
    await this.server.stop();
  }

  private workerOf({ strapi }: Cms, to: string | Deliver, sendSms?: SendSms): MailWorker {
    return new MailWorker({
      strapi,
      deliver: typeof to === 'string' ? smtpDelivery(to) : to,
      ...(sendSms ? { sendSms } : {}),
      notes: new AcceptedNotes(this.notesFolder),
      from: 'Example <no-reply@example.com>',
      onSent: (key) => noteSentAnswer(strapi, key),
      now: () => this.now,
      random: () => 0.5,
    });
  }

  private get parts() {
    if (this.running === null) throw new Error('There is no mail world outside of a test');
    return this.running;
  }
}

/** For a test file: a world, with a new mail server and an empty queue for each test. */
export function useMailWorld(): MailWorld {
  const world = new MailWorld();
  let cms: Cms;
  beforeAll(async () => {
    process.env['CMS_SEND_MAIL'] = 'false';
    cms = await Cms.start();
  });
  beforeEach(() => world.begin(cms));
  afterEach(async () => {
    vi.restoreAllMocks();
    await world.end();
  });
  afterAll(async () => {
    await cms.stop();
    delete process.env['CMS_SEND_MAIL'];
  });
  return world;
}
