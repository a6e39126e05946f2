import { RESERVATION_HOURS } from '@apoti/contract/constants/reservation';
import { Section } from '../../shared/ui/Section';
import { Mail, Phone } from '../../shared/ui/Reach';
import { useSiteData } from '../../shared/site-data/site-data';
import styles from './ReserveSteps.module.css';

/** How to reserve, in three steps, and how long it lasts (P9, P34). */
export function ReserveSteps() {
  const { contact } = useSiteData();
  const { phone, email } = contact;
  return (
    <Section title="How to Reserve a Locker" ground="forest" id="reserve">
      <ol className={styles.steps}>
        <li>
          <h3>Contact us</h3>
          <p>
            Call {phone === '' ? 'us' : <Phone to={phone} />}
            {email !== '' && (
              <>
                {' '}
                or write to <Mail to={email} />
              </>
            )}
            .
          </p>
        </li>
        <li>
          <h3>Choose location and size</h3>
          <p>Name the station that suits you and a size that holds your parcel. We tell you what is free.</p>
        </li>
        <li>
          <h3>Get your PIN</h3>
          <p>It opens your compartment at that station, and no other.</p>
        </li>
      </ol>
      <p className={styles.term}>
        A standard reservation lasts <strong>{RESERVATION_HOURS} hours</strong>. It can be extended for a fee.
      </p>
    </Section>
  );
}
