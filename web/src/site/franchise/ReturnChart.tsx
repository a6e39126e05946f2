import { illustratedYears, type ReturnIllustration } from '@apoti/contract/lib/illustrate-return';
import { shortNaira } from '@apoti/contract/lib/naira';
import styles from './Calculator.module.css';

const WIDTH = 440;
const GROUND = 300;
/** Height of what stands highest: five years' return or the stake. */
const HEIGHT = 230;
/** Width of a column with the gap beside it. */
const COLUMN = WIDTH / illustratedYears.length;
const GAP = 4;
const TOP = 40;

type ColumnProps = {
  year: number;
  together: number | null;
  /** Height of one year's return, with the gap above it. */
  door: number;
};

/** A year's column of doors: those of the years before it, its own open on top; dashed where it is still to be chosen. */
function Column({ year, together, door }: ColumnProps) {
  const x = (year - 1) * COLUMN + GAP;
  const doors = Array.from({ length: year }, (_, index) => GROUND - (index + 1) * door);
  const width = COLUMN - 2 * GAP;
  const gap = Math.min(GAP, door / 2);
  return (
    <g>
      {together === null ? (
        <rect
          x={x + 1}
          y={GROUND - year * door}
          width={width - 2}
          height={year * door - gap}
          className={styles.empty}
        />
      ) : (
        doors.map((y, index) => (
          <rect
            key={y}
            x={x}
            y={y}
            width={width}
            height={door - gap}
            rx="3"
            className={index === year - 1 ? styles.open : styles.shut}
          />
        ))
      )}
      {together !== null && (
        <text x={x + width / 2} y={GROUND - year * door - 8} textAnchor="middle" className={styles.sum}>
          {shortNaira(together)}
        </text>
      )}
      <text x={x + width / 2} y={GROUND + 24} textAnchor="middle" className={styles.axis}>
        Year {year}
      </text>
    </g>
  );
}

/** The return that comes together, as columns of locker doors beside the stake; the table says the same. */
export function ReturnChart({ result, rate }: { result: ReturnIllustration; rate: number }) {
  // So many returns make up the stake: both fit in.
  const stake = 1 / rate;
  const door = HEIGHT / Math.max(illustratedYears.length, stake);
  const stakeY = GROUND - door * stake;
  return (
    <svg viewBox={`0 ${TOP} ${WIDTH} ${GROUND + 32 - TOP}`} className={styles.chart} aria-hidden="true">
      {illustratedYears.map((year) => (
        <Column
          key={year}
          year={year}
          door={door}
          together={result.rows.find((row) => row.year === year)?.together ?? null}
        />
      ))}
      <path d={`M0 ${stakeY - 2}h${WIDTH}`} className={styles.stake} />
      <text x="4" y={stakeY - 10} className={styles.axis}>
        Your stake: {shortNaira(result.amount)}
      </text>
    </svg>
  );
}
