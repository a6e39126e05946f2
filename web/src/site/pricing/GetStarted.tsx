import { Banner } from '../../shared/ui/Banner';
import { buttonClass } from '../../shared/ui/Button';
import styles from './GetStarted.module.css';

/** Where to go from the prices: sales, an account, or a person who helps (P8). */
export function GetStarted() {
  return (
    <div className={styles.band}>
      <Banner
        title="Enterprise Solutions"
        text="Hundreds of parcels a week, several branches, or units of your own? We make a price for it."
      >
        <a href="/contact" className={buttonClass('primary')}>
          Contact Sales
        </a>
      </Banner>
      <div className={styles.pair}>
        <Banner title="Ready to Get Started?" text="One account for everything that you send." look="signal">
          <a href="/register" className={buttonClass('secondary')}>
            Create Your Account
          </a>
          <a href="/contact" className={buttonClass('quiet', styles.underlined)}>
            Contact Sales
          </a>
        </Banner>
        <Banner title="Need Help Choosing?" text="Tell us what you send and how often. We do the sum." look="card">
          <a href="/contact" className={buttonClass('secondary')}>
            Contact Support
          </a>
        </Banner>
      </div>
    </div>
  );
}
