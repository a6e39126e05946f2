import type { ApiError } from '@apoti/contract';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSubscribers } from '../../shared/api/subscribers';
import { hasAnswered } from '../../shared/api/to-api-error';
import { useSetQuery, withQuery } from '../../shared/lib/use-query';
import { Button } from '../../shared/ui/Button';
import { ErrorPanel } from '../../shared/ui/ErrorPanel';
import { Notice } from '../../shared/ui/Notice';
import { Pagination } from '../../shared/ui/Pagination';
import { Skeleton } from '../../shared/ui/Skeleton';
import { Counts } from '../form/Counts';
import { pageText } from '../form/use-list-query';
import { beginList } from '../lists/begin-list';
import { BulkReport } from '../lists/BulkReport';
import { sentence } from '../lists/list-texts';
import { listQuery } from './list-address';
import styles from './NewsletterScreen.module.css';
import { countNames, newsletterAdminTexts as texts } from './newsletter-texts';
import { SelectedSubscribers } from './SelectedSubscribers';
import { SubscriberBar } from './SubscriberBar';
import { SubscribersFound } from './SubscribersFound';
import { useSubscriberDeletion } from './use-subscriber-deletion';
import { useSubscriberExport, type SubscriberExporting } from './use-subscriber-export';
import { useSubscriberSelection } from './use-subscriber-selection';

const PATH = '/admin/newsletter';

/** Newsletter Subscribers (A16): who gets the newsletter, by the page; search and order are in the address. */
export function NewsletterScreen() {
  const query = listQuery(useLocation().search);
  const { data, error, isLoading, isValidating, mutate } = useSubscribers(query);
  // Until the answer to what is searched now is there, the one before is shown, but not counted with.
  const isAnswered = data?.query.search === query.search;
  const selection = useSubscriberSelection(query, isAnswered ? data.page : undefined);
  const deletion = useSubscriberDeletion();
  const exporting = useSubscriberExport();
  const setQuery = useSetQuery();
  const top = useRef<HTMLDivElement>(null);
  const go = (page: number) => {
    setQuery({ page: pageText(page) });
    beginList(top.current);
  };
  return (
    <>
      <h1 className={styles.title}>{texts.title}</h1>
      <div className={styles.list} ref={top} tabIndex={-1} data-stand-in>
        {data && <Counts counts={figures(data.page.counts)} />}
        <SubscriberBar
          query={query}
          found={isAnswered ? data.page.total : null}
          selection={selection}
          deletion={deletion}
          exporting={exporting}
        />
        {exporting.failure !== null && <ExportFailed {...exporting} why={exporting.failure} />}
        <BulkReport bulk={deletion} tell={({ item }) => item.email} />
        {error && <Failed error={error} kept={data !== undefined} busy={isValidating} onRetry={() => void mutate()} />}
        {!data && !error && <Skeleton label="Loading the subscribers…" count={10} />}
        {data && (
          <>
            <SubscribersFound
              seen={data}
              isNext={isLoading}
              isSearching={isLoading && !isAnswered}
              selection={selection}
            />
            <Pagination
              page={data.page.page}
              pages={data.page.pages}
              hrefOf={(page) => `${PATH}${withQuery(window.location.search, { page: pageText(page) })}`}
              onGo={go}
            />
            <SelectedSubscribers
              selection={selection}
              shown={data.page.subscribers}
              deletion={deletion}
              exporting={exporting}
            />
          </>
        )}
      </div>
    </>
  );
}

function figures({ all, long, short }: Record<keyof typeof countNames, number>) {
  const told = (count: number) => count.toLocaleString('en');
  return [
    [countNames.all, told(all)],
    [countNames.long, told(long)],
    [countNames.short, told(short)],
  ] as const;
}

type ExportFailedProps = Pick<SubscriberExporting, 'retry' | 'dismiss'> & { why: string };

/** Why there is no file, until it is tried again or dismissed. */
function ExportFailed({ why, retry, dismiss }: ExportFailedProps) {
  return (
    <Notice tone="bad" urgent title={texts.exportFailed}>
      <p>{why}</p>
      <div className={styles.answers}>
        <Button look="secondary" onClick={retry}>
          Try again
        </Button>
        <Button look="quiet" onClick={dismiss}>
          Dismiss
        </Button>
      </div>
    </Notice>
  );
}

type FailedProps = { error: ApiError; kept: boolean; busy: boolean; onRetry: () => void };

/** The server refused, or no answer came at all (back-office §8). */
function Failed({ error, kept, busy, onRetry }: FailedProps) {
  return (
    <ErrorPanel title={hasAnswered(error) ? texts.fetchFailed : texts.loadFailed} busy={busy} onRetry={onRetry}>
      <p>{kept ? `${sentence(error.message)} ${texts.keptList}` : error.message}</p>
    </ErrorPanel>
  );
}
