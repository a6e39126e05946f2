import { DeleteDialog } from '../form/DeleteDialog';
import { countText, namesText } from '../lists/list-texts';
import { deleteQuestion, newsletterAdminTexts as texts, subscriberNoun } from './newsletter-texts';
import type { SubscriberSelection } from './use-subscriber-selection';

type DeleteSubscribersProps = {
  open: boolean;
  selection: SubscriberSelection;
  onCancel: () => void;
  onDelete: () => void;
};

/** Asks before the selected subscribers go. */
export function DeleteSubscribers({ open, selection, onCancel, onDelete }: DeleteSubscribersProps) {
  const { whole, items, count } = selection;
  return (
    <DeleteDialog
      question={deleteQuestion(count, whole !== null)}
      name={open ? namesOf(whole, items) : null}
      note={texts.deleteNote}
      onCancel={onCancel}
      onDelete={onDelete}
    />
  );
}

function namesOf(whole: SubscriberSelection['whole'], items: SubscriberSelection['items']): string {
  if (whole === null) return namesText(items.map(({ email }) => email));
  if (whole.search === '') return `Everybody: ${countText(whole.total, subscriberNoun)}`;
  return `All that match “${whole.search}”`;
}
