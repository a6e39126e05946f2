import styles from './LineChart.module.css';

/** Which of two lines: they differ by their colour, by their marks, and in the time before by their dashes. */
export type Tone = 'first' | 'second';

type PointMarkProps = { tone: Tone; x: number; y: number; size?: number };

/** A line's mark at one of its points: a dot on the first, a square on the second. */
export function PointMark({ tone, x, y, size = 3.5 }: PointMarkProps) {
  if (tone === 'first') return <circle cx={x} cy={y} r={size} />;
  return <rect x={x - size} y={y - size} width={2 * size} height={2 * size} />;
}

/** A piece of a line, beside its name. */
export function LineKey({ tone, isBefore = false }: { tone: Tone; isBefore?: boolean }) {
  return (
    <svg className={styles.key} aria-hidden="true" width="26" height="10">
      <g className={styles[tone]}>
        <path d="M1 5H25" className={isBefore ? styles.before : styles.line} />
        {!isBefore && <PointMark tone={tone} x={13} y={5} />}
      </g>
    </svg>
  );
}
