import { memo } from 'react';
import { hasRoom } from '@apoti/contract/resources/stations/room';
import { directionsLink } from '../../shared/lib/directions';
import { phoneLink } from '../../shared/lib/phone';
import { Badge } from '../../shared/ui/Badge';
import { buttonClass } from '../../shared/ui/Button';
import { CopyLink } from '../../shared/ui/CopyLink';
import { TimeAgo } from '../../shared/ui/TimeAgo';
import type { LockerStation } from './locker-data';
import { distanceText } from './locker-filter';
import { closedReason, stationPath, statusNames } from './station-texts';
import { StationRooms } from './StationRooms';
import styles from './StationUnit.module.css';

function Closed({ station }: { station: LockerStation }) {
  const { instead } = station;
  return (
    <p className={styles.closed}>
      {closedReason(station)}{' '}
      {instead !== null && (
        <>
          Nearest with room: <a href={stationPath(instead.id)}>{instead.name}</a>, {distanceText(instead.km)} away.
        </>
      )}
    </p>
  );
}

type StationUnitProps = {
  station: LockerStation;
  /** From the visitor, in km. */
  km: number | null;
  /** Null until the browser has taken over. */
  now: number | null;
  /** Whether the address points it out. */
  marked: boolean;
  /** Called to reserve; none where that is no number. */
  phone: string;
};

/** A station as a unit of the bank: its compartments and what is to be known of it (P9). Kept while nothing of it changes: there may be hundreds. */
export const StationUnit = memo(function StationUnit({ station, km, now, marked, phone }: StationUnitProps) {
  const call = phoneLink(phone);
  const { id, name, address, area, state, status, operatingHours, features, updatedAt } = station;
  return (
    <li id={`station-${id}`} className={`${styles.unit} ${marked ? styles.marked : ''}`} tabIndex={-1}>
      <StationRooms station={station} />
      <div className={styles.plate}>
        <p className={styles.state}>
          <Badge tone={status === 'active' ? 'good' : 'bad'}>{statusNames[status]}</Badge>
          {km !== null && <strong>{distanceText(km)} from you</strong>}
          <TimeAgo at={updatedAt} now={now} prefix="Updated" className={styles.updated} />
        </p>
        <h3>
          <a href={stationPath(id)}>{name}</a>
        </h3>
        <address className={styles.address}>
          {address}
          <span>
            {[area, state].filter((part) => part !== '').join(', ')}
            {operatingHours !== '' && ` · Open ${operatingHours}`}
          </span>
        </address>
        {features.length > 0 && (
          <ul className={styles.features} aria-label="Features">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        )}
        {!hasRoom(station) && <Closed station={station} />}
        <p className={styles.actions}>
          {hasRoom(station) && call !== '' && (
            <a href={call} className={buttonClass('primary')}>
              Reserve Now<span className="visually-hidden"> at {name}, by phone</span>
            </a>
          )}
          <a
            href={directionsLink(station)}
            className={buttonClass('secondary')}
            target="_blank"
            rel="noopener noreferrer"
          >
            Get Directions<span className="visually-hidden"> to {name} (opens a map)</span>
          </a>
          <CopyLink address={stationPath(id)} of={name} />
        </p>
      </div>
    </li>
  );
});
