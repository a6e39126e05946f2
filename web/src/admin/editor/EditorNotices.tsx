import type { Survivor } from '@apoti/contract';
import { Button } from '../../shared/ui/Button';
import { hasUnsent } from '../editing/state';
import { heldBackBy } from '../editing/status';
import { Notice } from '../shell/Notice';
import { changedPlaces } from './changed-places';
import { ConflictPanel } from './ConflictPanel';
import styles from './EditorNotices.module.css';
import { placeList, placeText, type Editor } from './editor';
import { GoneNotice } from './GoneNotice';
import { failureText, issueLines } from './save-status-text';
import { useShowFault } from './show-fault';

type NoticeProps<T> = { editor: Editor<T> };

/** What a person must hear of her edits, whatever screen she is on. */
export function EditorNotices<T>({ editor }: NoticeProps<T>) {
  return (
    <>
      <FailureNotice editor={editor} />
      <InvalidNotice editor={editor} />
      <RestoredNotice editor={editor} />
      <NewsNotice editor={editor} />
      <SurvivorsNotice editor={editor} />
      <ConflictPanel editor={editor} />
    </>
  );
}

function FailureNotice<T>({ editor }: NoticeProps<T>) {
  const { session, state } = editor;
  const { failure } = state;
  // Said on every screen, by the shell.
  if (failure?.reason === 'signed-out') return null;
  if (editor.gone) return <GoneNotice session={session} state={state} gone={editor.gone} />;
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

function InvalidNotice<T>({ editor }: NoticeProps<T>) {
  const { state } = editor;
  const show = useShowFault(editor);
  if (heldBackBy(state) !== 'invalid') return null;
  return (
    <Notice tone="warn" title="Not saved until this is put right">
      <Lines
        lines={issueLines(editor)}
        onChoose={(place) => {
          const issue = state.issues[place];
          if (issue) show(issue.path);
        }}
      />
    </Notice>
  );
}

function RestoredNotice<T>({ editor }: NoticeProps<T>) {
  const { session, state } = editor;
  if (!state.restored) return null;
  return <Notice title="Unsent edits were restored" action={<Seen onSeen={() => session.dismiss('restored')} />} />;
}

function NewsNotice<T>({ editor }: NoticeProps<T>) {
  const { session, state } = editor;
  const { work, news } = state;
  if (!work || news.length === 0) return null;
  return (
    <Notice title="Changed elsewhere meanwhile" action={<Seen onSeen={() => session.dismiss('news')} />}>
      <Lines lines={placeList(changedPlaces(editor, work.mine, news))} />
    </Notice>
  );
}

/** What came back against a deletion: whoever deleted it sees it again, and whoever edited it may not know (C6). */
function SurvivorsNotice<T>({ editor }: NoticeProps<T>) {
  const { session, state, words, document } = editor;
  const { work, survivors } = state;
  const standing = work ? survivors.filter(({ path }) => document.at(work.mine, path) !== undefined) : [];
  if (!work || standing.length === 0) return null;
  return (
    <Notice
      title="Deleted by one, edited by another: it stays"
      action={<Seen onSeen={() => session.dismiss('survivors')} />}
    >
      <Lines
        lines={standing.map((survivor) => survivorText(placeText(words.place(work.mine, survivor.path)), survivor))}
      />
    </Notice>
  );
}

function survivorText(item: string, { deletedBy, perhapsAnother }: Survivor): string {
  if (perhapsAnother === true) {
    const who = deletedBy === 'mine' ? 'you' : 'somebody else';
    return `${item}: ${who} deleted one with its number. It was rewritten meanwhile, or it is a new one: look before you delete it.`;
  }
  return deletedBy === 'mine'
    ? `${item}: you deleted it while somebody else edited it. Delete it again if it should go.`
    : `${item}: somebody else deleted it while you edited it. Delete it if it should go.`;
}

/** How many lines are read at a glance. */
const FEW = 6;

type LinesProps = {
  lines: readonly string[];
  /** Leads to what the line at this place is about. */
  onChoose?: (place: number) => void;
};

/** A list that leaves the screen to its form: the first lines, and how many more there are. */
function Lines({ lines, onChoose }: LinesProps) {
  const rest = lines.length - FEW;
  return (
    <ul>
      {(rest > 1 ? lines.slice(0, FEW) : lines).map((line, place) => (
        // Two items of one name have the same line.
        <li key={place}>
          {onChoose ? (
            <button type="button" className={styles.line} onClick={() => onChoose(place)}>
              {line}
            </button>
          ) : (
            line
          )}
        </li>
      ))}
      {rest > 1 && <li>and {rest} more</li>}
    </ul>
  );
}

function Seen({ onSeen }: { onSeen: () => void }) {
  return (
    <Button look="quiet" onClick={onSeen}>
      OK
    </Button>
  );
}
