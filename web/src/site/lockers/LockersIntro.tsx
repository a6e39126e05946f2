import { compartmentTotals } from '@apoti/contract/resources/stations/room';
import { lockerSizes } from '@apoti/contract/constants/locker-sizes';
import { Mail, Phone } from '../../shared/ui/Reach';
import { useSiteData } from '../../shared/site-data/site-data';
import type { LockerStation } from './locker-data';
import { LockerBank } from './LockerBank';
import styles from './LockersIntro.module.css';

/** The compartments of all working stations together. */
function networkRooms(stations: readonly LockerStation[]) {
  const active = stations.filter(({ status }) => status === 'active');
  const sum = (key: (typeof lockerSizes)[number]['key']) => ({
    count: active.reduce((total, station) => total + station.lockerSizes[key].count, 0),
    available: active.reduce((total, station) => total + station.lockerSizes[key].available, 0),
  });
  return { small: sum('small'), medium: sum('medium'), large: sum('large') };
}

/** The page's head: how many compartments are free now, drawn as one long bank, and whom to call (P9). */
export function LockersIntro({ stations }: { stations: readonly LockerStation[] }) {
  const { contact } = useSiteData();
  const rooms = networkRooms(stations);
  const { count, available } = compartmentTotals({ lockerSizes: rooms });
  return (
    <header className={styles.intro}>
      <div className={styles.inner}>
        <h1>Locker Stations</h1>
        <div className={styles.beside}>
          {count > 0 && (
            <p className={styles.lede}>
              <strong>{available}</strong> of {count} compartments are free now: the lit ones.
            </p>
          )}
          {contact.phone + contact.email !== '' && (
            <p className={styles.banner}>
              <span>Call or write to reserve</span>
              {contact.phone !== '' && <Phone to={contact.phone} />}
              {contact.email !== '' && <Mail to={contact.email} />}
            </p>
          )}
        </div>
      </div>
      {count > 0 && <LockerBank rooms={rooms} most={240} mixed className={styles.bank} />}
    </header>
  );
}
