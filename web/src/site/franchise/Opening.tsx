import { networkClaims } from '@apoti/contract/constants/claims';
import { REPLY_HOURS } from '@apoti/contract/constants/franchise';
import { riderPicture } from '../../shared/art/pictures/rider';
import { buttonClass } from '../../shared/ui/Button';
import { Claims } from '../../shared/ui/Claims';
import { Picture } from '../../shared/ui/Picture';
import styles from './Opening.module.css';
import { FORM_ID } from './use-apply';

/** How wide the picture is shown: below the words as the page, beside them a little less than half of it. */
const SIZES = '(max-width: 60rem) calc(100vw - 3rem), (max-width: 76rem) calc(47.5vw - 2.8rem), 33.5rem';

/** What the page is about, and how far the network has come (P12). */
export function Opening() {
  return (
    <div className={styles.opening}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <p className={styles.kicker}>Franchise</p>
          <h1>
            <span>Own the doors, </span>
            <span>or lend the corner</span>
          </h1>
          <p className={styles.text}>
            Every parcel pays for its compartment. Put your money into a unit, or give one a place to stand, and take
            your part of that.
          </p>
          <div className={styles.actions}>
            <a className={buttonClass('primary')} href="#models">
              Compare the two ways
            </a>
            <a className={buttonClass('secondary')} href={`#${FORM_ID}`}>
              Go to the form
            </a>
          </div>
          <p className={styles.reply}>Replies within {REPLY_HOURS} hours</p>
        </div>
        <Picture picture={riderPicture} className={styles.unit} loading="eager" fetchPriority="high" sizes={SIZES} />
      </div>
      <div className={styles.claims}>
        <h2 className="visually-hidden">The network in figures</h2>
        <Claims claims={networkClaims} />
      </div>
    </div>
  );
}
