import { leadKindNames, type LeadDetail } from '@apoti/contract';
import { useEffect, useRef, useState } from 'react';
import { FiArrowLeft } from 'react-icons/fi';
import { Link } from 'react-router-dom';
import { refreshLeads, useLead } from '../../shared/api/lead-inbox';
import { useNow } from '../../shared/lib/use-now';
import { buttonClass } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorPanel } from '../../shared/ui/ErrorPanel';
import { Notice } from '../../shared/ui/Notice';
import { Skeleton } from '../../shared/ui/Skeleton';
import type { Selection } from '../lists/use-selection';
import { LeadDeadline } from './LeadBadge';
import { LeadFacts } from './LeadFacts';
import { LeadLog } from './LeadLog';
import { LEADS_PATH } from './lead-path';
import { LeadState } from './LeadState';
import { isWaiting, leadTexts, topicOf } from './lead-texts';
import { LeftWords } from './LeftWords';
import { NewNote } from './NewNote';
import styles from './OpenLead.module.css';
import { refreshPace } from './refresh-pace';
import { ReplyForm } from './ReplyForm';
import type { Chosen, LeadsBulk } from './use-lead-bulk';

type OpenLeadProps = {
  id: string;
  person: number;
  bulk: LeadsBulk;
  selection: Selection<Chosen>;
  /** It was deleted here. */
  onDeleted: (id: string) => void;
};

/** The lead that the address names. */
export function OpenLead({ id, person, ...actions }: OpenLeadProps) {
  const [pace] = useState(refreshPace);
  const { data, error, isValidating, mutate } = useLead(id, {
    refreshInterval: (lead) => pace(lead !== undefined && isWaiting(lead)),
  });
  const waits = data !== undefined && isWaiting(data);
  const waited = useRef(waits);
  useEffect(() => {
    // What became of the answer stands in the list, too.
    if (waited.current && !waits) void refreshLeads();
    waited.current = waits;
  }, [waits]);
  const isGone = error?.code === 'not_found';
  return (
    <section className={styles.lead} aria-label="Lead">
      <Link to={{ pathname: LEADS_PATH, search: window.location.search }} className={buttonClass('quiet', styles.back)}>
        <FiArrowLeft aria-hidden="true" /> All leads
      </Link>
      {isGone && !data && (
        <>
          <EmptyState title={leadTexts.gone}>
            <p>{leadTexts.goneNote}</p>
          </EmptyState>
          <LeftWords id={id} person={person} />
        </>
      )}
      {isGone && data && (
        <Notice tone="warn" title={leadTexts.gone} urgent>
          <p>{leadTexts.deletedNote}</p>
        </Notice>
      )}
      {error && !isGone && (
        <ErrorPanel title={leadTexts.leadFailed} busy={isValidating} onRetry={() => void mutate()}>
          <p>{error.message}</p>
        </ErrorPanel>
      )}
      {!data && !error && <Skeleton label="Loading the lead…" count={6} />}
      {data && <Lead lead={data} person={person} isGone={isGone} {...actions} />}
    </section>
  );
}

type LeadProps = Omit<OpenLeadProps, 'id'> & {
  lead: LeadDetail;
  /** It is shown as it was last known. */
  isGone: boolean;
};

function Lead({ lead, person, isGone, ...actions }: LeadProps) {
  const now = useNow() ?? 0;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // On a small screen the link that was followed is gone with its list.
    const focused = document.activeElement;
    if (focused === document.body || focused?.checkVisibility() === false) heading.current?.focus();
  }, []);
  return (
    <>
      <header className={styles.head}>
        <p className={styles.kind}>
          {leadKindNames[lead.kind]} · {topicOf(lead)}
        </p>
        <h2 ref={heading} tabIndex={-1} className={styles.name}>
          {lead.name}
        </h2>
        <LeadDeadline lead={lead} now={now} />
        {!isGone && <LeadState lead={lead} person={person} {...actions} />}
      </header>
      {lead.suspected && <Notice tone="warn">{leadTexts.suspected}</Notice>}
      <LeadFacts lead={lead} now={now} />
      <section className={styles.part} aria-label="Message">
        <h3>Message</h3>
        {lead.message.trim() === '' ? (
          <p className={styles.nothing}>No message</p>
        ) : (
          <p className={styles.message}>{lead.message}</p>
        )}
      </section>
      <ReplyForm lead={lead} person={person} isGone={isGone} />
      <section className={styles.part} aria-label="Notes and answers">
        <h3>Notes and answers</h3>
        <LeadLog lead={lead} now={now} isGone={isGone} />
        <NewNote lead={lead.id} person={person} isGone={isGone} />
      </section>
    </>
  );
}
