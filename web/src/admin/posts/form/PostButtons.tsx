import { Button } from '../../../shared/ui/Button';
import type { ShownStatus } from '../../editor/open-editors';
import { saveStatusTexts } from '../../editor/save-status-text';
import type { Standing } from './post-standing';
import styles from './PostForm.module.css';
import type { PostActions } from './use-post-actions';

type PostButtonsProps = {
  status: ShownStatus;
  now: Standing;
  isPublished: boolean;
  /** Its day is still to come. */
  isLater: boolean;
  actions: PostActions;
};

type PublishTextProps = Pick<PostButtonsProps, 'isPublished' | 'isLater'>;

/** What the button that makes it public says; on a phone there is room for less. */
function PublishText({ isPublished, isLater }: PublishTextProps) {
  const text = isLater ? 'Schedule' : 'Publish';
  if (!isPublished) return text;
  return (
    <span>
      {text}
      <span className={styles.more}> changes</span>
    </span>
  );
}

/** How the draft is kept, in a few words. */
function keptText(status: ShownStatus, hasChanges: boolean): string {
  const text = saveStatusTexts[status];
  if (status === 'unwritten') return text;
  return hasChanges ? `Draft: ${text.toLowerCase()}` : 'As published';
}

/** How the draft is kept, and what can be done with it; always in reach. */
export function PostButtons({ status, now, isPublished, isLater, actions }: PostButtonsProps) {
  const { busy, save, setPublished } = actions;
  return (
    <div className={styles.actions}>
      <p>{keptText(status, now.hasChanges)}</p>
      <Button
        look="secondary"
        disabled={busy}
        onClick={() => void save()}
        aria-keyshortcuts="Control+S Meta+S"
        title="Keeps the draft; nothing becomes public"
      >
        Save
      </Button>
      {(!isPublished || now.hasChanges) && (
        <Button busy={busy} onClick={() => void setPublished('publish')}>
          <PublishText isPublished={isPublished} isLater={isLater} />
        </Button>
      )}
    </div>
  );
}
