import { networkClaims } from '@apoti/contract/constants/claims';
import type { Home, NetworkPlace } from '@apoti/contract';
import { Claims } from '../../shared/ui/Claims';
import { Section } from '../../shared/ui/Section';
import styles from './NetworkSection.module.css';

function City({ name, places }: { name: string; places: NetworkPlace[] }) {
  if (places.length === 0) return null;
  return (
    <div className={styles.city}>
      <h3>
        {name} <span className={styles.count}>{places.length === 1 ? '1 station' : `${places.length} stations`}</span>
      </h3>
      <ul>
        {places.map((place) => (
          <li key={place.key}>
            <strong>{place.name}</strong>
            {place.area !== '' && <span>{place.area}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

type NetworkSectionProps = {
  network: Home['network'];
  /** Whether the network's figures stand below; not where a page shows them elsewhere. */
  claims?: boolean;
};

/** Where the stations are, city by city, and what comes next (P5, P12). Each place is a door of the bank. */
export function NetworkSection({ network, claims = true }: NetworkSectionProps) {
  if (network.lagos.length + network.abuja.length === 0 && network.expansion === '' && !claims) return null;
  return (
    <Section title={network.title} subtitle={network.subtitle} ground="forest" id="locations">
      <div className={styles.bank}>
        <City name="Lagos" places={network.lagos} />
        <City name="Abuja" places={network.abuja} />
      </div>
      {network.expansion !== '' && (
        <div className={styles.next}>
          {network.expansionTitle !== '' && <h3>{network.expansionTitle}</h3>}
          <p>{network.expansion}</p>
        </div>
      )}
      {claims && <Claims claims={networkClaims} />}
    </Section>
  );
}
