import { FiArrowLeft, FiExternalLink, FiEyeOff } from 'react-icons/fi';
import type { PostDraft } from '@apoti/contract';
import { Badge } from '../../../shared/ui/Badge';
import { Button, buttonClass, IconButton } from '../../../shared/ui/Button';
import type { Standing } from './post-standing';
import styles from './PostForm.module.css';

type PostHeadProps = {
  post: PostDraft;
  now: Standing;
  isNew: boolean;
  /** Takes it off the site; undefined where it is not published. */
  onUnpublish: (() => void) | undefined;
  busy: boolean;
  onClose: () => void;
};

/** Which post it is, what is public of it, and the way to its page and back. */
export function PostHead({ post, now, isNew, onUnpublish, busy, onClose }: PostHeadProps) {
  return (
    <header className={styles.head}>
      <IconButton label="Back to the posts" icon={<FiArrowLeft aria-hidden="true" />} onClick={onClose} />
      <h1 tabIndex={-1}>{isNew ? 'New post' : 'Edit post'}</h1>
      <Badge tone={now.tone}>{now.badge}</Badge>
      {now.tone !== 'plain' && now.tone !== 'bad' && now.hasChanges && <Badge tone="warn">Unpublished changes</Badge>}
      <div className={styles.ways}>
        {now.notPublic === undefined && (
          <a className={buttonClass('quiet')} href={`/press-releases/${post.id}`} target="_blank" rel="noopener">
            View on the site <FiExternalLink aria-hidden="true" />
            <span className="visually-hidden">(opens in a new tab)</span>
          </a>
        )}
        {onUnpublish && (
          <Button look="quiet" disabled={busy} onClick={onUnpublish}>
            Unpublish <FiEyeOff aria-hidden="true" />
          </Button>
        )}
      </div>
      <p className={styles.about}>{now.about}</p>
    </header>
  );
}
