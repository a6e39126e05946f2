import type { SubscribersSeen } from '../../shared/api/subscribers';
import { useSetQuery } from '../../shared/lib/use-query';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { focusSearch } from '../lists/focus-search';
import { rangeText } from '../lists/list-texts';
import { newsletterAdminTexts as texts, selectAllText, subscriberNoun } from './newsletter-texts';
import styles from './SubscribersFound.module.css';
import { SubscriberTable } from './SubscriberTable';
import type { SubscriberSelection } from './use-subscriber-selection';

type SubscribersFoundProps = {
  seen: SubscribersSeen;
  /** Another page is on its way: what is shown is the one before. */
  isNext: boolean;
  /** What is shown is the answer to another search. */
  isSearching: boolean;
  selection: SubscriberSelection;
};

/** What was found: how many, the page of them, and the way to all of them at once. */
export function SubscribersFound({ seen: { page, query }, isNext, isSearching, selection }: SubscribersFoundProps) {
  const setQuery = useSetQuery();
  const isSearched = query.search.trim() !== '';
  if (page.total === 0 && !isSearched) {
    return (
      <EmptyState title={texts.noneYet}>
        <p>{texts.noneYetNote}</p>
      </EmptyState>
    );
  }
  const clear = (
    <Button
      look="secondary"
      onClick={() => {
        setQuery({ search: '', page: '' });
        focusSearch();
      }}
    >
      {texts.clear}
    </Button>
  );
  const { subscribers, total } = page;
  const isPageSelected = subscribers.every(({ id }) => selection.has(id));
  const offersAll = !isSearching && isPageSelected && selection.whole === null && total > subscribers.length;
  return (
    <>
      <div className={styles.count}>
        <p role="status">
          {isSearching ? texts.searching : rangeText({ page: page.page, size: query.size, total }, subscriberNoun)}
        </p>
        {offersAll && (
          <Button look="quiet" onClick={selection.selectWhole}>
            {selectAllText(total, isSearched)}
          </Button>
        )}
        {total > 0 && isSearched && clear}
      </div>
      {total === 0 ? (
        <EmptyState title={texts.noneFound} action={clear} />
      ) : (
        <SubscriberTable subscribers={subscribers} sort={query.sort} isNext={isNext} selection={selection} />
      )}
    </>
  );
}
