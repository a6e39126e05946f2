import { median, medianOfRatios, type Goal } from './ratios';
import { withUnit, type Row } from '../table';
import type { Turn } from './turns';

type Figure = 'perSecond' | 'p99' | 'processor';
type Pair = { row: string; what: string; ours: readonly Turn[]; peer: { name: string; turns: readonly Turn[] } };

const share = (turns: readonly Turn[]) => {
  const busy = median(turns.map((turn) => turn.busy));
  return Number.isNaN(busy) ? '' : ` (${Math.round(busy * 100)} % busy)`;
};

const shown: Record<Figure, (turns: readonly Turn[]) => string> = {
  perSecond: (turns) => withUnit(median(turns.map(({ perSecond }) => perSecond)), '/s'),
  p99: (turns) => withUnit(median(turns.map(({ p99 }) => p99)), ' ms'),
  processor: (turns) => withUnit(median(turns.map(({ processor }) => processor)), ' ms') + share(turns),
};

const names: Record<Figure, string> = { perSecond: 'requests/s', p99: 'p99', processor: 'processor time a request' };

/** One line of the result: medians of both, and the median of the rounds' ratios. */
export function pairRow({ row, what, ours, peer }: Pair, figure: Figure, goal?: Goal): Row {
  const of = (turns: readonly Turn[]) => turns.map((turn) => turn[figure]);
  return {
    row,
    what: `${what}: ${names[figure]}`,
    ours: shown[figure](ours),
    peer: `${peer.name} ${shown[figure](peer.turns)}`,
    ratio: medianOfRatios(of(ours), of(peer.turns)),
    numbers: { ours: of(ours), peer: of(peer.turns) },
    ...(goal === undefined ? {} : { goal }),
  };
}
