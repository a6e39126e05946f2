import { faqItemSchema, newFaqItem, toFieldIssues, type FaqItem, type FieldIssue } from '@apoti/contract';
import { typesOnly } from '@apoti/contract/lib/types-only';
import { useState } from 'react';
import { adminToast } from '../../../shared/ui/toast';
import { onceStored } from '../../editing/once-stored';
import { issueText } from '../../editor/save-status-text';
import { timestampId } from '../../form/list-edits';
import { keptSchema } from '../../form/kept-schema';
import { NewEntry } from '../../form/NewEntry';
import type { KeptDraft } from '../../form/use-kept-draft';
import { usePreviewLens } from '../../preview/preview-control';
import { useContentEditor } from '../ContentEditing';
import { faqLabels } from '../labels';
import { usePart } from '../use-part';
import { useSaveAndSay } from '../use-save-and-say';
import { FaqFields } from './FaqFields';
import { faqTexts, isBlank } from './faq-texts';

/** A question that has not been added yet. */
export type FaqDraft = Omit<FaqItem, 'id'>;

/** Its types, without rules. */
export const faqDraftSchema = keptSchema(typesOnly<FaqDraft>(faqItemSchema.omit({ id: true })), newFaqItem);

type NewFaqProps = { faq: FaqDraft; draft: KeptDraft<FaqDraft>; onAdded: (id: number) => void; onGone: () => void };

/** The form of a new question: it enters the content when it is whole and Add is pressed. */
export function NewFaq({ faq, draft, onAdded, onGone }: NewFaqProps) {
  const { session } = useContentEditor();
  const part = usePart('faq');
  const say = useSaveAndSay('faq');
  const [issues, setIssues] = useState<FieldIssue[]>([]);
  usePreviewLens(({ content, ...parts }) =>
    content === undefined
      ? parts
      : { ...parts, content: { ...content, faq: { ...content.faq, faqs: [...content.faq.faqs, { ...faq, id: 0 }] } } },
  );
  const add = () => {
    const item = { ...faq, id: timestampId(part.value.faqs, Date.now()) };
    const { error } = faqItemSchema.safeParse(item);
    setIssues(error ? toFieldIssues(error) : []);
    if (isBlank(faq)) return adminToast.error(faqTexts.blank);
    if (error) return undefined;
    // The words are stored with the content before their draft goes: no crash in between costs them.
    part.edit((value) => ({ ...value, faqs: [...value.faqs, item] }));
    draft.added(onceStored(session));
    onAdded(item.id);
    return void say(faqTexts.added);
  };
  return (
    <NewEntry
      title="New FAQ"
      action="Add FAQ"
      typed={faq.question.trim() || faq.answer.trim()}
      restored={draft.restored}
      isKept={draft.isKept}
      onAdd={add}
      onDiscard={() => {
        draft.clear();
        onGone();
      }}
    >
      <FaqFields
        faq={faq}
        categories={part.value.categories}
        onChange={draft.change}
        issue={(field) => {
          const found = issues.find(({ path }) => path[0] === field);
          return found && issueText(faqLabels[field], found.message);
        }}
      />
    </NewEntry>
  );
}
