import styles from './CompartmentSizes.module.css';

type Size = { name: string; x: number; width: number; height: number };

/** The four sizes in proportion to each other; the largest stands open. */
const sizes: Size[] = [
  { name: 'S', x: 6, width: 58, height: 46 },
  { name: 'M', x: 78, width: 76, height: 68 },
  { name: 'L', x: 168, width: 94, height: 100 },
  { name: 'XL', x: 292, width: 112, height: 136 },
];
const FLOOR = 164;

function Closed({ x, width, height }: Size) {
  const top = FLOOR - height;
  return (
    <>
      <rect x={x} y={top} width={width} height={height} rx="3" className={styles.door} />
      <path d={`M${x + width - 10} ${top + height / 2 - 6}v12`} className={styles.handle} />
    </>
  );
}

function Open({ x, width, height }: Size) {
  const top = FLOOR - height;
  const side = 64;
  const left = x + (width - side) / 2;
  return (
    <>
      <rect x={x} y={top} width={width} height={height} className={styles.inside} />
      <path d={`M${left} ${FLOOR - side}h${side}v${side}h-${side}z`} className={styles.parcel} />
      <path d={`M${left + side / 2} ${FLOOR - side}v${side}`} className={styles.tape} />
      <path d={`M${x} ${top}l-22 9V${FLOOR}H${x}z`} className={styles.leaf} />
    </>
  );
}

/** The four compartment sizes side by side (P35). Ornament only: the list beside it says it in words. */
export function CompartmentSizes() {
  return (
    <svg viewBox="0 0 410 200" className={styles.sizes} aria-hidden="true">
      {sizes.map((size) => (
        <g key={size.name}>
          {size.name === 'XL' ? <Open {...size} /> : <Closed {...size} />}
          <text x={size.x + size.width / 2} y="192" textAnchor="middle" className={styles.name}>
            {size.name}
          </text>
        </g>
      ))}
      <path d={`M0 ${FLOOR}h410`} className={styles.floor} />
    </svg>
  );
}
