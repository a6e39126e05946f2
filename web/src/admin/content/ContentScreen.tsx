import { useState } from 'react';
import { Button } from '../../shared/ui/Button';
import { Spinner } from '../../shared/ui/Spinner';
import { adminToast } from '../../shared/ui/toast';
import { useContentEditing } from '../content-editing/ContentEditing';
import { SaveState } from '../shell/SaveState';
import { ConflictPanel } from './ConflictPanel';
import styles from './content.module.css';
import { HeroCarousel } from './HeroCarousel';
import { Notices } from './Notices';

/** Texts of back-office §8. */
const UPDATED = 'Content updated successfully!';
const NOT_UPDATED = 'Failed to update content';

/** Content Management (A4): edits save themselves; the button saves at once. */
export function ContentScreen() {
  const { session, state, loadError } = useContentEditing();
  const [busy, setBusy] = useState(false);
  const { work } = state;

  const save = async () => {
    setBusy(true);
    const saved = await session.save();
    setBusy(false);
    if (saved) adminToast.success(UPDATED);
    else adminToast.error(NOT_UPDATED);
  };

  if (!work) return loadError === null ? <Spinner label="Loading content..." /> : <p role="alert">{loadError}</p>;
  return (
    <>
      <div className={styles.head}>
        <h1>Content Management</h1>
      </div>
      <div className={styles.tab}>
        <h2>Hero Carousel</h2>
      </div>
      <Notices state={state} session={session} />
      <ConflictPanel
        conflicts={work.conflicts}
        content={work.mine}
        onChoose={(path, choice) => session.resolve(path, choice)}
      />
      <HeroCarousel
        slides={work.mine.heroSlides}
        issues={state.issues}
        onChange={(update) => session.edit((mine) => ({ ...mine, heroSlides: update(mine.heroSlides) }))}
      />
      <div className={styles.save}>
        <Button busy={busy} onClick={() => void save()}>
          Save Changes
        </Button>
        <SaveState state={state} />
      </div>
    </>
  );
}
