import { currentContent } from '../content/current-content';
import type { Strapi } from '../store/strapi';
import type { AcceptedNotes } from './accepted-notes';
import { MAX_ATTEMPTS, waitAfter } from './backoff';
import { isSms, type SendSms } from '../notifications/sms';
import { composeMail } from './compose';
import type { Deliver, Outcome } from './delivery';
import type { MailRow } from './mail-row';
import { LONGEST_ATTEMPT_MS, TIMED_OUT } from './patience';
import { addressMails, claimMail, markFailed, markSent, nextAttempt, putOff, putOffDue, type Way } from './queue';
import { QueueLoop } from './queue-loop';
import { recipientOf } from './recipient';
import { openLinks } from './sealed-links';

/** At the end, a mail that is under way gets so long to arrive, in ms. */
const GRACE_MS = 3_500;

type Unsent = Exclude<Outcome, { result: 'accepted' }>;

/** Of a mail that comes from elsewhere, such as from a backup of an installation with other secrets. */
const SEALED: Unsent = {
  result: 'never',
  code: 'sealed',
  reason: 'The link in it cannot be opened with the keys that are here; ask for a new link',
};

type Parts = {
  strapi: Strapi;
  deliver: Deliver;
  /** Hands over what goes to a number: short messages wait in the same queue. */
  sendSms?: SendSms;
  notes: AcceptedNotes;
  /** Who mails come from. */
  from: string;
  /** Told of each mail that has left, before that is forgotten: again, when something ends in between. */
  onSent?: (key: string) => Promise<void>;
  /** Told that one has failed for good. */
  onFailed?: () => Promise<void>;
  /** Done before each look at the mails: what is not to be sent any more goes out of it. */
  beforeLook?: () => Promise<void>;
  now?: () => number;
  /** From 0 to 1. */
  random?: () => number;
};

/**
 * Sends what the queue holds, never within a transaction: one mail after the other, and beside them one short message after the other, which
 * are for what is urgent and wait for no mail server.
 */
export class MailWorker {
  private readonly loops: readonly QueueLoop[];
  private isStopping = false;
  /** Whether the log knows that mails have nobody to go to. */
  private hasWarned = false;
  private readonly stopping = new AbortController();
  private readonly now: () => number;
  private readonly random: () => number;

  constructor(private readonly parts: Parts) {
    this.now = parts.now ?? Date.now;
    this.random = parts.random ?? Math.random;
    const mails = async () => {
      await this.parts.beforeLook?.();
      await this.address();
      await this.sendAll('mail');
    };
    this.loops = [this.loopOf('mail', mails), this.loopOf('sms', () => this.sendAll('sms'))];
  }

  /** Begins: first the rows learn of what was accepted before the last end. */
  async start(): Promise<void> {
    const { notes } = this.parts;
    for (const key of await notes.list()) await this.finish(key, await notes.isOutboxed(key));
    this.wake();
  }

  /** There may be something to send. */
  wake(): void {
    for (const loop of this.loops) loop.wake();
  }

  /** Sends what is due now, and waits until that is done. */
  async sendDue(): Promise<void> {
    await Promise.all(this.loops.map((loop) => loop.workOff()));
  }

  /** Begins nothing new; what is under way gets a moment, then it is broken off and waits in the queue. */
  async stop(): Promise<void> {
    this.isStopping = true;
    const end = setTimeout(() => this.stopping.abort(), GRACE_MS);
    await Promise.all(this.loops.map((loop) => loop.stop()));
    clearTimeout(end);
  }

  private loopOf(way: Way, look: () => Promise<void>): QueueLoop {
    return new QueueLoop({
      look,
      untilNext: async () => {
        const next = await nextAttempt(this.parts.strapi, way);
        return next === null ? null : next - this.now();
      },
      onError: (error) => {
        this.parts.strapi.log.error('The mail queue cannot be worked on; it is tried again in a minute');
        this.parts.strapi.log.error(error);
      },
    });
  }

  private async sendAll(way: Way): Promise<void> {
    while (!this.isStopping && (await this.sendNext(way)));
  }

  /** Finds somebody to get the mails that nobody was to get; the log is told once while there is nobody. */
  private async address(): Promise<void> {
    const { strapi } = this.parts;
    const find = async () => recipientOf((await currentContent(strapi)).content.contact);
    const { count, recipient } = await addressMails(strapi, find);
    const isMissing = count > 0 && recipient === null;
    if (isMissing && !this.hasWarned) {
      strapi.log.warn(
        `Mails have no address to go to (${count} waiting): enter one in the contact details of the content, or set ADMIN_EMAIL`,
      );
    }
    this.hasWarned = isMissing;
  }

  private async sendNext(way: Way): Promise<boolean> {
    const { strapi, notes } = this.parts;
    const row = await claimMail(strapi, way, this.now());
    if (row === null) return false;
    if (await notes.has(row.key)) {
      await this.finish(row.key, await notes.isOutboxed(row.key));
      return true;
    }
    const outcome = await this.attempt(row);
    if (outcome.result === 'accepted') {
      const outboxed = outcome.outboxed ?? false;
      await notes.add(row.key, outboxed).catch((error: unknown) => strapi.log.error(error));
      this.tell(row, 'was accepted', outcome);
      await this.finish(row.key, outboxed);
      return true;
    }
    const luck = this.random();
    await this.settle(row, outcome, luck);
    if (outcome.code === TIMED_OUT) await this.spareOthers(way, outcome, luck);
    return true;
  }

  private async attempt(row: MailRow): Promise<Outcome> {
    const { deliver, sendSms, from } = this.parts;
    const signal = AbortSignal.any([this.stopping.signal, AbortSignal.timeout(LONGEST_ATTEMPT_MS)]);
    try {
      if (sendSms && isSms(row)) return await sendSms(row, signal);
      const text = openLinks(row);
      if (text === null) return SEALED;
      return await deliver(await composeMail({ ...row, text }, from), signal);
    } catch (error) {
      this.parts.strapi.log.error(error);
      return { result: 'later', code: 'internal', reason: 'Something went wrong on our side; see the log' };
    }
  }

  /** The row first, then the note: an end in between leaves a note too many, never one too few. */
  private async finish(key: string, outboxed: boolean | null): Promise<void> {
    await markSent(this.parts.strapi, key, this.now(), outboxed);
    await this.parts.onSent?.(key);
    await this.parts.notes.remove(key);
  }

  /**
   * The server kept us waiting in vain, and would with each of the others that are due: they wait as after a first attempt. Never longer and
   * a moment less than that mail, however often it was tried: it may be the only one that the server chokes on.
   */
  private async spareOthers(way: Way, { code, reason }: Unsent, luck: number): Promise<void> {
    const now = this.now();
    await putOffDue(this.parts.strapi, way, now, now + waitAfter(1, luck) - 1, `${code}: ${reason}`);
  }

  private async settle(row: MailRow, outcome: Unsent, luck: number): Promise<void> {
    const { strapi } = this.parts;
    const reason = `${outcome.code}: ${outcome.reason}`;
    if (outcome.result === 'later' && row.attempts < MAX_ATTEMPTS) {
      await putOff(strapi, row, this.now() + waitAfter(row.attempts, luck), reason);
      this.tell(row, 'was put off', outcome);
      return;
    }
    await markFailed(strapi, row, reason);
    await this.parts.onFailed?.();
    this.tell(row, 'has failed', outcome);
  }

  /** One line, without addresses or texts. */
  private tell({ id, attempts }: MailRow, what: string, { result, code }: Outcome): void {
    const line = `Mail ${id} ${what} (attempt ${attempts}, ${code})`;
    if (result === 'accepted') this.parts.strapi.log.info(line);
    else this.parts.strapi.log.warn(line);
  }
}
