import { LOCATION_SPACE_FT } from '@apoti/contract/constants/facts';
import styles from './Reasons.module.css';

/** Drawing units of a foot. */
const FOOT = 24;
const [height, width, depth] = LOCATION_SPACE_FT;
const tall = height * FOOT;
const wide = width * FOOT;
const deep = depth * FOOT;
const LEFT = 96;
const GROUND = 290;
/** Depth goes up and to the right, shortened as the eye does. */
const back = { x: deep * 0.62, y: deep * 0.42 };

const front = `M${LEFT} ${GROUND}v-${tall}h${wide}v${tall}z`;
const edges = [
  `M${LEFT} ${GROUND - tall}l${back.x} -${back.y}h${wide}v${tall}l-${back.x} ${back.y}`,
  `M${LEFT + wide} ${GROUND - tall}l${back.x} -${back.y}`,
].join('');
const unseen = `M${LEFT} ${GROUND}l${back.x} -${back.y}h${wide}M${LEFT + back.x} ${GROUND - back.y}v-${tall}`;

const COLUMNS = 5;
const ROWS = 4;
const GAP = 4;
const door = { width: (wide - GAP * (COLUMNS + 1)) / COLUMNS, height: (tall - GAP * (ROWS + 1)) / ROWS };
const doors = Array.from({ length: COLUMNS * ROWS }, (_, index) => ({
  x: LEFT + GAP + (index % COLUMNS) * (door.width + GAP),
  y: GROUND - tall + GAP + Math.floor(index / COLUMNS) * (door.height + GAP),
}));
const OPEN = 11;

/** The space of a unit, empty and dashed, with a person of 5 ft 7 beside it. */
export function SpaceArt() {
  return (
    <svg
      viewBox="0 44 440 286"
      className={styles.space}
      role="img"
      aria-label={`A box of ${height} by ${width} by ${depth} feet beside a grown-up person`}
    >
      <path d={`M0 ${GROUND}h440`} className={styles.ground} />
      {doors.map(({ x, y }, index) => (
        <rect key={index} {...door} x={x} y={y} rx="2" className={index === OPEN ? styles.open : styles.doors} />
      ))}
      <path d={unseen} className={styles.hidden} />
      <path d={front + edges} className={styles.box} />
      <circle cx="48" cy={GROUND - 122} r="12" className={styles.person} />
      <path d={`M30 ${GROUND - 50}v-42c0-20 36-20 36 0v42h-6v50h-10v-44h-4v44h-10v-50z`} className={styles.person} />
      <text x={LEFT + wide / 2} y={GROUND + 28} textAnchor="middle" className={styles.feet}>
        {width} ft
      </text>
      <text x={LEFT - 8} y={GROUND - tall + 18} textAnchor="end" className={styles.feet}>
        {height} ft
      </text>
      <text x={LEFT + wide + back.x / 2 + 12} y={GROUND - 4} className={styles.feet}>
        {depth} ft
      </text>
    </svg>
  );
}
