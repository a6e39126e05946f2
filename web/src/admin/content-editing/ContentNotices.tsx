import { useLocation } from 'react-router-dom';
import { Button, buttonClass } from '../../shared/ui/Button';
import { hasUnsent } from '../editing/state';
import { statusOf } from '../editing/status';
import { Notice } from '../shell/Notice';
import { ConflictPanel } from './ConflictPanel';
import { useContentEditor } from './ContentEditing';
import { describePlace, placeList } from './describe-place';
import { failureText, issueLines } from './save-status-text';

/** What a person must hear of her edits, whatever screen she is on. */
export function ContentNotices() {
  return (
    <>
      <FailureNotice />
      <InvalidNotice />
      <RestoredNotice />
      <NewsNotice />
      <ConflictPanel />
    </>
  );
}

function FailureNotice() {
  const { session, state } = useContentEditor();
  const { pathname, search, hash } = useLocation();
  const { failure } = state;
  if (failure?.reason === 'signed-out') {
    const signIn = (
      <a className={buttonClass('secondary')} href={`/login?next=${encodeURIComponent(`${pathname}${search}${hash}`)}`}>
        Sign in
      </a>
    );
    return (
      <Notice tone="warn" title="You are signed out" action={signIn}>
        {hasUnsent(state) && failureText(state)}
      </Notice>
    );
  }
  if (!failure || !hasUnsent(state) || state.issues.length > 0) return null;
  const again = (
    <Button look="secondary" onClick={() => void session.save()}>
      Try now
    </Button>
  );
  return (
    <Notice tone="warn" title="Not sent yet" action={again}>
      {failureText(state)}
    </Notice>
  );
}

function InvalidNotice() {
  const { state } = useContentEditor();
  if (statusOf(state) !== 'invalid') return null;
  return (
    <Notice tone="warn" title="Not saved until this is put right">
      <ul>
        {issueLines(state).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}

function RestoredNotice() {
  const { session, state } = useContentEditor();
  if (!state.restored) return null;
  return <Notice title="Unsent edits were restored" action={<Seen onSeen={() => session.dismiss('restored')} />} />;
}

function NewsNotice() {
  const { session, state } = useContentEditor();
  const { work, news } = state;
  if (!work || news.length === 0) return null;
  return (
    <Notice title="Changed elsewhere meanwhile" action={<Seen onSeen={() => session.dismiss('news')} />}>
      <ul>
        {placeList(news.map((path) => describePlace(work.mine, path))).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}

function Seen({ onSeen }: { onSeen: () => void }) {
  return (
    <Button look="quiet" onClick={onSeen}>
      OK
    </Button>
  );
}
