import { PressArt } from '../../shared/art/PressArt';
import { Photo } from '../../shared/ui/Photo';
import type { PressItem } from './press-list';
import styles from './PressPicture.module.css';

/** A post's picture, or a drawn one. It says nothing that the title beside it does not say. */
export function PressPicture({ item: { id, picture } }: { item: Pick<PressItem, 'id' | 'picture'> }) {
  return (
    <div className={styles.picture}>
      <Photo
        src={picture}
        width={640}
        height={400}
        sizes="(max-width: 48rem) 100vw, 24rem"
        fallback={<PressArt seed={id} />}
      />
    </div>
  );
}
