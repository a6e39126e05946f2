import { RETURN } from '@apoti/contract/constants/franchise';
import { illustratedYears, type ReturnIllustration } from '@apoti/contract/lib/illustrate-return';
import { shortNaira } from '@apoti/contract/lib/naira';
import styles from './Calculator.module.css';

const WIDTH = 440;
const GROUND = 300;
/** Height of one year's return, and its width with the gap beside it. */
const DOOR = 46;
const COLUMN = WIDTH / illustratedYears.length;
const GAP = 4;
const TOP = 40;
/** So many returns make up the stake. */
const STAKE_Y = GROUND - DOOR / RETURN;

type ColumnProps = { year: number; together: number | null };

/** A year's column of doors: those of the years before it, its own open on top; dashed where it is still to be chosen. */
function Column({ year, together }: ColumnProps) {
  const x = (year - 1) * COLUMN + GAP;
  const doors = Array.from({ length: year }, (_, index) => GROUND - (index + 1) * DOOR);
  const width = COLUMN - 2 * GAP;
  return (
    <g>
      {together === null ? (
        <rect
          x={x + 1}
          y={GROUND - year * DOOR}
          width={width - 2}
          height={year * DOOR - GAP}
          className={styles.empty}
        />
      ) : (
        doors.map((y, index) => (
          <rect
            key={y}
            x={x}
            y={y}
            width={width}
            height={DOOR - GAP}
            rx="3"
            className={index === year - 1 ? styles.open : styles.shut}
          />
        ))
      )}
      {together !== null && (
        <text x={x + width / 2} y={GROUND - year * DOOR - 8} textAnchor="middle" className={styles.sum}>
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
export function ReturnChart({ result }: { result: ReturnIllustration }) {
  return (
    <svg viewBox={`0 ${TOP} ${WIDTH} ${GROUND + 32 - TOP}`} className={styles.chart} aria-hidden="true">
      {illustratedYears.map((year) => (
        <Column key={year} year={year} together={result.rows.find((row) => row.year === year)?.together ?? null} />
      ))}
      <path d={`M0 ${STAKE_Y - 2}h${WIDTH}`} className={styles.stake} />
      <text x="4" y={STAKE_Y - 10} className={styles.axis}>
        Your stake: {shortNaira(result.amount)}
      </text>
    </svg>
  );
}
