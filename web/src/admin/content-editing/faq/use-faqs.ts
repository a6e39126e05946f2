import type { FaqItem } from '@apoti/contract';
import { changeItem, moveTo, removeItem } from '../../form/list-edits';
import { useIdNow } from '../../form/use-stable-keys';
import { useContentEditor } from '../ContentEditing';
import { usePart } from '../use-part';
import { useSaveAndSay } from '../use-save-and-say';
import { faqTexts } from './faq-texts';

/** The questions and what can be done with them. */
export function useFaqs() {
  const editor = useContentEditor();
  const { issues } = editor.state;
  const idNow = useIdNow(editor, 'faq.faqs');
  const { value, edit } = usePart('faq');
  const say = useSaveAndSay('faq');
  const { faqs, categories } = value;
  const editFaqs = (update: (list: FaqItem[]) => FaqItem[]) =>
    edit((now) => {
      const next = update(now.faqs);
      return next === now.faqs ? now : { ...now, faqs: next };
    });
  return {
    faqs,
    categories,
    categoryOf: (faq: FaqItem) => categories.find(({ id }) => id === faq.category),
    /** Ids of those that hold something not valid. */
    broken: new Set(
      issues.flatMap(({ path: [part, list, place] }) => {
        const faq = part === 'faq' && list === 'faqs' && typeof place === 'number' ? faqs[place] : undefined;
        return faq ? [faq.id] : [];
      }),
    ),
    change: ({ id }: FaqItem, fields: Partial<FaqItem>) => editFaqs((list) => changeItem(list, idNow(id), fields)),
    /** Puts it where another one stands. */
    moveTo: ({ id }: FaqItem, target: FaqItem | undefined) => editFaqs((list) => moveTo(list, id, target?.id)),
    remove: ({ id }: FaqItem) => {
      editFaqs((list) => removeItem(list, id));
      void say(faqTexts.deleted);
    },
  };
}
