import type { Content } from '@apoti/contract';
import { Button } from '../../shared/ui/Button';
import type { EditingSession } from '../editing/session';
import type { EditorState } from '../editing/state';
import styles from './content.module.css';
import { labelOfPath } from './label-of-path';

type NoticesProps = { state: EditorState<Content>; session: EditingSession<Content> };

function Failure({ state, session }: NoticesProps) {
  const { failure } = state;
  if (!failure) return null;
  if (failure.reason === 'signed-out') {
    return (
      <p className={styles.notice} role="alert">
        You are signed out. Your edits are kept in this browser.
        <a href={`/login?next=${encodeURIComponent(location.pathname)}`}>Sign in and go on</a>
      </p>
    );
  }
  const where = state.keepFailed
    ? 'This browser cannot keep your edits: do not close this page.'
    : 'Your edits are kept in this browser';
  return (
    <div className={styles.notice} role="alert">
      <span>
        {failure.message} {where}
        {failure.reason === 'unavailable' && !state.keepFailed && ' and will be sent as soon as the server answers.'}
      </span>
      <Button look="quiet" onClick={() => void session.wake()}>
        Try now
      </Button>
    </div>
  );
}

/** What the person should know: failures, restored edits, what others changed, what is not valid. */
export function Notices({ state, session }: NoticesProps) {
  const { work, issues, news, restored } = state;
  return (
    <>
      <Failure state={state} session={session} />
      {issues.length > 0 && (
        <p className={styles.notice} role="alert">
          Not saved: {issues[0]?.message}. Your edits are kept in this browser.
        </p>
      )}
      {restored && (
        <div className={styles.notice} role="status">
          Unsent edits were restored
          <Button look="quiet" onClick={() => session.dismiss('restored')}>
            OK
          </Button>
        </div>
      )}
      {news.length > 0 && work && (
        <div className={styles.notice} role="status">
          <span>
            Changed by somebody else: {[...new Set(news.map((path) => labelOfPath(path, work.mine)))].join(', ')}
          </span>
          <Button look="quiet" onClick={() => session.dismiss('news')}>
            OK
          </Button>
        </div>
      )}
    </>
  );
}
