import { PressArt } from '../../shared/art/PressArt';
import { Photo } from '../../shared/ui/Photo';
import type { PressItem } from './press-list';
import styles from './PressPicture.module.css';

type PressPictureProps = {
  item: Pick<PressItem, 'id' | 'picture'>;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
};

/** A post's picture, or a drawn one. It says nothing that the title beside it does not say. */
export function PressPicture({ item: { id, picture }, sizes }: PressPictureProps) {
  return (
    <div className={styles.picture}>
      <Photo src={picture} width={640} height={400} sizes={sizes} fallback={<PressArt seed={id} />} />
    </div>
  );
}
