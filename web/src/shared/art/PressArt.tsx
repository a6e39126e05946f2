import styles from './PressArt.module.css';

/** Doors of the drawn bank: x, y, width, height. */
const DOORS = [
  [4, 4, 44, 36],
  [52, 4, 44, 20],
  [100, 4, 56, 36],
  [52, 28, 44, 44],
  [4, 44, 44, 52],
  [100, 44, 26, 52],
  [130, 44, 26, 24],
  [52, 76, 44, 20],
  [130, 72, 26, 24],
] as const;

/** Stands where a post has no picture: a bank of which another door is open each time, or none for -1. An ornament. */
export function PressArt({ seed, className = '' }: { seed: number; className?: string | undefined }) {
  const open = seed < 0 ? -1 : seed % DOORS.length;
  return (
    <svg
      viewBox="0 0 160 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={`${styles.art} ${className}`}
    >
      <rect width="160" height="100" className={styles.frame} />
      {DOORS.map(([x, y, width, height], index) => (
        <g key={index}>
          <rect
            x={x}
            y={y}
            width={width}
            height={height}
            rx="1.5"
            className={index === open ? styles.open : styles.door}
          />
          {index !== open && (
            <rect x={x + width - 5} y={y + height / 2 - 5} width="1.6" height="10" rx="0.8" className={styles.frame} />
          )}
        </g>
      ))}
    </svg>
  );
}
