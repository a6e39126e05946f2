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

/** What the button that makes it public says. */
function publishText(isPublished: boolean, isLater: boolean): string {
  if (isPublished) return 'Publish changes';
  return isLater ? 'Schedule' : 'Publish';
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
          {publishText(isPublished, isLater)}
        </Button>
      )}
    </div>
  );
}
