import styles from './PressArt.module.css';

/** Doors of the drawn bank: x, y, width, height. Where none is, the screen stands; a bank without an open door has another door there. */
const DOORS = [
  [4, 4, 44, 36],
  [52, 4, 44, 20],
  [100, 4, 56, 36],
  [52, 28, 44, 44],
  [4, 44, 44, 52],
  [130, 44, 26, 24],
  [52, 76, 44, 20],
  [130, 72, 26, 24],
] as const;

type Place = readonly [x: number, y: number, width: number, height: number];

function Door({ at: [x, y, width, height] }: { at: Place }) {
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="1.5" className={styles.door} />
      <rect x={x + width - 5} y={y + height / 2 - 5} width="1.6" height="10" rx="0.8" className={styles.frame} />
    </g>
  );
}

/** The unit's screen, with its scanner and keys. */
function Panel() {
  return (
    <g>
      <rect x="100" y="44" width="26" height="52" rx="1.5" className={styles.panel} />
      <rect x="104" y="49" width="18" height="27" rx="1" className={styles.frame} />
      <path d="M107 55h12M107 60h8" className={styles.lines} />
      <rect x="107" y="65" width="12" height="6" rx="0.8" className={styles.open} />
      <path d="M106 83h7M106 88h7" className={styles.slots} />
      <rect x="116" y="81.5" width="6" height="8" rx="0.8" className={styles.frame} />
    </g>
  );
}

/** An open compartment: its door swung aside, a parcel in it. */
function Open({ at: [x, y, width, height] }: { at: Place }) {
  const side = Math.min(width * 0.56, height * 0.72);
  const left = x + (width - side) / 2;
  const top = y + height - side * 0.8 - 1.5;
  // At the left edge of the bank there is no room for it, so it opens to the right.
  const hinge = x < 20 ? x + width : x;
  const leaf = x < 20 ? 9 : -9;
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} className={styles.inside} />
      <rect x={left} y={top} width={side} height={side * 0.8} className={styles.parcel} />
      <path d={`M${left + side / 2} ${top}v${side * 0.8}`} className={styles.tape} />
      <path d={`M${hinge} ${y}l${leaf} -3v${height + 6}l${-leaf} -3z`} className={styles.open} />
    </g>
  );
}

/** Stands where a post has no picture: a bank of which another door is open each time, or none for -1. An ornament. */
export function PressArt({ seed, className = '' }: { seed: number; className?: string | undefined }) {
  const opened = seed < 0 ? undefined : DOORS[seed % DOORS.length];
  return (
    <svg
      viewBox="0 0 160 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={`${styles.art} ${className}`}
    >
      <rect width="160" height="100" className={styles.frame} />
      {DOORS.map((at, index) => (
        <Door key={index} at={at} />
      ))}
      {opened === undefined ? <Door at={[100, 44, 26, 52]} /> : <Panel />}
      {opened !== undefined && <Open at={opened} />}
    </svg>
  );
}
