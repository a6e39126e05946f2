import type { Event } from './history';
import type { Look } from './look/look';
import type { Attempt, Writer } from './writers/writer';

/** A writer, and what it must send again because nobody answered. */
type Seat = { writer: Writer; pending: Attempt | null };

/** All writers at once: each sends one save after another until it is told to stop or nobody answers. */
export class Burst {
  private readonly seats: Seat[];

  constructor(
    writers: readonly Writer[],
    private readonly tell: (event: Event) => void,
  ) {
    this.seats = writers.map((writer) => ({ writer, pending: null }));
  }

  /** Resolves when everybody has stopped. */
  async run(look: Look, isOver: () => boolean): Promise<void> {
    await Promise.all(this.seats.map((seat) => this.sit(seat, look, isOver)));
  }

  private async sit(seat: Seat, look: Look, isOver: () => boolean): Promise<void> {
    seat.writer.begin(look);
    while (!isOver()) {
      const attempt = seat.pending ?? (await seat.writer.next());
      seat.pending = null;
      this.tell({ kind: 'sent', save: attempt.save });
      const answer = await attempt.send().catch(() => null);
      const status = answer?.status ?? 0;
      this.tell({ kind: 'answered', id: attempt.save.id, status });
      if (answer === null || status >= 500) {
        // Whether it was done nobody has said; what may be sent again is, as soon as somebody is there.
        if (attempt.again) seat.pending = attempt;
        return;
      }
      seat.writer.heard(attempt, answer);
    }
  }
}
