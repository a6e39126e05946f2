import type { MapTiles } from '@apoti/contract';
import { directionsLink } from '../../shared/lib/directions';
import { Section } from '../../shared/ui/Section';
import type { PlaceOffice, PlaceStation } from './contact-data';
import { mapPlaces } from './map-places';
import { PlacesMap } from './PlacesMap';
import styles from './PlacesSection.module.css';

function OfficeCard({ office }: { office: PlaceOffice }) {
  const { name, address, purpose } = office;
  return (
    <li className={styles.office}>
      <h3>{name}</h3>
      <address>{address}</address>
      {purpose !== '' && <p>{purpose}</p>}
      <a href={directionsLink(office)} target="_blank" rel="noopener noreferrer">
        Get Directions<span className="visually-hidden"> to the office {name} (opens a map)</span>
      </a>
    </li>
  );
}

type PlacesSectionProps = {
  offices: readonly PlaceOffice[];
  stations: readonly PlaceStation[];
  mapTiles: MapTiles | null;
};

/** Where the company is (P11): offices and stations as text, and on a map for those who want one. */
export function PlacesSection({ offices, stations, mapTiles }: PlacesSectionProps) {
  if (offices.length + stations.length === 0) return null;
  return (
    <Section title="Where we are" ground="forest" id="offices">
      <div className={offices.length === 0 ? '' : styles.places}>
        {offices.length > 0 && (
          <ul className={styles.offices}>
            {offices.map((office) => (
              <OfficeCard key={office.key} office={office} />
            ))}
          </ul>
        )}
        <PlacesMap places={mapPlaces(offices, stations)} tiles={mapTiles} />
      </div>
      {stations.length > 0 && (
        <details className={styles.stations}>
          <summary>{stations.length === 1 ? 'The one station' : `All ${stations.length} stations`} as a list</summary>
          <ul>
            {stations.map(({ id, name, address }) => (
              <li key={id}>
                <a href={`/lockers?station=${id}#station-${id}`}>{name}</a>
                <span>{address}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Section>
  );
}
