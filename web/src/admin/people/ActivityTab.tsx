import { HISTORY_DAYS, type Activity } from '@apoti/contract';
import { useRef } from 'react';
import { useActivity } from '../../shared/api/people';
import { momentText } from '../../shared/lib/moment-text';
import { withQuery } from '../../shared/lib/use-query';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorPanel } from '../../shared/ui/ErrorPanel';
import { FilterSelect } from '../../shared/ui/FilterField';
import { Pagination } from '../../shared/ui/Pagination';
import { Skeleton } from '../../shared/ui/Skeleton';
import { pageText, useListQuery } from '../form/use-list-query';
import { activityText, whoText } from '../history/activity-texts';
import { EntryHistory } from '../history/HistoryButton';
import { beginList } from '../lists/begin-list';
import { countText } from '../lists/list-texts';
import styles from './ActivityTab.module.css';
import { peopleTexts } from './people-texts';

const PATH = '/admin/people';
const noFilter = { who: '' };
const noun = { one: 'entry', many: 'entries' };

/** Who did what lately, by the page (A19). */
export function ActivityTab() {
  const { filter, page, choose, go } = useListQuery(noFilter);
  // What the address says may be no name at all.
  const who = /^[a-z]{1,20}(:\d{1,15})?$/.test(filter.who) ? filter.who : '';
  const { data, error, isLoading, isValidating, mutate } = useActivity({ who, page: Math.min(page, 1_000_000) });
  const top = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.activity} ref={top} tabIndex={-1} data-stand-in>
      {error && (
        <ErrorPanel title={peopleTexts.activityFailed} busy={isValidating} onRetry={() => void mutate()}>
          <p>{error.message}</p>
        </ErrorPanel>
      )}
      {!data && !error && <Skeleton label="Loading the activity…" count={8} />}
      {data && (
        <>
          <div className={styles.filter}>
            <FilterSelect label="Person" value={who} onChoose={(chosen) => choose({ who: chosen })}>
              <option value="">Everybody</option>
              {data.people.map((person) => (
                <option key={person.who} value={person.who}>
                  {whoText(person)}
                </option>
              ))}
            </FilterSelect>
            <p role="status">
              {countText(data.total, noun)} in the last {HISTORY_DAYS} days
            </p>
            {/* They have no screen of their own: they are edited in Strapi's panel alone. */}
            <EntryHistory
              history={{ kind: 'franchise' }}
              text="Franchise models’ history"
              subject="Franchise models"
              onRestored={() => void mutate()}
            />
          </div>
          {data.total === 0 ? (
            <EmptyState title={who === '' ? peopleTexts.noneYet : peopleTexts.noneFound} />
          ) : (
            <ol className={styles.entries} aria-label="Activity" aria-busy={isLoading}>
              {data.entries.map((entry) => (
                <Entry key={entry.key} entry={entry} />
              ))}
            </ol>
          )}
          <Pagination
            page={data.page}
            pages={data.pages}
            hrefOf={(next) => `${PATH}${withQuery(window.location.search, { page: pageText(next) })}`}
            onGo={(next) => {
              go(next);
              beginList(top.current);
            }}
          />
        </>
      )}
    </div>
  );
}

function Entry({ entry }: { entry: Activity }) {
  return (
    <li className={styles.entry} data-warns={entry.action === 'refused' || undefined}>
      <p className={styles.who}>{whoText(entry)}</p>
      <p className={styles.what}>{activityText(entry)}</p>
      <time className={styles.when} dateTime={entry.last}>
        {momentText(Date.parse(entry.last))}
      </time>
    </li>
  );
}
