import { OFFLINE_LIST } from '../../shared/offline/places';
import type { PageProps } from '../../shared/site-data/page-view';
import { buttonClass } from '../../shared/ui/Button';
import { Phone } from '../../shared/ui/Reach';
import styles from './OfflinePage.module.css';

/** What is shown without a line where a page is not kept (X4). The worker puts the list of those that are in its place. */
export function OfflinePage({ page: { phone } }: PageProps<{ phone: string }>) {
  return (
    <div className={styles.page}>
      <h1>You are offline</h1>
      <p>This page is not kept on your device. It opens as soon as you have a connection again.</p>
      <p>
        <a href="" className={buttonClass()}>
          Try again
        </a>
      </p>
      <div id={OFFLINE_LIST} />
      {phone.trim() !== '' && (
        <p>
          Do you stand in front of a locker? Call us: <Phone to={phone} />
        </p>
      )}
    </div>
  );
}
