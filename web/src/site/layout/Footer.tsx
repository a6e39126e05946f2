import { Fragment, type ReactNode } from 'react';
import type { Footer as FooterContent, FooterLink } from '@apoti/contract';
import { NewsletterBox } from '../../sections/newsletter-box/NewsletterBox';
import { settingsLink } from '../../shared/consent/settings-link';
import { socialNetworks } from '../../shared/ui/social-networks';
import { Mail, Phone } from '../../shared/ui/Reach';
import { useSiteData } from '../../shared/site-data/site-data';
import styles from './Footer.module.css';
import { Logo } from './Logo';

function Links({ title, links, children }: { title: string; links: FooterLink[]; children?: ReactNode }) {
  if (links.length === 0 && !children) return null;
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

/** Who stands behind the site, line by line; what an editor has emptied takes no line and is no link without a name. */
function Company({ company: { name, address, email, phone } }: { company: FooterContent['companyInfo'] }) {
  const lines = [name, address, email && <Mail to={email} />, phone && <Phone to={phone} />].filter(
    (line) => line !== '',
  );
  if (lines.length === 0) return null;
  return (
    <address>
      {lines.map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </address>
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
            {footer.description !== '' && <p>{footer.description}</p>}
            <Company company={footer.companyInfo} />
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
          {footer.copyrightText !== '' && <p>{footer.copyrightText}</p>}
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
