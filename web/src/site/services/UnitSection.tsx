import {
  accessWays,
  COMPARTMENT_SIZES,
  COMPARTMENTS_PER_UNIT,
  LOCATION_SPACE_FT,
  OPENING,
  PRICED_SIZES,
  SCREEN_INCHES,
} from '@apoti/contract/constants/facts';
import { oneOf } from '@apoti/contract/lib/one-of';
import { screenPicture } from '../../shared/art/pictures/screen';
import { Picture } from '../../shared/ui/Picture';
import { Section } from '../../shared/ui/Section';
import styles from './UnitSection.module.css';

/** What a unit is, as its data sheet says it (P35). */
const sheet = [
  ['Compartments', `${COMPARTMENTS_PER_UNIT}, expandable`],
  ['Sizes', `${COMPARTMENT_SIZES}; ${PRICED_SIZES} of them have a list price`],
  ['Access', oneOf(accessWays)],
  ['Touch screen', `${SCREEN_INCHES} inches`],
  ['Open', OPENING],
  ['Weather', 'Weatherproof, stands outdoors'],
  ['Help', 'A chatbot at any hour'],
  ['Apps', 'Web and mobile app'],
  ['Space it needs', `${LOCATION_SPACE_FT.join(' × ')} ft`],
] as const;

/** How wide the picture is shown: as the page, and half of it where the sheet has room beside it. */
const SIZES = '(min-width: 76rem) 35rem, (min-width: 50rem) calc(50vw - 3rem), calc(100vw - 3rem)';

/** The unit behind all services. */
export function UnitSection() {
  return (
    <Section title="The unit behind it" subtitle="Every station is one of these" id="unit">
      <div className={styles.unit}>
        <Picture picture={screenPicture} sizes={SIZES} className={styles.photo} />
        <dl className={styles.sheet}>
          {sheet.map(([term, fact]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
