import { networkClaims } from '@apoti/contract/constants/claims';
import type { Home, NetworkPlace } from '@apoti/contract';
import { Claims } from '../../shared/ui/Claims';
import { Section } from '../../shared/ui/Section';
import styles from './NetworkSection.module.css';

function City({ name, places }: { name: string; places: NetworkPlace[] }) {
  return (
    <div className={styles.city}>
      <h3>
        {name} <span className={styles.count}>{places.length} stations</span>
      </h3>
      <ul>
        {places.map((place) => (
          <li key={place.key}>
            <strong>{place.name}</strong>
            <span>{place.area}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where the stations are, city by city, and what comes next (P5). Each place is a door of the bank. */
export function NetworkSection({ network }: { network: Home['network'] }) {
  return (
    <Section title={network.title} subtitle={network.subtitle} ground="forest" id="locations">
      <div className={styles.bank}>
        <City name="Lagos" places={network.lagos} />
        <City name="Abuja" places={network.abuja} />
      </div>
      {network.expansion !== '' && (
        <div className={styles.next}>
          <h3>{network.expansionTitle}</h3>
          <p>{network.expansion}</p>
        </div>
      )}
      <Claims claims={networkClaims} />
    </Section>
  );
}
