import { arc, pie } from 'd3-shape';
import styles from './Donut.module.css';

/** A part of a whole. */
export type Slice = { key: string; name: string; count: number; percentage: number };

const SIZE = 168;
const rings = arc<{ startAngle: number; endAngle: number }>()
  .innerRadius(SIZE / 2 - 26)
  .outerRadius(SIZE / 2)
  .cornerRadius(2)
  .padAngle(0.018);

type DonutProps = { slices: readonly Slice[]; total: number; counted: string };

/** Parts of a whole as a ring, each named beside it. For the eye alone: the table says the same. */
export function Donut({ slices, total, counted }: DonutProps) {
  const parts = pie<Slice>()
    .sort(null)
    .value(({ count }) => count)([...slices]);
  return (
    <div className={styles.donut} aria-hidden="true">
      <svg width={SIZE} height={SIZE} viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`}>
        {parts.map((part, place) => (
          <path key={part.data.key} d={rings(part) ?? ''} className={styles.slice} data-place={place} />
        ))}
        <text className={styles.total} y="2" textAnchor="middle">
          {total.toLocaleString('en')}
        </text>
        <text className={styles.counted} y="20" textAnchor="middle">
          {counted}
        </text>
      </svg>
      <ul className={styles.names}>
        {slices.map(({ key, name, count, percentage }, place) => (
          <li key={key}>
            <i className={styles.mark} data-place={place} />
            <span>{name}</span>
            <b>{percentage.toFixed(1)}%</b>
            <small>{count.toLocaleString('en')}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
