import { CopyLink } from '../../shared/ui/CopyLink';
import styles from './Share.module.css';
import { shareLinks } from './share-links';

/** Passes the page on (P14). */
export function Share({ title, url }: { title: string; url: string }) {
  return (
    <section aria-labelledby="share" className={styles.share}>
      <h2 id="share">Pass it on</h2>
      <ul>
        {shareLinks(title, url).map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="noopener" className={styles.way}>
              {name}
            </a>
          </li>
        ))}
        <li className={styles.copy}>
          <CopyLink address={url} className={styles.way} />
        </li>
      </ul>
    </section>
  );
}
