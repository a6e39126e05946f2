import type { CmsAlert } from '@apoti/contract';
import type { Losses } from '../measuring/losses';
import type { Spool } from '../measuring/spool';
import { isMeasuringWell, isOld, judgeMeasuring, recovered, type MeasuringFacts } from './judge-measuring';

/** Trouble of which nobody could be told, because all ways are off, is forgotten after so long, in ms. */
const FORGOTTEN_MS = 7 * 86_400_000;

type Parts = { spool: Pick<Spool, 'trouble'>; losses: Losses; now?: () => number };

/** Looks after the measuring of visits itself, and remembers over restarts what people were told of it (A20). */
export class MeasuringWatch {
  private readonly now: () => number;
  private oldBefore = false;

  constructor(private readonly parts: Parts) {
    this.now = parts.now ?? Date.now;
  }

  /** What people have to be told now. @throws where what is remembered cannot be deleted */
  async look(): Promise<CmsAlert[]> {
    const { spool, losses } = this.parts;
    const now = this.now();
    const [trouble, spell] = [await spool.trouble(), await losses.spell()];
    const facts: MeasuringFacts = { now, trouble, spell, oldBefore: this.oldBefore };
    this.oldBefore = isOld(trouble, now);
    const alerts = judgeMeasuring(facts);
    if (alerts.length > 0 && spell === null) await losses.begin();
    if (spell === null || !isMeasuringWell(facts)) return alerts;
    const isForgotten = Math.abs(now - spell.since) > FORGOTTEN_MS;
    if (alerts.length > 0 && !isForgotten) return alerts;
    // Of two processes one tells it; of what nobody was told, nobody is told that it is over.
    return (await losses.end()) && spell.told.size > 0 ? [recovered(spell, now)] : [];
  }

  /** An alert was put into the queue for somebody. What was over by then is over with the next look. */
  async told({ key }: CmsAlert): Promise<void> {
    if (!key.startsWith('visits-counted-again')) await this.parts.losses.told(key);
  }
}
