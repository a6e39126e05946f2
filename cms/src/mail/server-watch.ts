import { Readable } from 'node:stream';
import type { Outcome } from './delivery';
import { TIMED_OUT, type Patience } from './patience';

/** A mail goes out in pieces of so many bytes, so that it is seen how far it has come. */
const PIECE_BYTES = 16 * 1024;

/**
 * Watches one talk with a mail server: a silent one is given up soon, so that it does not hold up what waits behind, and only one that has
 * all of the mail is waited for longer. nodemailer's own time-out knows one length for both.
 */
export class ServerWatch {
  /** Comes when the server is given up. */
  readonly givenUp: Promise<Outcome>;
  private giveUp: (outcome: Outcome) => void = () => {};
  private silence: NodeJS.Timeout;
  private readonly handover: NodeJS.Timeout;
  private phase: 'handing over' | 'waiting' | 'over' = 'handing over';

  constructor(private readonly patience: Patience) {
    this.givenUp = new Promise((resolve) => (this.giveUp = resolve));
    this.silence = this.after(patience.silence, 'The mail server says nothing and takes nothing');
    this.handover = this.after(patience.handover, 'The mail server has not taken the mail in its time');
  }

  /**
   * What nodemailer is told, so that we hear of each step: it tells its log of whatever is said (`debug` alone makes it tell what is in a
   * mail). What it tells is of no interest here, and of secrets it would be too much.
   */
  get options() {
    return { socketTimeout: this.patience.reply, logger: { debug: () => this.heard() }, transactionLog: true };
  }

  /** The mail, read as the server takes it: from its last line on, the server may look through it. */
  read(raw: Buffer): Readable {
    return Readable.from(this.pieces(raw), { objectMode: false, highWaterMark: PIECE_BYTES });
  }

  /** The talk is over. */
  end(): void {
    this.phase = 'over';
    this.stopClocks();
  }

  private *pieces(raw: Buffer): Generator<Buffer> {
    for (let at = 0; at < raw.length; at += PIECE_BYTES) {
      this.heard();
      yield raw.subarray(at, at + PIECE_BYTES);
    }
    if (this.phase === 'over') return;
    this.phase = 'waiting';
    this.stopClocks();
    this.silence = this.after(this.patience.reply, 'The mail server has the mail and does not say whether it takes it');
  }

  private heard(): void {
    if (this.phase === 'handing over') this.silence.refresh();
  }

  private stopClocks(): void {
    clearTimeout(this.silence);
    clearTimeout(this.handover);
  }

  private after(ms: number, reason: string): NodeJS.Timeout {
    return setTimeout(() => this.giveUp({ result: 'later', code: TIMED_OUT, reason }), ms);
  }
}
