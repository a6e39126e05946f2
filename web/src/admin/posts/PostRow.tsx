import type { PostSummary } from '@apoti/contract';
import { FiEdit2, FiExternalLink, FiEyeOff, FiSend, FiStar, FiTrash2 } from 'react-icons/fi';
import { Link } from 'react-router-dom';
import { shortDayText } from '../../shared/lib/day-text';
import { useNow } from '../../shared/lib/use-now';
import { withQuery } from '../../shared/lib/use-query';
import { pagePaths } from '../../shared/site-data/page-paths';
import { IconButton, iconButtonClass } from '../../shared/ui/Button';
import { Checkbox } from '../../shared/ui/Checkbox';
import { TimeAgo } from '../../shared/ui/TimeAgo';
import { postName } from '../post-editing/post-name';
import { editId } from './post-ids';
import { PostStatus } from './PostStatus';
import styles from './PostRow.module.css';
import type { RowActions } from './use-row-actions';
import type { Selection } from '../lists/use-selection';
import { chosenOf, type Chosen } from './use-post-bulk';

type PostRowProps = { post: PostSummary; selection: Selection<Chosen>; actions: RowActions };

/** A post in the list: what it is, where it stands, and what can be done to it. */
export function PostRow({ post, selection, actions }: PostRowProps) {
  const title = postName(post);
  const isSelected = selection.has(post.id);
  return (
    <tr role="row" className={styles.row} data-selected={isSelected || undefined}>
      <td role="cell" className={styles.select}>
        <Checkbox
          label={<span className="visually-hidden">Select: {title}</span>}
          checked={isSelected}
          onChange={({ target }) => selection.set([chosenOf(post)], target.checked)}
        />
      </td>
      <th scope="row" role="rowheader" className={styles.title}>
        <Link id={editId(post.id)} to={editAddress(post.id)}>
          {title}
        </Link>
        <Edited post={post} />
      </th>
      <td role="cell" className={styles.status}>
        <PostStatus post={post} />
      </td>
      <td role="cell" className={styles.category}>
        {post.category}
      </td>
      <td role="cell" className={styles.author}>
        {post.author}
      </td>
      <td role="cell" className={styles.date}>
        {dayOf(post)}
      </td>
      <td role="cell" className={styles.actions}>
        <Actions post={post} title={title} actions={actions} />
      </td>
    </tr>
  );
}

function dayOf({ publishDate }: PostSummary): string {
  return publishDate === '' ? '' : shortDayText(publishDate);
}

/** The form's address: closing it leads back to the same page of the same list. */
function editAddress(id: number): { search: string } {
  return { search: withQuery(window.location.search, { edit: String(id) }) };
}

function Edited({ post }: { post: PostSummary }) {
  const now = useNow();
  return (
    <span className={styles.edited}>
      {post.featured && (
        <span className={styles.featured}>
          <FiStar aria-hidden="true" /> Featured
        </span>
      )}
      <span className={styles.facts}>
        {[post.category, post.author, dayOf(post).replaceAll(' ', '\u00a0')]
          .filter((fact) => fact !== '')
          .join('\u00a0· ')}
      </span>
      <TimeAgo at={post.updatedAt} now={now} prefix="Edited" />
    </span>
  );
}

function Actions({ post, title, actions }: Omit<PostRowProps, 'selection'> & { title: string }) {
  const isOut = post.status === 'published';
  return (
    <div className={styles.buttons}>
      {isOut && !post.scheduled && (
        <a
          className={iconButtonClass()}
          href={pagePaths['press-release'].replace(':id', String(post.id))}
          target="_blank"
          rel="noopener"
          aria-label={`View on the site: ${title} (opens in a new tab)`}
          title="View on the site"
        >
          <FiExternalLink aria-hidden="true" />
        </a>
      )}
      {(!isOut || post.hasUnpublishedChanges) && (
        <IconButton
          label={isOut ? `Publish changes: ${title}` : `Publish: ${title}`}
          icon={<FiSend aria-hidden="true" />}
          aria-disabled={actions.isBusy || undefined}
          onClick={() => actions.publish(post)}
        />
      )}
      {isOut && (
        <IconButton
          label={`Unpublish: ${title}`}
          icon={<FiEyeOff aria-hidden="true" />}
          aria-disabled={actions.isBusy || undefined}
          onClick={() => actions.unpublish(post)}
        />
      )}
      <Link
        className={iconButtonClass()}
        to={editAddress(post.id)}
        aria-label={`Edit: ${title}`}
        title={`Edit: ${title}`}
      >
        <FiEdit2 aria-hidden="true" />
      </Link>
      <IconButton
        label={`Delete: ${title}`}
        icon={<FiTrash2 aria-hidden="true" />}
        disabled={actions.isBusy}
        onClick={() => actions.delete(post)}
      />
    </div>
  );
}
