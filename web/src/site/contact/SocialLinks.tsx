import type { SocialLinks as Links } from '@apoti/contract';
import { socialNetworks } from '../../shared/ui/social-networks';
import styles from './SocialLinks.module.css';

/** The company on other networks (P11); those without an address are left out. */
export function SocialLinks({ links }: { links: Links }) {
  const shown = socialNetworks.filter(([name]) => links[name] !== '');
  if (shown.length === 0) return null;
  return (
    <nav aria-label="Social networks" className={styles.social}>
      <h3>Follow along</h3>
      <ul>
        {shown.map(([name, label, Icon]) => (
          <li key={name}>
            <a href={links[name]} rel="noopener">
              <Icon aria-hidden="true" /> {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
