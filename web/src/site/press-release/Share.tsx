import { useState } from 'react';
import { useHydrated } from '../../shared/lib/use-hydrated';
import styles from './Share.module.css';
import { shareLinks } from './share-links';

function CopyLink({ url }: { url: string }) {
  const [note, setNote] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setNote('Link copied');
    } catch {
      setNote(url);
    }
  };
  return (
    <>
      <button type="button" className={styles.way} onClick={() => void copy()}>
        Copy link
      </button>
      <p role="status" className={styles.note}>
        {note}
      </p>
    </>
  );
}

/** Passes the page on (P14). */
export function Share({ title, url }: { title: string; url: string }) {
  const isHydrated = useHydrated();
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
        {/* Without script it could do nothing. */}
        <li>{isHydrated && <CopyLink url={url} />}</li>
      </ul>
    </section>
  );
}
