import { Section } from '../../shared/ui/Section';
import type { SizeFacts } from './locker-data';
import styles from './SizesSection.module.css';

/** The three sizes as open compartments in proportion: dimensions, what fits, price, and the colour that stands for each (P9). */
export function SizesSection({ sizes }: { sizes: readonly SizeFacts[] }) {
  return (
    <Section
      title="Three sizes"
      subtitle="Each has its colour: that of the free compartments at the stations."
      ground="deep"
      id="sizes"
    >
      <ul className={styles.sizes}>
        {sizes.map(({ key, name, dimensions, suitable, price }) => (
          <li key={key} className={styles.size}>
            <div className={styles.shelf}>
              <span className={`${styles.door} ${styles[key]}`} aria-hidden="true" />
            </div>
            <h3>{name}</h3>
            <p className={styles.dimensions}>{dimensions}</p>
            <p>{suitable}</p>
            {price !== '' && (
              <p className={styles.price}>
                <strong>{price}</strong> for a parcel
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
