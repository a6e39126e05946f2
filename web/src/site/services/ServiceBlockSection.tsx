import type { ServiceBlock } from '@apoti/contract';
import { buttonClass } from '../../shared/ui/Button';
import { Photo } from '../../shared/ui/Photo';
import { Section } from '../../shared/ui/Section';
import styles from './ServiceBlockSection.module.css';

type ServiceBlockSectionProps = { id: string; block: ServiceBlock; ground: 'deep' | 'forest' };

/** How wide the picture is shown: as the page, and beside the heading two parts of three. */
const SIZES = '(min-width: 76rem) 47rem, (min-width: 60rem) calc(67vw - 4rem), calc(100vw - 3rem)';

/** The e-commerce partnership or the API documentation (P7): words, what it includes, and where to go. */
export function ServiceBlockSection({ id, block, ground }: ServiceBlockSectionProps) {
  const { title, subtitle, description, image, features, ctaText, ctaLink } = block;
  const hasCall = ctaText.trim() !== '' && ctaLink !== '';
  return (
    <Section id={id} title={title} subtitle={subtitle} ground={ground} beside>
      <div className={`${styles.block} ${styles[ground]}`}>
        <Photo src={image} width={1280} height={720} sizes={SIZES} className={styles.image} />
        {description !== '' && <p className={styles.description}>{description}</p>}
        {features.length > 0 && (
          <ul className={styles.features}>
            {features.map((feature, index) => (
              <li key={index}>{feature}</li>
            ))}
          </ul>
        )}
        {hasCall && (
          <p>
            <a href={ctaLink} className={buttonClass('primary')}>
              {ctaText}
            </a>
          </p>
        )}
      </div>
    </Section>
  );
}
