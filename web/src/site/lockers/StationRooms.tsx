import { lockerSizes } from '@apoti/contract/constants/locker-sizes';
import { compartmentTotals } from '@apoti/contract/resources/stations/room';
import type { LockerStation } from './locker-data';
import { LockerBank } from './LockerBank';
import styles from './StationRooms.module.css';

const bankState = { active: 'open', maintenance: 'dark', inactive: 'dark', planned: 'planned' } as const;

/** A station's compartments, drawn and counted: all of them and by size (P9). */
export function StationRooms({ station }: { station: LockerStation }) {
  const { lockerSizes: rooms, status } = station;
  const { count, available } = compartmentTotals(station);
  const isOpen = status === 'active';
  return (
    <div className={styles.cabinet}>
      <LockerBank rooms={rooms} state={bankState[status]} className={styles.bank} />
      <p className={styles.total}>
        {isOpen ? (
          <>
            <strong>{available}</strong> of {count} free
          </>
        ) : (
          <>
            <strong>{count}</strong> {count === 1 ? 'compartment' : 'compartments'}
          </>
        )}
      </p>
      <dl className={styles.sizes}>
        {lockerSizes.map(({ key, name }) => (
          <div key={key}>
            <dt>
              <span className={`${styles.swatch} ${styles[key]}`} aria-hidden="true" />
              {name}
            </dt>
            <dd>{isOpen ? `${rooms[key].available} of ${rooms[key].count}` : rooms[key].count}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
