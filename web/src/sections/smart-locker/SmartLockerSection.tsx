import { smartLockerClaims } from '@apoti/contract/constants/claims';
import type { Home } from '@apoti/contract';
import { unitPicture } from '../../shared/art/pictures/unit';
import { Claims } from '../../shared/ui/Claims';
import { Picture } from '../../shared/ui/Picture';
import { Section } from '../../shared/ui/Section';
import styles from './SmartLockerSection.module.css';

/** How wide the picture is shown: as the page, and beside the words five parts of nine. */
const SIZES = '(min-width: 76rem) 39rem, (min-width: 44rem) calc(55.5vw - 3.3rem), calc(100vw - 3rem)';

/** What a unit is and can do, with the claims that belong to it (P5, P35). */
export function SmartLockerSection({ smartLocker }: { smartLocker: Home['smartLocker'] }) {
  const { title, subtitle, description, points } = smartLocker;
  return (
    <Section
      title={title}
      subtitle={subtitle}
      id="smart-locker"
      opening={{
        words: description !== '' && <p className={styles.description}>{description}</p>,
        picture: <Picture picture={unitPicture} sizes={SIZES} />,
      }}
    >
      {points.length > 0 && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      <Claims claims={smartLockerClaims} />
    </Section>
  );
}
