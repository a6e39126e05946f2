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

/** Asks before something is brought back over what somebody else did later. */
export function RestoreQuestion({ question, busy, onKeep, onRestore }: RestoreQuestionProps) {
  return (
    <Dialog title="Somebody else changed this since" open={question !== null} onClose={onKeep}>
      {question !== null && (
        <div className={styles.question}>
          <p>
            <strong>{question.wish.text}</strong>
          </p>
          <ul>
            {lastOnes(question).map(({ who, at }) => (
              <li key={who}>
                {who} changed it on {momentText(Date.parse(at))}
              </li>
            ))}
          </ul>
          <p>Bringing back the older one replaces theirs. Theirs stays in the history.</p>
          <div className={styles.answers}>
            <Button look="secondary" onClick={onKeep}>
              Keep the newer one
            </Button>
            <Button busy={busy} onClick={() => onRestore(question)}>
              Bring back the older one
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

/** Each person once, with their last edit. */
function lastOnes({ newer }: Question): { who: string; at: string }[] {
  const byPerson = new Map<string, string>();
  for (const { who, at } of newer) if ((byPerson.get(who) ?? '') < at) byPerson.set(who, at);
  return [...byPerson].map(([who, at]) => ({ who, at }));
}
