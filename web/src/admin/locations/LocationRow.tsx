import { compartmentTotals, stationTexts, toggledStatus, type Station } from '@apoti/contract';
import { FiToggleLeft, FiToggleRight } from 'react-icons/fi';
import { saveStation } from '../../shared/api/stations';
import { newUuid } from '../../shared/lib/uuid';
import { Badge, type BadgeTone } from '../../shared/ui/Badge';
import { EntryRow, RowSwitch } from '../entry-editing/EntryRow';
import { locationName, statusNames } from './location-labels';
import { locationOnSite, locationScreen } from './location-screen';
import { locationNaira } from './location-sums';
import styles from './LocationRow.module.css';

type LocationRowProps = {
  station: Station;
  /** Of the list; undefined while nothing may be saved. */
  revision: string | undefined;
  search: string;
  onDelete: () => void;
};

const tones: Record<Station['status'], BadgeTone> = {
  active: 'good',
  maintenance: 'warn',
  inactive: 'bad',
  planned: 'plain',
};

/** A location in the list: its name and place, how it does, and what can be done with it. */
export function LocationRow({ station, revision, search, onDelete }: LocationRowProps) {
  const { id, area, state, address, status } = station;
  const isActive = status === 'active';
  const toggle = async () => {
    const toggled = { id, status: toggledStatus(status) };
    await saveStation({ station: toggled, revision: revision ?? '', idempotencyKey: newUuid() });
    return stationTexts.updated;
  };
  return (
    <EntryRow
      screen={locationScreen}
      entry={station}
      className={styles.row}
      site={locationOnSite(id)}
      beside={<Facts station={station} />}
      badge={<Badge tone={tones[status]}>{statusNames[status]}</Badge>}
      actions={
        <RowSwitch
          screen={locationScreen}
          label={`Active: ${locationName(station)}`}
          icon={isActive ? <FiToggleRight aria-hidden="true" /> : <FiToggleLeft aria-hidden="true" />}
          isOn={isActive}
          canChange={revision !== undefined}
          onSwitch={toggle}
        />
      }
      canChange={revision !== undefined}
      {...{ search, onDelete }}
    >
      <p>{[area, state].filter((text) => text !== '').join(', ')}</p>
      <p>{address}</p>
    </EntryRow>
  );
}

function Facts({ station }: { station: Station }) {
  const { count, available } = compartmentTotals(station);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Available</dt>
        <dd>
          {available.toLocaleString('en')} <span>of {count.toLocaleString('en')}</span>
        </dd>
      </div>
      <div>
        <dt>Revenue</dt>
        <dd>{locationNaira(station.monthlyRevenue)}</dd>
      </div>
      <div>
        <dt>Rating</dt>
        <dd>{station.customerRating === 0 ? '–' : station.customerRating.toLocaleString('en')}</dd>
      </div>
    </dl>
  );
}
