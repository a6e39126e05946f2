import { useSiteData } from '../../shared/site-data/site-data';
import { Phone } from '../../shared/ui/Reach';
import { WaysOn } from '../../shared/ui/WaysOn';
import styles from './RegisterPage.module.css';

/** What a call to action leads to while there is no registration here (P17): says so, and where to go instead. */
export function RegisterPage() {
  const { site, contact } = useSiteData();
  const app = {
    label: 'Open the app',
    note: `Sign in to ${site.siteName}, if you have an account`,
    href: site.loginUrl,
  };
  return (
    <div className={styles.page}>
      <p className={styles.doors} aria-hidden="true">
        <span />
        <span />
        <span className={styles.open} />
      </p>
      <h1>Registration not available</h1>
      <p className={styles.text}>
        Accounts cannot be opened on this website. Tell us which station suits you and what you would like to send or
        receive, and we open the first door together.
      </p>
      <WaysOn
        title="Where to go instead"
        ways={[
          { label: 'Contact us', note: 'We set you up and answer your questions', href: '/contact' },
          { label: 'See the prices', note: 'Monthly plans, or pay by the parcel', href: '/pricing' },
          ...(site.loginUrl === '' ? [] : [app]),
        ]}
      />
      {contact.phone !== '' && (
        <p className={styles.text}>
          Quicker by phone: <Phone to={contact.phone} />
        </p>
      )}
    </div>
  );
}
