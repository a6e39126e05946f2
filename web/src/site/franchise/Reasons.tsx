import { accessWays, COMPARTMENTS_PER_UNIT, SCREEN_INCHES } from '@apoti/contract/constants/facts';
import { LOCATION_SPACE_TEXT } from '@apoti/contract/constants/franchise';
import { Section } from '../../shared/ui/Section';
import styles from './Reasons.module.css';
import { SpaceArt } from './SpaceArt';

const reasons = [
  {
    title: 'It opens when nobody is there',
    text: `${accessWays.slice(0, -1).join(', ')} or ${accessWays.at(-1) ?? ''}, at any hour of the day and the week.`,
  },
  {
    title: 'It grows with its street',
    text: `A unit begins with ${COMPARTMENTS_PER_UNIT} compartments in four sizes and grows as needed.`,
  },
  {
    title: 'It stands outdoors',
    text: `Weatherproof, with a ${SCREEN_INCHES}-inch touch screen, so a forecourt or a gate is as good as a hall.`,
  },
  {
    title: 'It has more than one kind of customer',
    text: 'Individuals, businesses, logistics companies and online shops use the same doors.',
  },
] as const;

/** Why a partner would want one, and the space that it takes, drawn beside a person (P12, P35). */
export function Reasons() {
  return (
    <Section title="Why a locker, and why with us" ground="paper">
      <div className={styles.reasons}>
        <ul>
          {reasons.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <figure>
          <SpaceArt />
          <figcaption>
            <strong>{LOCATION_SPACE_TEXT}</strong>
            All the space it needs: a corner of a car park, a plaza, a filling station or an estate’s gate.
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}
