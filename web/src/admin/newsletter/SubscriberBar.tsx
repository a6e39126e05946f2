import { subscriberSorts, type SubscriberQuery } from '@apoti/contract';
import { useState } from 'react';
import { FiDownload, FiTrash2 } from 'react-icons/fi';
import { useSetQuery } from '../../shared/lib/use-query';
import { Button } from '../../shared/ui/Button';
import { FilterSelect } from '../../shared/ui/FilterField';
import { adminToast } from '../../shared/ui/toast';
import { ListSearch } from '../form/ListSearch';
import { SEARCH_QUIET_MS } from '../lists/list-texts';
import { DeleteSubscribers } from './DeleteSubscribers';
import { newsletterAdminTexts as texts, sortNames } from './newsletter-texts';
import styles from './SubscriberBar.module.css';
import type { SubscriberDeletion } from './use-subscriber-deletion';
import type { SubscriberExporting } from './use-subscriber-export';
import type { SubscriberSelection } from './use-subscriber-selection';

type SubscriberBarProps = {
  query: SubscriberQuery;
  /** How many match the search; null while that is not known. */
  found: number | null;
  selection: SubscriberSelection;
  deletion: SubscriberDeletion;
  exporting: SubscriberExporting;
};

/** What stands above the list: its search, the export of what is found, the deletion of what is selected. */
export function SubscriberBar({ query, found, selection, deletion, exporting }: SubscriberBarProps) {
  const setQuery = useSetQuery();
  const [isAsking, setAsking] = useState(false);
  const ask = () => {
    if (selection.count === 0) adminToast.error(texts.noneSelected);
    else setAsking(true);
  };
  return (
    <div className={styles.bar}>
      <ListSearch
        label={texts.search}
        value={query.search}
        delay={SEARCH_QUIET_MS}
        onSearch={(search) => setQuery({ search: search.trim(), page: '' }, { replace: true })}
      />
      <div className={styles.sort}>
        <FilterSelect label="Sort by" value={query.sort} onChoose={(sort) => setQuery({ sort, page: '' })}>
          {subscriberSorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortNames[sort]}
            </option>
          ))}
        </FilterSelect>
      </div>
      <div className={styles.buttons}>
        <Button
          look="secondary"
          busy={exporting.isRunning}
          disabled={deletion.isRunning || found === null || found === 0}
          onClick={() => exporting.start({ body: { search: query.search }, total: found ?? 0 })}
        >
          <FiDownload aria-hidden="true" /> {texts.export}
        </Button>
        <Button look="secondary" busy={deletion.isRunning} disabled={exporting.isRunning} onClick={ask}>
          <FiTrash2 aria-hidden="true" /> {texts.delete}
        </Button>
      </div>
      <DeleteSubscribers
        open={isAsking}
        selection={selection}
        onCancel={() => setAsking(false)}
        onDelete={() => {
          setAsking(false);
          deletion.start(selection);
        }}
      />
    </div>
  );
}
