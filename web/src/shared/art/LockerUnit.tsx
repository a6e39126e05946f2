import styles from './LockerUnit.module.css';

/** Doors of each column from the top, as heights in units; the column with the screen stands in the middle. */
const columns = [
  [3, 3, 2, 2, 1, 1],
  [1, 1, 2, 2, 3, 3],
  [2, 1, 1, 2, 2, 4],
  'screen',
  [2, 2, 1, 1, 2, 4],
  [3, 2, 2, 1, 1, 3],
  [1, 1, 1, 2, 3, 4],
] as const;

const UNIT = 34;
const WIDTH = 76;
const GAP = 4;
const TOP = 58;
const LEFT = 24;

type Door = { x: number; y: number; height: number };

function doorsOf(): Door[] {
  return columns.flatMap((column, index) => {
    if (column === 'screen') return [];
    let y = TOP;
    return column.map((units) => {
      const door = { x: LEFT + index * (WIDTH + GAP), y, height: units * UNIT - GAP };
      y += units * UNIT;
      return door;
    });
  });
}

const doors = doorsOf();
/** The doors that stand open in turn: in reach, and apart from each other. */
const opened = [8, 26, 22, 1, 33, 16];
const SCREEN_X = LEFT + 3 * (WIDTH + GAP);

function OpenDoor({ x, y, height }: Door) {
  const size = Math.min(34, height - 14);
  return (
    <g>
      <rect x={x} y={y} width={WIDTH} height={height} className={styles.inside} />
      <rect x={x + (WIDTH - size) / 2} y={y + height - size} width={size} height={size} className={styles.parcel} />
      <path d={`M${x + WIDTH / 2} ${y + height - size}v${size}`} className={styles.tape} />
      <path d={`M${x} ${y}l-18 7v${height}l18 -7z`} className={styles.leaf} />
    </g>
  );
}

function Screen() {
  const x = SCREEN_X;
  return (
    <g>
      <rect x={x} y={TOP} width={WIDTH} height={12 * UNIT - GAP} className={styles.column} />
      <rect x={x + 8} y={TOP + 92} width={WIDTH - 16} height={104} rx="3" className={styles.glass} />
      <path
        d={`M${x + 18} ${TOP + 106}h14v14h-14zM${x + 44} ${TOP + 106}h14v14h-14zM${x + 18} ${TOP + 132}h14v14h-14z`}
        className={styles.code}
      />
      <path
        d={`M${x + 44} ${TOP + 132}h6v6h-6zM${x + 52} ${TOP + 140}h6v6h-6zM${x + 18} ${TOP + 166}h40`}
        className={styles.code}
      />
      <path d={`M${x + 18} ${TOP + 178}h24`} className={styles.code} />
      <rect x={x + 22} y={TOP + 220} width={WIDTH - 44} height="10" rx="2" className={styles.glass} />
    </g>
  );
}

/** All closed doors as three paths: their leaves, the light on their upper edges, their handles. */
function ClosedDoors({ doors: closed }: { doors: Door[] }) {
  const path = (draw: (door: Door) => string) => closed.map(draw).join('');
  return (
    <>
      <path d={path(({ x, y, height }) => `M${x} ${y}h${WIDTH}v${height}h-${WIDTH}z`)} className={styles.door} />
      <path d={path(({ x, y }) => `M${x} ${y + 1}h${WIDTH}`)} className={styles.edge} />
      <path d={path(({ x, y, height }) => `M${x + WIDTH - 10} ${y + height / 2 - 5}v10`)} className={styles.handle} />
    </>
  );
}

/** A locker unit from the front, on the ground that its picture ends with. `open` counts through the doors that stand open, one at a time. */
export function LockerUnit({ open = 0, className = '' }: { open?: number; className?: string | undefined }) {
  const shown = opened[open % opened.length];
  return (
    <svg
      viewBox="0 0 608 494"
      className={`${styles.unit} ${className}`}
      role="img"
      aria-label="A parcel locker with a screen and one open compartment"
    >
      <path d="M0 40 28 14h552l28 26v8H0z" className={styles.roof} />
      <rect x="14" y="48" width="580" height="428" className={styles.body} />
      <path d="M20 51h568" className={styles.lamp} />
      <ClosedDoors doors={doors.filter((_, index) => index !== shown)} />
      <Screen />
      {doors.map((door, index) => (index === shown ? <OpenDoor key={index} {...door} /> : null))}
      <path d="M14 476h580v18H14z" className={styles.base} />
    </svg>
  );
}
