import { whatsappLink } from '../../shared/lib/phone';
import { Mail, Phone } from '../../shared/ui/Reach';
import type { ContactDetails } from './contact-data';
import styles from './ContactWays.module.css';

/** The page's head: three cards as doors of one bank, the quickest way in open; one without anything in it is left out (P11). */
export function ContactWays({ contact }: { contact: ContactDetails }) {
  const { phone, whatsapp, email, supportEmail, address, hours, weekendHours } = contact;
  const chat = whatsappLink(whatsapp);
  const hasCall = phone + whatsapp !== '';
  const hasMail = email + supportEmail + address !== '';
  const hasHours = hours + weekendHours !== '';
  return (
    <header className={styles.ways}>
      <div className={styles.inner}>
        <h1>Contact us</h1>
        {(hasCall || hasMail || hasHours) && (
          <ul className={styles.bank}>
            {hasCall && (
              <li className={styles.call}>
                <h2>Call</h2>
                {phone !== '' && <Phone to={phone} className={styles.large} />}
                {chat === '' ? (
                  whatsapp !== '' && <p>WhatsApp: {whatsapp}</p>
                ) : (
                  <a href={chat} rel="noopener">
                    Chat on WhatsApp
                  </a>
                )}
              </li>
            )}
            {hasMail && (
              <li>
                <h2>Email</h2>
                {email !== '' && <Mail to={email} />}
                {supportEmail !== '' && (
                  <p>
                    For help with a parcel: <Mail to={supportEmail} />
                  </p>
                )}
                {address !== '' && <p>By post: {address}</p>}
              </li>
            )}
            {hasHours && (
              <li>
                <h2>Working hours</h2>
                {hours !== '' && <p>{hours}</p>}
                {weekendHours !== '' && <p>{weekendHours}</p>}
              </li>
            )}
          </ul>
        )}
      </div>
    </header>
  );
}
