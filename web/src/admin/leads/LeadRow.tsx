import { isInOutbox, leadKindNames, type LeadSummary } from '@apoti/contract';
import { Link } from 'react-router-dom';
import { Checkbox } from '../../shared/ui/Checkbox';
import { TimeAgo } from '../../shared/ui/TimeAgo';
import type { Selection } from '../lists/use-selection';
import { DeliveryBadge, LeadBadge, LeadDeadline } from './LeadBadge';
import { leadAddress, linkId } from './lead-path';
import styles from './LeadRow.module.css';
import { topicOf } from './lead-texts';
import type { Chosen } from './use-lead-bulk';

type LeadRowProps = { lead: LeadSummary; now: number; isOpen: boolean; selection: Selection<Chosen> };

/** A lead in the list: who, what about, since when, and where it stands. */
export function LeadRow({ lead, now, isOpen, selection }: LeadRowProps) {
  const { id, name, state, lastAnswer, answerNote = '' } = lead;
  const isSelected = selection.has(id);
  return (
    <li
      className={styles.row}
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
      data-new={lead.state === 'new' || undefined}
    >
      <div className={styles.select}>
        <Checkbox
          label={<span className="visually-hidden">Select: {name}</span>}
          checked={isSelected}
          onChange={({ target }) => selection.set([{ id, name, state, lastAnswer }], target.checked)}
        />
      </div>
      <div className={styles.words}>
        <div className={styles.who}>
          <Link id={linkId(id)} to={leadAddress(id)} className={styles.name} aria-current={isOpen ? 'true' : undefined}>
            {name}
          </Link>
          <TimeAgo at={lead.receivedAt} now={now} className={styles.when} />
        </div>
        <p className={styles.topic}>
          {leadKindNames[lead.kind]} · {topicOf(lead)}
        </p>
        {lead.excerpt !== '' && <p className={styles.excerpt}>{lead.excerpt}</p>}
        <div className={styles.standing}>
          <LeadBadge state={lead.state} />
          {lastAnswer !== '' && (lastAnswer !== 'sent' || isInOutbox(answerNote)) && (
            <DeliveryBadge delivery={lastAnswer} reason={answerNote} />
          )}
          <LeadDeadline lead={lead} now={now} />
        </div>
      </div>
    </li>
  );
}
