import { PressArt } from '../../shared/art/PressArt';
import type { PressItem } from './press-list';
import styles from './PressPicture.module.css';

/** A post's picture, or a drawn one. It says nothing that the title beside it does not say. */
export function PressPicture({ item: { id, picture } }: { item: Pick<PressItem, 'id' | 'picture'> }) {
  return (
    <div className={styles.picture}>
      {picture === '' ? (
        <PressArt seed={id} />
      ) : (
        <img src={picture} alt="" width={640} height={400} loading="lazy" decoding="async" />
      )}
    </div>
  );
}
