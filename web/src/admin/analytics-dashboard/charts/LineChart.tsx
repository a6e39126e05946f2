import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import styles from './LineChart.module.css';
import { EDGES, plotOf, type Plot } from './line-plot';
import { useWidth } from './use-width';

/** One line; `before` is the same in the period before. */
export type Line = { name: string; tone: 'first' | 'second'; values: readonly number[]; before: readonly number[] };

type LineChartProps = {
  label: string;
  names: readonly { short: string; whole: string }[];
  lines: readonly Line[];
  compare: boolean;
};

const HEIGHT = 280;
const FIRST_WIDTH = 720;

/** Lines over time. Pointer and arrow keys tell the figures of one point, in words above. */
export function LineChart({ label, names, lines, compare }: LineChartProps) {
  const { ref, width } = useWidth<HTMLDivElement>(FIRST_WIDTH);
  const [chosen, setChosen] = useState<number | null>(null);
  const most = Math.max(0, ...lines.flatMap(({ values, before }) => (compare ? [...values, ...before] : values)));
  const plot = plotOf(names.length, most, { width, height: HEIGHT });
  const point = chosen === null ? null : Math.min(chosen, names.length - 1);
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) =>
    setChosen(plot.nearest(clientX - currentTarget.getBoundingClientRect().left));
  const onKeyDown = (event: KeyboardEvent) => {
    const last = names.length - 1;
    const now = point ?? last;
    const next = { ArrowLeft: now - 1, ArrowRight: point === null ? last : now + 1, Home: 0, End: last }[event.key];
    if (event.key === 'Escape') setChosen(null);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(Math.min(last, Math.max(0, next)));
  };
  return (
    <div ref={ref} className={styles.chart}>
      <Told point={point} names={names} lines={lines} compare={compare} />
      <div
        role="group"
        aria-label={`${label}. Arrow keys tell one point after the other; the table has them all.`}
        tabIndex={0}
        className={styles.stage}
        onKeyDown={onKeyDown}
        onBlur={() => setChosen(null)}
      >
        <svg
          aria-hidden="true"
          width={width}
          height={HEIGHT}
          onPointerMove={onPointerMove}
          onPointerDown={onPointerMove}
          onPointerLeave={() => setChosen(null)}
        >
          <Ground plot={plot} names={names} width={width} />
          {lines.map((line) => (
            <g key={line.name} className={styles[line.tone]}>
              <path d={plot.areaOf(line.values)} className={styles.area} />
              {compare && <path d={plot.lineOf(line.before)} className={styles.before} />}
              <path d={plot.lineOf(line.values)} className={styles.line} />
              {names.length === 1 && <circle cx={plot.x(0)} cy={plot.y(line.values[0] ?? 0)} r="4" />}
            </g>
          ))}
          {point !== null && <Cross plot={plot} point={point} lines={lines} />}
        </svg>
      </div>
    </div>
  );
}

type ToldProps = Omit<LineChartProps, 'label'> & { point: number | null };

/** Which line is which, and what is told of the chosen point. */
function Told({ point, names, lines, compare }: ToldProps) {
  return (
    <p className={styles.told} role="status">
      <span className={styles.when}>{point === null ? 'Whole period' : names[point]?.whole}</span>
      {lines.map(({ name, tone, values, before }) => {
        const told = (figures: readonly number[]) =>
          (point === null ? figures.reduce((sum, figure) => sum + figure, 0) : (figures[point] ?? 0)).toLocaleString(
            'en',
          );
        return (
          <span key={name} className={styles[tone]}>
            <i aria-hidden="true" /> {name} <b>{told(values)}</b>
            {compare && <small>before {told(before)}</small>}
          </span>
        );
      })}
    </p>
  );
}

type GroundProps = { plot: Plot; names: LineChartProps['names']; width: number };

function Ground({ plot, names, width }: GroundProps) {
  return (
    <g className={styles.ground}>
      {plot.ticks.map((tick) => (
        <g key={tick}>
          <line x1={EDGES.left} x2={width - EDGES.right} y1={plot.y(tick)} y2={plot.y(tick)} />
          <text x={EDGES.left - 10} y={plot.y(tick) + 4} textAnchor="end">
            {tick.toLocaleString('en')}
          </text>
        </g>
      ))}
      {plot.named.map((place) => (
        <text
          key={place}
          x={plot.x(place)}
          y={HEIGHT - 6}
          textAnchor={place === names.length - 1 && names.length > 1 ? 'end' : 'middle'}
        >
          {names[place]?.short}
        </text>
      ))}
    </g>
  );
}

function Cross({ plot, point, lines }: { plot: Plot; point: number; lines: readonly Line[] }) {
  return (
    <g className={styles.cross}>
      <line x1={plot.x(point)} x2={plot.x(point)} y1={EDGES.top} y2={HEIGHT - EDGES.bottom} />
      {lines.map(({ name, tone, values }) => (
        <circle key={name} className={styles[tone]} cx={plot.x(point)} cy={plot.y(values[point] ?? 0)} r="5" />
      ))}
    </g>
  );
}
