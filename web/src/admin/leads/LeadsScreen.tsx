import { leadIdSchema } from '@apoti/contract';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { exportLeads } from '../../shared/api/lead-inbox';
import { useListQuery } from '../form/use-list-query';
import { ExportButton } from '../lists/ExportButton';
import { useSelection } from '../lists/use-selection';
import { AdminNotFound } from '../shell/AdminNotFound';
import { choices, conditionsOf, noFilter } from './lead-filter';
import { LeadFilters } from './LeadFilters';
import { LeadList } from './LeadList';
import { LeadReport } from './LeadReport';
import { leadTexts } from './lead-texts';
import styles from './LeadsScreen.module.css';
import { OpenLead } from './OpenLead';
import { UnsentNotice } from './UnsentNotice';
import { useLeadBulk, type Chosen } from './use-lead-bulk';
import { useLeadList } from './use-lead-list';

/**
 * What visitors sent with the contact form (P20) and the franchise form (P21): the list, and the lead of the address beside it
 * or, on a small screen, in its place.
 */
export function LeadsScreen({ person }: { person: number }) {
  const { '*': open = '' } = useParams();
  const [left, setLeft] = useState(open);
  if (open !== '' && open !== left) setLeft(open);
  const [deleted, setDeleted] = useState('');
  const query = useListQuery(noFilter, choices);
  const selection = useSelection<Chosen>();
  const bulk = useLeadBulk();
  const list = useLeadList(query);
  if (open !== '' && !leadIdSchema.safeParse(open).success) return <AdminNotFound />;
  return (
    <div className={styles.screen} data-open={open !== '' || undefined}>
      <header className={styles.head}>
        <h1 className={styles.title}>{leadTexts.title}</h1>
        <ExportButton what="leads" load={() => exportLeads(conditionsOf(query.filter))} />
      </header>
      <div className={styles.filters}>
        <LeadFilters query={query} counts={list.data?.page.counts} />
      </div>
      <LeadReport bulk={bulk} />
      {open === '' && <UnsentNotice person={person} />}
      <div className={styles.panes}>
        <div className={styles.list}>
          <LeadList
            person={person}
            list={list}
            query={query}
            selection={selection}
            bulk={bulk}
            open={open}
            left={left}
            deleted={deleted}
          />
        </div>
        <div className={styles.detail}>
          {open === '' ? (
            <p className={styles.none}>{leadTexts.choose}</p>
          ) : (
            <OpenLead
              key={`${person}-${open}`}
              id={open}
              person={person}
              bulk={bulk}
              selection={selection}
              onDeleted={setDeleted}
            />
          )}
        </div>
      </div>
    </div>
  );
}
