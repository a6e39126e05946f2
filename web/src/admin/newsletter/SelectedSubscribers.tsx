import { useState } from 'react';
import type { Subscriber } from '@apoti/contract';
import { Button } from '../../shared/ui/Button';
import { SelectionBar } from '../lists/SelectionBar';
import { DeleteSubscribers } from './DeleteSubscribers';
import { newsletterAdminTexts as texts, subscriberNoun } from './newsletter-texts';
import type { SubscriberDeletion } from './use-subscriber-deletion';
import type { SubscriberExporting } from './use-subscriber-export';
import type { SubscriberSelection } from './use-subscriber-selection';

type SelectedSubscribersProps = {
  selection: SubscriberSelection;
  /** The subscribers of the page that is shown. */
  shown: readonly Subscriber[];
  deletion: SubscriberDeletion;
  exporting: SubscriberExporting;
};

/** What is done to the selected subscribers, also to those on other pages, and how far it is. */
export function SelectedSubscribers({ selection, shown, deletion, exporting }: SelectedSubscribersProps) {
  const [isAsking, setAsking] = useState(false);
  const { whole, items, count } = selection;
  const exportThem = () =>
    exporting.start({
      body: whole === null ? { ids: items.map(({ id }) => id) } : { search: whole.search },
      total: count,
    });
  return (
    <>
      <SelectionBar
        selection={selection}
        noun={subscriberNoun}
        shown={shown}
        whole={whole?.total ?? null}
        progress={deletion.progress ?? exporting.progress}
      >
        <Button look="secondary" onClick={exportThem}>
          {texts.exportSelected}
        </Button>
        <Button look="danger" disabled={deletion.isRunning} onClick={() => setAsking(true)}>
          Delete
        </Button>
      </SelectionBar>
      <DeleteSubscribers
        open={isAsking}
        selection={selection}
        onCancel={() => setAsking(false)}
        onDelete={() => {
          setAsking(false);
          deletion.start(selection);
        }}
      />
    </>
  );
}
