import { PAY_AS_YOU_GO_HOURS } from '@apoti/contract/constants/pricing';
import { RESERVATION_HOURS } from '@apoti/contract/constants/reservation';
import type { Measures } from '@apoti/contract/lib/fit-parcel';
import { Section } from '../../shared/ui/Section';
import type { PackageSize } from './package-sizes';
import styles from './PackagesSection.module.css';

/** Height of the drawings, in cm of what they show. */
const FLOOR = 66;

/** A compartment's front, all to one scale: a door that stands on the floor. */
function Front({ measures }: { measures: Measures }) {
  const [height = 0, width = 0] = [...measures].sort((a, b) => a - b);
  const scale = Math.min(1, (FLOOR - 6) / Math.max(height, 1), 90 / Math.max(width, 1));
  const [w, h] = [width * scale, height * scale];
  return (
    <svg viewBox={`0 0 96 ${FLOOR}`} className={styles.front} aria-hidden="true">
      <rect x="2" y={FLOOR - 2 - h} width={w} height={h} rx="1" className={styles.door} />
      <path d={`M${w - 3} ${FLOOR - 2 - h / 2 - 4}v8`} className={styles.handle} />
      <path d={`M0 ${FLOOR - 1}h96`} className={styles.floor} />
    </svg>
  );
}

function Card({ size }: { size: PackageSize }) {
  const { name, price, dimensions, maxKg, ideal, measures } = size;
  return (
    <li className={styles.card}>
      <Front measures={measures} />
      <h3>{name} package</h3>
      <p className={styles.price}>{price}</p>
      <dl className={styles.facts}>
        <div>
          <dt>Dimensions</dt>
          <dd>{dimensions}</dd>
        </div>
        <div>
          <dt>Weight limit</dt>
          <dd>Up to {maxKg} kg</dd>
        </div>
        <div>
          <dt>Ideal for</dt>
          <dd>{ideal}</dd>
        </div>
      </dl>
      <p className={styles.storage}>{PAY_AS_YOU_GO_HOURS}-hour storage included</p>
    </li>
  );
}

/** Single packages: the three priced sizes to scale, the fourth on request (P8, P34). */
export function PackagesSection({ sizes }: { sizes: readonly PackageSize[] }) {
  const standard = sizes[0]?.price ?? '';
  return (
    <Section
      title="Pay as you go"
      subtitle={`${standard} per standard package with ${PAY_AS_YOU_GO_HOURS}-hour storage. No plan needed.`}
      id="pay-as-you-go"
    >
      <ul className={styles.cards}>
        {sizes.map((size) => (
          <Card key={size.name} size={size} />
        ))}
        <li className={styles.ask}>
          <svg viewBox={`0 0 96 ${FLOOR}`} className={styles.front} aria-hidden="true">
            <rect x="2" y="2" width="82" height={FLOOR - 4} rx="1" className={styles.empty} />
            <path d={`M0 ${FLOOR - 1}h96`} className={styles.floor} />
          </svg>
          <h3>Larger than that?</h3>
          <p>Each unit has a fourth size, the largest. It has no list price.</p>
          <p>
            <a href="/contact">Contact us</a> and tell us what it is.
          </p>
        </li>
      </ul>
      <p className={styles.reserve}>
        <strong>Reserving a compartment ahead?</strong> A standard reservation lasts {RESERVATION_HOURS} hours and can
        be extended for a fee.
      </p>
    </Section>
  );
}
