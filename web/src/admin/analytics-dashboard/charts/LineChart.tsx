import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import styles from './LineChart.module.css';
import { EDGES, plotOf, type Plot } from './line-plot';
import { LineKey, PointMark } from './Marks';
import { pointText, toldOf, type Line, type PointName } from './point-text';
import { useWidth } from './use-width';

type LineChartProps = {
  label: string;
  names: readonly PointName[];
  /** Of the period before, where it is shown, too. */
  beforeNames: readonly PointName[] | null;
  lines: readonly Line[];
};

const HEIGHT = 280;
const FIRST_WIDTH = 720;
/** With more points than that, marks would hide their line: those that are named below have one. */
const MARKED_POINTS = 31;

/** Numbers beside the lines stay within their room, however large: `4,000`, `12K`, `1.2M`. */
const compact = new Intl.NumberFormat('en', { notation: 'compact' });
const tickText = (tick: number) => (tick < 10_000 ? tick.toLocaleString('en') : compact.format(tick));

type Chosen = { point: number; byKey: boolean };

/** Lines over time. Pointer and arrow keys tell the figures of one point, in words above. */
export function LineChart({ label, names, beforeNames, lines }: LineChartProps) {
  const { ref, width } = useWidth<HTMLDivElement>(FIRST_WIDTH);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const compare = beforeNames !== null;
  const most = Math.max(0, ...lines.flatMap(({ values, before }) => (compare ? [...values, ...before] : values)));
  const plot = plotOf(names.length, most, { width, height: HEIGHT });
  const last = names.length - 1;
  const point = chosen === null ? null : Math.min(chosen.point, last);
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) =>
    setChosen({ point: plot.nearest(clientX - currentTarget.getBoundingClientRect().left), byKey: false });
  const onKeyDown = (event: KeyboardEvent) => {
    const now = point ?? last;
    const next = { ArrowLeft: now - 1, ArrowRight: point === null ? last : now + 1, Home: 0, End: last }[event.key];
    if (event.key === 'Escape') setChosen(null);
    if (next === undefined) return;
    event.preventDefault();
    setChosen({ point: Math.min(last, Math.max(0, next)), byKey: true });
  };
  return (
    <div ref={ref} className={styles.chart}>
      <Legend point={point} names={names} beforeNames={beforeNames} lines={lines} />
      <p className="visually-hidden" role="status">
        {chosen?.byKey && point !== null && pointText(lines, { point, names, beforeNames })}
      </p>
      <div
        role="application"
        aria-roledescription="chart"
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
            <DrawnLine key={line.name} line={line} plot={plot} compare={compare} />
          ))}
          {point !== null && <Cross plot={plot} point={point} lines={lines} />}
        </svg>
      </div>
    </div>
  );
}

type LegendProps = Omit<LineChartProps, 'label'> & { point: number | null };

/** Which line is which, and what is told of the chosen point. */
function Legend({ point, names, beforeNames, lines }: LegendProps) {
  const whenBefore = point === null || beforeNames === null ? '' : `, before ${beforeNames[point]?.whole ?? ''}`;
  return (
    <p className={styles.told}>
      <span className={styles.when}>
        {point === null ? 'Whole period' : names[point]?.whole}
        {whenBefore}
      </span>
      {lines.map((line) => {
        const { now, before } = toldOf(line, point);
        return (
          <span key={line.name}>
            <LineKey tone={line.tone} /> {line.name} <b>{now}</b>
            {beforeNames !== null && (
              <small>
                <LineKey tone={line.tone} isBefore /> before {before}
              </small>
            )}
          </span>
        );
      })}
    </p>
  );
}

function DrawnLine({ line, plot, compare }: { line: Line; plot: Plot; compare: boolean }) {
  const { tone, values, before } = line;
  const marked = values
    .map((_, place) => place)
    .filter((place) => values.length <= MARKED_POINTS || plot.isNamed(place));
  return (
    <g className={styles[tone]}>
      <path d={plot.areaOf(values)} className={styles.area} />
      {compare && <path d={plot.lineOf(before)} className={styles.before} />}
      <path d={plot.lineOf(values)} className={styles.line} />
      {marked.map((place) => (
        <PointMark key={place} tone={tone} x={plot.x(place)} y={plot.y(values[place] ?? 0)} />
      ))}
    </g>
  );
}

type GroundProps = { plot: Plot; names: readonly PointName[]; width: number };

function Ground({ plot, names, width }: GroundProps) {
  return (
    <g className={styles.ground}>
      {plot.ticks.map((tick) => (
        <g key={tick}>
          <line x1={EDGES.left} x2={width - EDGES.right} y1={plot.y(tick)} y2={plot.y(tick)} />
          <text x={EDGES.left - 10} y={plot.y(tick) + 4} textAnchor="end">
            {tickText(tick)}
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
        <g key={name} className={styles[tone]}>
          <PointMark tone={tone} x={plot.x(point)} y={plot.y(values[point] ?? 0)} size={5.5} />
        </g>
      ))}
    </g>
  );
}
