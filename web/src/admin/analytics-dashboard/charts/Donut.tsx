import { percentText } from '@apoti/contract/resources/analytics/figure-text';
import { arc, pie } from 'd3-shape';
import { numberText } from '../../../shared/lib/number-text';
import styles from './Donut.module.css';

/** A part of a whole. Its tone is its own, whichever others are there and whatever their order. */
export type Slice = { key: string; name: string; count: number; percentage: number; tone: number };

const SIZE = 168;
const rings = arc<{ startAngle: number; endAngle: number }>()
  .innerRadius(SIZE / 2 - 26)
  .outerRadius(SIZE / 2)
  .cornerRadius(2)
  .padAngle(0.018);

/** Parts of a whole as a ring with the largest one's share in it, each named beside. For the eye alone: the table says the same. */
export function Donut({ slices }: { slices: readonly Slice[] }) {
  const shown = slices.filter(({ count }) => count > 0);
  const parts = pie<Slice>()
    .sort(null)
    .value(({ count }) => count)(shown);
  const most = shown.reduce<Slice | undefined>(
    (best, one) => (best && best.count >= one.count ? best : one),
    undefined,
  );
  return (
    <div className={styles.donut} aria-hidden="true">
      <svg width={SIZE} height={SIZE} viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`}>
        {parts.map((part) => (
          <path key={part.data.key} d={rings(part) ?? ''} className={styles.slice} data-tone={part.data.tone} />
        ))}
        {most && (
          <>
            <text className={styles.most} y="2" textAnchor="middle">
              {percentText(most.percentage)}
            </text>
            <text className={styles.named} y="20" textAnchor="middle">
              {most.name}
            </text>
          </>
        )}
      </svg>
      <ul className={styles.names}>
        {slices.map(({ key, name, count, percentage, tone }) => (
          <li key={key}>
            <i className={styles.mark} data-tone={tone} />
            <span>{name}</span>
            <b>{percentText(percentage)}</b>
            <small>{numberText(count)}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
