import { percentText } from '@apoti/contract/resources/analytics/figure-text';
import { numberText } from '../../../shared/lib/number-text';
import { Donut, type Slice } from '../charts/Donut';
import { FigureTable } from './FigureTable';
import { Panel } from './Panel';

type SharePanelProps = {
  title: string;
  note?: string;
  caption: string;
  /** What has a share, and what is counted. */
  heads: readonly [string, string];
  slices: readonly Slice[];
};

/** Parts of a whole, as a ring and as a table. */
export function SharePanel({ title, note, caption, heads: [name, counted], slices }: SharePanelProps) {
  return (
    <Panel
      title={title}
      note={note ?? null}
      isEmpty={slices.every(({ count }) => count === 0)}
      chart={<Donut slices={slices} />}
      table={
        <FigureTable
          caption={caption}
          heads={[name, counted, 'Share']}
          rows={slices.map((slice) => ({
            key: slice.key,
            cells: [slice.name, numberText(slice.count), percentText(slice.percentage)],
          }))}
        />
      }
    />
  );
}
