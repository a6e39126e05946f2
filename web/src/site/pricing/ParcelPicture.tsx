import type { Measures } from '@apoti/contract/lib/fit-parcel';
import { CompartmentSizes } from '../../shared/art/CompartmentSizes';
import type { PackageSize } from './package-sizes';
import type { ParcelAnswer } from './parcel-form';
import styles from './ParcelPicture.module.css';
import { solidOf } from './solid';

/** Between the two drawings, and around them, in cm of what they show. */
const GAP = 16;
const EDGE = 3;
/** A longer side than this would make the compartment a dot. */
const LONGEST = 300;

function Compartment({ measures, isOpen }: { measures: Measures; isOpen: boolean }) {
  const { floor, wall, back, top, side, front } = solidOf(measures);
  return (
    <g className={isOpen ? styles.compartment : styles.refused}>
      <path d={`${wall}${back}`} className={styles.inside} />
      <path d={floor} className={styles.ground} />
      <path d={`${top}${side}`} className={styles.shell} />
      <path d={front} className={styles.opening} />
    </g>
  );
}

function Parcel({ measures }: { measures: Measures }) {
  const { front, top, side } = solidOf(measures);
  return (
    <g className={styles.parcel}>
      <path d={front} className={styles.face} />
      <path d={top} className={styles.lid} />
      <path d={side} className={styles.shade} />
    </g>
  );
}

type ParcelPictureProps = { answer: ParcelAnswer; sizes: readonly PackageSize[] };

/** The compartment beside the parcel, both to one scale and lying alike (P8); all sizes while there is no parcel yet. */
export function ParcelPicture({ answer: { found }, sizes }: ParcelPictureProps) {
  const size = found?.fit.kind === 'fits' ? sizes[found.fit.index] : sizes.at(-1);
  if (found === null || size === undefined || Math.max(...found.measures) > LONGEST) return <CompartmentSizes />;
  const isTaken = found.fit.kind === 'fits';
  const [room, parcel] = [solidOf(size.measures), solidOf(found.measures)];
  const height = Math.max(room.height, parcel.height);
  const width = room.width + GAP + parcel.width;
  const box = [-EDGE, -EDGE, width + 2 * EDGE, height + 2 * EDGE].map(Math.round).join(' ');
  return (
    <figure>
      <svg
        viewBox={box}
        className={styles.picture}
        role="img"
        aria-label={`${isTaken ? 'A' : 'For comparison, a'} ${size.name.toLowerCase()} compartment, and your parcel beside it, to scale`}
      >
        <path d={`M${-EDGE} ${Math.round(height)}h${Math.round(width + 2 * EDGE)}`} className={styles.line} />
        <g transform={`translate(0 ${Math.round(height - room.height)})`}>
          <Compartment measures={size.measures} isOpen={isTaken} />
        </g>
        <g transform={`translate(${Math.round(room.width + GAP)} ${Math.round(height - parcel.height)})`}>
          <Parcel measures={found.measures} />
        </g>
      </svg>
      <figcaption className={styles.caption}>
        <span>
          {isTaken ? '' : 'For comparison: '}
          {size.name}, {size.dimensions}
        </span>
        <span>Your parcel, {found.measures.join('x')} cm</span>
      </figcaption>
    </figure>
  );
}
