import { measuredBatchSchema, type MeasuredBatch, type MeasuredItem } from '@apoti/contract';

/** How the CMS does with what it is sent. */
export type Answer = 'takes' | 'is dead' | 'takes and its answer is lost' | 'refuses';

/** Takes batches as the CMS does: the same id is counted once, and a batch whole or not at all. */
export class VisitStore {
  answer: Answer = 'takes';
  /** What it refuses, whatever it does with the rest. */
  refuses: (at: number) => boolean = () => false;
  readonly counted = new Map<string, number[]>();
  readonly sent: MeasuredBatch[] = [];

  readonly send = async (batch: MeasuredBatch): Promise<boolean> => {
    this.sent.push(measuredBatchSchema.parse(batch));
    if (this.answer === 'is dead') throw new Error('dead');
    const times = batch.items.map(({ at }) => at);
    if (this.answer === 'refuses' || times.some(this.refuses)) return false;
    if (!this.counted.has(batch.id)) this.counted.set(batch.id, times);
    if (this.answer !== 'takes') throw new Error('lost');
    return true;
  };

  get items(): number[] {
    return [...this.counted.values()].flat().sort((a, b) => a - b);
  }
}

/** Its time says which one it is. */
export const item = (at: number): MeasuredItem => ({
  at,
  visitor: '0123456789abcdef',
  page: '/',
  source: 'direct',
  device: 'mobile',
  returning: false,
  what: { kind: 'view' },
});
