import { leadStateNames, type LeadDetail, type LeadNote, type LeadReply } from '@apoti/contract';
import type { ReactNode } from 'react';
import { TimeAgo } from '../../shared/ui/TimeAgo';
import { DeliveryBadge } from './LeadBadge';
import styles from './LeadLog.module.css';
import { TryAgain } from './TryAgain';

type Entry = { at: string; key: string; note?: LeadNote; reply?: LeadReply };

/** Notes, answers and changes of state in the order in which they came. */
export function entriesOf({ notes, replies }: Pick<LeadDetail, 'notes' | 'replies'>): Entry[] {
  const entries: Entry[] = [
    ...replies.map((reply) => ({ at: reply.at, key: `reply-${reply.key}`, reply })),
    ...notes.map((note) => ({ at: note.at, key: `note-${note.key}`, note })),
  ];
  return entries.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

/** What became of a lead, who did it and when. */
export function LeadLog({ lead, now, isGone }: { lead: LeadDetail; now: number; isGone: boolean }) {
  const entries = entriesOf(lead);
  if (entries.length === 0) return <p className={styles.nothing}>Nothing yet</p>;
  return (
    <ol className={styles.log}>
      {entries.map(({ key, note, reply }) => (
        <li key={key}>
          {note && <Note note={note} now={now} />}
          {reply && (
            <Reply reply={reply} now={now}>
              {reply.delivery === 'failed' && !isGone && <TryAgain lead={lead.id} reply={reply.key} />}
            </Reply>
          )}
        </li>
      ))}
    </ol>
  );
}

function Note({ note: { text, state, author, at }, now }: { note: LeadNote; now: number }) {
  if (state !== '') {
    return (
      <p className={styles.who}>
        <strong>{author}</strong> marked it as {leadStateNames[state].toLowerCase()} · <TimeAgo at={at} now={now} />
      </p>
    );
  }
  return (
    <>
      <p className={styles.who}>
        <strong>{author}</strong> noted · <TimeAgo at={at} now={now} />
      </p>
      <p className={styles.text}>{text}</p>
    </>
  );
}

function Reply({ reply, now, children }: { reply: LeadReply; now: number; children: ReactNode }) {
  return (
    <article className={styles.reply} aria-label={`Answer: ${reply.subject}`}>
      <p className={styles.who}>
        <strong>{reply.author}</strong> answered {reply.recipient} · <TimeAgo at={reply.at} now={now} />
      </p>
      <p role="status">
        <DeliveryBadge delivery={reply.delivery} reason={reply.reason} />
      </p>
      {reply.reason !== '' && <p className={styles.reason}>{reply.reason}</p>}
      {children}
      <p className={styles.subject}>{reply.subject}</p>
      <p className={styles.text}>{reply.text}</p>
    </article>
  );
}
