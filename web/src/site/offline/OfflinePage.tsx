import { OFFLINE_LIST } from '../../shared/offline/places';
import { OFFLINE_UNTIL, OFFLINE_WHY } from '../../shared/offline/why';
import type { PageProps } from '../../shared/site-data/page-view';
import { buttonClass } from '../../shared/ui/Button';
import { Phone } from '../../shared/ui/Reach';
import styles from './OfflinePage.module.css';

/** What is shown without a line where a page is not kept (X4). The worker puts the list of those that are in its place,
 * and says it where there is a line and the site is not there. */
export function OfflinePage({ page: { phone } }: PageProps<{ phone: string }>) {
  return (
    <div className={styles.page}>
      <h1>{OFFLINE_WHY.noLine}</h1>
      <p>This page is not kept on your device. {OFFLINE_UNTIL.noLine}</p>
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
