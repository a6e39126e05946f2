import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { momentText } from '../../shared/lib/moment-text';
import styles from './HistoryPanel.module.css';
import type { Question } from './use-restore';

type RestoreQuestionProps = {
  question: Question | null;
  busy: boolean;
  onKeep: () => void;
  onRestore: (question: Question) => void;
};

/** Asks before something is brought back over what somebody else did later, or closes the site to visitors (A18). */
export function RestoreQuestion({ question, busy, onKeep, onRestore }: RestoreQuestionProps) {
  const texts = question?.closes ? closing : replacing;
  return (
    <Dialog title={texts.title} open={question !== null} onClose={onKeep}>
      {question !== null && (
        <div className={styles.question}>
          <p>
            <strong>{question.wish.text}</strong>
          </p>
          {question.closes && <p>Visitors see the maintenance page until you switch it off.</p>}
          {question.newer.length > 0 && <Replaced question={question} />}
          <div className={styles.answers}>
            <Button look="secondary" data-first onClick={onKeep}>
              {texts.keep}
            </Button>
            <Button look={texts.look} busy={busy} onClick={() => onRestore(question)}>
              {texts.restore}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

const replacing = {
  title: 'Somebody else changed this since',
  keep: 'Keep the newer one',
  restore: 'Bring back the older one',
  look: 'primary',
} as const;

const closing = {
  title: 'Close the site to visitors?',
  keep: 'Cancel',
  restore: 'Close the site',
  look: 'danger',
} as const;

/** Whose later work goes. */
function Replaced({ question }: { question: Question }) {
  return (
    <>
      <ul>
        {lastOnes(question).map(({ who, at }) => (
          <li key={who}>
            {who} changed it on {momentText(Date.parse(at))}
          </li>
        ))}
      </ul>
      <p>Bringing back the older one replaces theirs. Theirs stays in the history.</p>
    </>
  );
}

/** Each person once, with their last edit. */
function lastOnes({ newer }: Question): { who: string; at: string }[] {
  const byPerson = new Map<string, string>();
  for (const { who, at } of newer) if ((byPerson.get(who) ?? '') < at) byPerson.set(who, at);
  return [...byPerson].map(([who, at]) => ({ who, at }));
}
