import type { HeroSlide } from '@apoti/contract';
import { Button } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import { contentTexts } from '../content-texts';
import styles from './DeleteSlide.module.css';
import { slideName } from './slide-name';

type DeleteSlideProps = { slide: HeroSlide | undefined; onCancel: () => void; onDelete: (id: number) => void };

/** Asks before a slide goes: the exact question first, its name below. */
export function DeleteSlide({ slide, onCancel, onDelete }: DeleteSlideProps) {
  return (
    <Dialog title={contentTexts.deleteSlide} open={slide !== undefined} onClose={onCancel}>
      {slide && (
        <div className={styles.body}>
          <p className={styles.name}>{slideName(slide)}</p>
          <div className={styles.answers}>
            <Button look="secondary" onClick={onCancel}>
              Cancel
            </Button>
            <Button look="danger" onClick={() => onDelete(slide.id)}>
              Delete
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
