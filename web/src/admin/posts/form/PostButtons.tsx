import type { PostDraft } from '@apoti/contract';
import { Button } from '../../../shared/ui/Button';
import type { EditorState } from '../../editing/state';
import { statusOf } from '../../editing/status';
import { saveStatusTexts } from '../../editor/save-status-text';
import type { Standing } from './post-standing';
import styles from './PostForm.module.css';
import type { PostActions } from './use-post-actions';

type PostButtonsProps = {
  state: EditorState<PostDraft>;
  now: Standing;
  isPublished: boolean;
  /** Its day is still to come. */
  isLater: boolean;
  actions: PostActions;
};

type PublishTextProps = Pick<PostButtonsProps, 'isPublished' | 'isLater'>;

/** What the button that makes it public says; on a phone there is room for less. */
function PublishText({ isPublished, isLater }: PublishTextProps) {
  if (!isPublished) return isLater ? 'Schedule' : 'Publish';
  return (
    <span>
      Publish<span className={styles.more}> changes</span>
    </span>
  );
}

/** How the draft is kept, and what can be done with it; always in reach. */
export function PostButtons({ state, now, isPublished, isLater, actions }: PostButtonsProps) {
  const { busy, save, setPublished } = actions;
  return (
    <div className={styles.actions}>
      <p>{now.hasChanges ? `Draft: ${saveStatusTexts[statusOf(state)].toLowerCase()}` : 'As published'}</p>
      {isPublished && (
        <Button look="quiet" disabled={busy} onClick={() => void setPublished('unpublish')}>
          Unpublish
        </Button>
      )}
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
