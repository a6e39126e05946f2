import type { Home, PlacedFile } from '@apoti/contract';
import { PlacedPicture } from '../../shared/ui/PlacedPicture';
import { PAGE_WIDTH } from '../../shared/ui/shown-widths';
import { markLooks, PartnerMark } from '../../shared/art/PartnerMark';
import styles from './PartnersSection.module.css';

type PartnersSectionProps = { partners: Home['partners']; picture?: PlacedFile | null };

/** The partners, set as one picture of name plates (P5); a picture that was placed beside them also stands alone. */
export function PartnersSection({ partners, picture = null }: PartnersSectionProps) {
  const hasPartners = partners.items.length > 0;
  if (!hasPartners && !picture) return null;
  const looks = markLooks(partners.items);
  return (
    <section id="partners" className={styles.band} aria-label="Partners">
      <figure className={styles.inner}>
        {hasPartners && partners.title !== '' && <figcaption>{partners.title}</figcaption>}
        {hasPartners && (
          <ul>
            {partners.items.map(({ key, name, kind }, at) => (
              <li key={key}>
                <PartnerMark {...(looks[at] ?? { color: 0, figure: 0 })} className={styles.mark} />
                <span className={styles.name}>{name}</span>
                {kind !== '' && <span className={styles.kind}>{kind}</span>}
              </li>
            ))}
          </ul>
        )}
        <PlacedPicture picture={picture} className={styles.picture} sizes={PAGE_WIDTH} />
      </figure>
    </section>
  );
}
