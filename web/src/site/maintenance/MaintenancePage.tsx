import type { PageProps } from '../../shared/site-data/page-view';
import { useSiteData } from '../../shared/site-data/site-data';
import { isMailAddress } from '@apoti/contract/lib/reach';
import { phoneLink, whatsappLink } from '../../shared/lib/phone';
import { Mark } from '../../shared/ui/Mark';
import styles from './MaintenancePage.module.css';

type Reach = { phone: string; whatsapp: string; email: string };

/** What visitors see at every address while the site is closed for maintenance: that it comes back, and how to reach a person. */
export function MaintenancePage({ page }: PageProps<Reach>) {
  const { site } = useSiteData();
  return (
    <div className={styles.page}>
      <p className={styles.brand}>
        <Mark siteName={site.siteName} className={styles.mark} /> {site.siteName}
      </p>
      <h1>We are working on our website</h1>
      <p>It is back in a few minutes. Please load this page again then.</p>
      <p>The lockers work as ever: codes, cards and PINs open them.</p>
      <Ways page={page} />
    </div>
  );
}

function Ways({ page: { phone, whatsapp, email } }: { page: Reach }) {
  const ways = [
    { name: 'Phone', text: phone, href: phoneLink(phone) },
    { name: 'WhatsApp', text: whatsapp, href: whatsappLink(whatsapp) },
    { name: 'E-mail', text: email, href: isMailAddress(email) ? `mailto:${email.trim()}` : '' },
  ].filter(({ text }) => text.trim() !== '');
  if (ways.length === 0) return null;
  return (
    <section className={styles.ways} aria-labelledby="ways">
      <h2 id="ways">Do you need help now?</h2>
      <dl>
        {ways.map(({ name, text, href }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{href === '' ? text : <a href={href}>{text}</a>}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
