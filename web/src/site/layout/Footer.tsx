import type { ReactNode } from 'react';
import type { FooterLink } from '@apoti/contract';
import { NewsletterBox } from '../../sections/newsletter-box/NewsletterBox';
import { settingsLink } from '../../shared/consent/settings-link';
import { socialNetworks } from '../../shared/ui/social-networks';
import { useSiteData } from '../../shared/site-data/site-data';
import styles from './Footer.module.css';
import { Logo } from './Logo';

function Links({ title, links, children }: { title: string; links: FooterLink[]; children?: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ key, label, path }) => (
          <li key={key}>
            <a href={path}>{label}</a>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

/** Links that the footer has in any case, after those of the content. */
const always: FooterLink[] = [
  { key: 'accessibility', label: 'Accessibility', path: '/accessibility' },
  { key: 'admin', label: 'Admin', path: '/login' },
];

/** The footer (P3): its texts come from the content, and all its links but those that must not be missing. */
export function Footer() {
  const { site, footer, tags } = useSiteData();
  const named = [...footer.legalLinks, ...footer.quickLinks].map(({ path }) => path);
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {footer.newsletter.enabled && <NewsletterBox texts={footer.newsletter} />}
        <div className={styles.columns}>
          <div className={styles.about}>
            <p className={styles.brand}>
              <Logo /> {site.siteName}
            </p>
            <p>{footer.description}</p>
            <address>
              {footer.companyInfo.name}
              <br />
              {footer.companyInfo.address}
              <br />
              <a href={`mailto:${footer.companyInfo.email}`}>{footer.companyInfo.email}</a>
              <br />
              <a href={`tel:${footer.companyInfo.phone.replace(/[^+\d]/g, '')}`}>{footer.companyInfo.phone}</a>
            </address>
          </div>
          <Links title="Quick links" links={footer.quickLinks} />
          <Links title="Services" links={footer.services} />
          <Links title="Legal" links={[...footer.legalLinks, ...always.filter(({ path }) => !named.includes(path))]}>
            {tags !== undefined && (
              <li>
                <a href={settingsLink.path} data-cookie-settings="">
                  {settingsLink.label}
                </a>
              </li>
            )}
          </Links>
        </div>
        <div className={styles.end}>
          <p>{footer.copyrightText}</p>
          <ul>
            {socialNetworks.map(([name, label, Icon]) =>
              footer.socialLinks[name] === '' ? null : (
                <li key={name}>
                  <a href={footer.socialLinks[name]} aria-label={label} rel="noopener">
                    <Icon aria-hidden="true" />
                  </a>
                </li>
              ),
            )}
          </ul>
        </div>
      </div>
    </footer>
  );
}
