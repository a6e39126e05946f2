import type { Home } from '@apoti/contract';
import { HeroIcon } from '../../shared/ui/HeroIcon';
import { watchOneOpen } from '../../shared/ui/one-open';
import { Section } from '../../shared/ui/Section';
import styles from './FeaturesSection.module.css';

/** The grid of features, one card open at a time (P5). `details` elements, so that cards open without script. */
export function FeaturesSection({ features }: { features: Home['features'] }) {
  if (features.items.length === 0) return null;
  return (
    <Section title={features.title} subtitle={features.subtitle} ground="deep" id="features">
      <ul className={styles.grid} ref={watchOneOpen}>
        {features.items.map(({ key, title, summary, details, icon }) => (
          <li key={key} className={styles.card}>
            <HeroIcon name={icon} className={styles.icon} />
            <h3>{title}</h3>
            {summary !== '' && <p>{summary}</p>}
            {details !== '' && (
              <details name="feature">
                <summary>
                  <span className={styles.more}>Learn More</span>
                  <span className={styles.less}>See Less</span>
                  <span className="visually-hidden">: {title}</span>
                </summary>
                <p>{details}</p>
              </details>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
