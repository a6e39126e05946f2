import type { LeadDetail } from '@apoti/contract';
import type { ReactNode } from 'react';
import { momentText } from '../../shared/lib/moment-text';
import { phoneLink, whatsappLink } from '../../shared/lib/phone';
import { TimeAgo } from '../../shared/ui/TimeAgo';
import styles from './LeadFacts.module.css';
import { choicesOf } from './lead-texts';

type Fact = readonly [term: string, value: ReactNode];

/** Everything that the person sent beside the message; what the form asks and they left empty is a dash. */
export function LeadFacts({ lead, now }: { lead: LeadDetail; now: number }) {
  const { subject, franchiseType, location, investment } = choicesOf(lead);
  const own: Fact[] =
    lead.kind === 'contact'
      ? [['Subject', subject]]
      : [
          ['Company', lead.company],
          ['Franchise type', franchiseType],
          ['Location', location],
          ['Investment', investment],
        ];
  const received = momentText(Date.parse(lead.receivedAt));
  const facts: Fact[] = [
    [
      'E-mail',
      <a key="mail" href={`mailto:${encodeURIComponent(lead.email).replace('%40', '@')}`}>
        {lead.email}
      </a>,
    ],
    ['Phone', lead.phone === '' ? '' : <Phone key="phone" phone={lead.phone} />],
    ...own,
    [
      'Received',
      <span key="received">
        {received} (<TimeAgo at={lead.receivedAt} now={now} />)
      </span>,
    ],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value === '' ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A number as it was typed; a link where it has digits to call. */
function Phone({ phone }: { phone: string }) {
  const chat = whatsappLink(phone);
  if (chat === '') return phone;
  return (
    <span className={styles.phone}>
      <a href={phoneLink(phone)}>{phone}</a>
      <a href={chat} target="_blank" rel="noopener noreferrer">
        WhatsApp<span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </span>
  );
}
