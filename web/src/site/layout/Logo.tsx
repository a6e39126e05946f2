import { Mark } from '../../shared/ui/Mark';
import { useSiteData } from '../../shared/site-data/site-data';
import styles from './Logo.module.css';

/** The logo of the media library, else the mark; the site's name stands beside it. */
export function Logo() {
  const { site, placed } = useSiteData();
  const { logo } = placed;
  if (logo === undefined) return <Mark siteName={site.siteName} />;
  const { url, width, height } = logo;
  const size = width !== null && height !== null ? { width, height } : {};
  return <img src={url} alt="" decoding="async" className={styles.logo} {...size} />;
}
