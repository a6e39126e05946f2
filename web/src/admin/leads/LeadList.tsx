import { leadStates, type ApiError, type LeadPage } from '@apoti/contract';
import { useEffect, useRef, useState } from 'react';
import type { LeadListSeen } from '../../shared/api/lead-inbox';
import { useNow } from '../../shared/lib/use-now';
import { withQuery } from '../../shared/lib/use-query';
import { Button } from '../../shared/ui/Button';
import { Checkbox } from '../../shared/ui/Checkbox';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorPanel } from '../../shared/ui/ErrorPanel';
import { Pagination } from '../../shared/ui/Pagination';
import { Skeleton } from '../../shared/ui/Skeleton';
import { pageText, type ListQuery } from '../form/use-list-query';
import { useReturn } from '../form/use-return';
import { beginList } from '../lists/begin-list';
import { besideOf } from '../lists/beside';
import { focusSearch } from '../lists/focus-search';
import { rangeText } from '../lists/list-texts';
import type { Selection } from '../lists/use-selection';
import type { LeadFilter } from './lead-filter';
import { LeadBulkBar } from './LeadBulkBar';
import styles from './LeadList.module.css';
import { LEADS_PATH, linkId } from './lead-path';
import { LeadRow } from './LeadRow';
import { leadNoun, leadTexts } from './lead-texts';
import type { Chosen, LeadsBulk } from './use-lead-bulk';

/** The list as it is known. */
export type KnownList = {
  data: LeadListSeen | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  isValidating: boolean;
  /** What is known answers another question than the address. */
  isOther: boolean;
  mutate: () => Promise<unknown>;
};

type LeadListProps = {
  person: number;
  list: KnownList;
  query: ListQuery<keyof LeadFilter>;
  selection: Selection<Chosen>;
  bulk: LeadsBulk;
  /** The lead that is open, and the one that was open last; empty: none. */
  open: string;
  left: string;
  /** The one that was deleted here last; empty: none. */
  deleted: string;
};

/** The leads by the page: filters in the address, answered by the server. */
export function LeadList({
  person,
  list: { data, error, isLoading, isValidating, isOther, mutate },
  query,
  selection,
  bulk,
  open,
  left,
  deleted,
}: LeadListProps) {
  const top = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.list} ref={top} tabIndex={-1} data-stand-in>
      {error && (
        <ErrorPanel
          title={data ? leadTexts.refreshFailed : leadTexts.listFailed}
          busy={isValidating}
          onRetry={() => void mutate()}
        >
          <p>
            {error.message}
            {data && ` ${leadTexts.keptList}`}
          </p>
        </ErrorPanel>
      )}
      {!data && !error && <Skeleton label="Loading the leads…" count={8} />}
      {data && (
        <>
          <Found
            seen={data}
            isOther={isOther}
            isSearching={isOther && isLoading}
            query={query}
            selection={selection}
            open={open}
          />
          {open === '' && <Return left={left} isDeleted={left === deleted} leads={data.page.leads} />}
          <Pagination
            page={data.page.page}
            pages={data.page.pages}
            hrefOf={(page) => `${LEADS_PATH}${withQuery(window.location.search, { page: pageText(page) })}`}
            onGo={(page) => {
              query.go(page);
              beginList(top.current);
            }}
          />
          <LeadBulkBar person={person} selection={selection} shown={data.page.leads} bulk={bulk} />
        </>
      )}
    </div>
  );
}

type ReturnProps = { left: string; isDeleted: boolean; leads: LeadListSeen['page']['leads'] };

/**
 * Gives the focus back to the lead that was open, once the list stands alone again; to the one beside it where that is gone. One that
 * was deleted here goes only when the list has been fetched again: what had the focus goes with it, and this once it is given on. What
 * goes because of somebody else moves nobody.
 */
function Return({ left, isDeleted, leads }: ReturnProps) {
  const [beside] = useState(() =>
    besideOf(
      leads.map(({ id }) => id),
      left,
    ),
  );
  useReturn(left === '' ? [] : [left, ...beside].map(linkId));
  const isGone = left !== '' && isDeleted && leads.every(({ id }) => id !== left);
  const isGivenOn = useRef(false);
  useEffect(() => {
    if (!isGone || isGivenOn.current) return;
    isGivenOn.current = true;
    if (document.activeElement !== document.body) return;
    const next = beside.map((id) => document.getElementById(linkId(id))).find((element) => element !== null);
    if (next) next.focus();
    else focusSearch();
  }, [isGone, beside]);
  return null;
}

type FoundProps = {
  seen: LeadListSeen;
  /** It answers another question than the address, whose own answer is on its way. */
  isOther: boolean;
  isSearching: boolean;
  query: ListQuery<keyof LeadFilter>;
  selection: Selection<Chosen>;
  open: string;
};

function Found({ seen, isOther, isSearching, query, selection, open }: FoundProps) {
  const { page, query: asked } = seen;
  // The back-office is not rendered on the server, where the time would be unknown.
  const now = useNow() ?? 0;
  if (hasNone(seen)) {
    return (
      <EmptyState title={leadTexts.noneYet}>
        <p>{leadTexts.noneYetNote}</p>
      </EmptyState>
    );
  }
  const clear = (
    <Button look="secondary" onClick={query.clear}>
      {leadTexts.clear}
    </Button>
  );
  return (
    <>
      <div className={styles.count}>
        <p role="status">
          {isSearching
            ? leadTexts.searching
            : rangeText({ page: page.page, size: asked.size, total: page.total }, leadNoun)}
        </p>
        {page.total > 0 && query.isFiltered && clear}
        {page.total > 0 && !isOther && <SelectPage page={page} selection={selection} />}
      </div>
      {page.total === 0 ? (
        !isSearching && <EmptyState title={leadTexts.noneFound} {...(query.isFiltered ? { action: clear } : {})} />
      ) : (
        <ul className={styles.rows} aria-label="Leads" aria-busy={isSearching}>
          {page.leads.map((lead) => (
            <LeadRow key={lead.id} lead={lead} now={now} isOpen={lead.id === open} selection={selection} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Whether there is no lead at all: the counts are of every state, but only of what a search finds. */
function hasNone({ query: { search, kind }, page: { counts } }: LeadListSeen): boolean {
  return search === '' && kind === '' && leadStates.every((state) => counts[state] === 0);
}

function SelectPage({ page: { leads }, selection }: { page: LeadPage; selection: Selection<Chosen> }) {
  return (
    <Checkbox
      label={leadTexts.selectPage}
      checked={leads.every(({ id }) => selection.has(id))}
      onChange={({ target }) =>
        selection.set(
          leads.map(({ id, name, state, lastAnswer }) => ({ id, name, state, lastAnswer })),
          target.checked,
        )
      }
    />
  );
}
