import { faqCategorySchema, toFieldIssues } from '@apoti/contract';
import { typesOnly } from '@apoti/contract/lib/types-only';
import { useState } from 'react';
import { useContentEditor } from '../content-editing/ContentEditing';
import { categoryIdOf } from '../content-editing/faq/faq-categories';
import { usePart } from '../content-editing/use-part';
import { useSaveAndSay } from '../content-editing/use-save-and-say';
import { onceStored } from '../editing/once-stored';
import { issueText } from '../editor/save-status-text';
import { keptSchema } from '../form/kept-schema';
import { NewEntry } from '../form/NewEntry';
import type { KeptDraft } from '../form/use-kept-draft';
import { categoryTexts } from './category-texts';
import { CategoryFields, type CategoryValues } from './CategoryFields';

/** What a new category begins with. */
export const newCategory: CategoryValues = { name: '', icon: 'FiHelpCircle' };

/** Types of a category that has not been added yet, without its rules. */
export const categoryDraftSchema = keptSchema(
  typesOnly<CategoryValues>(faqCategorySchema.omit({ id: true })),
  newCategory,
);

type NewCategoryProps = {
  category: CategoryValues;
  draft: KeptDraft<CategoryValues>;
  onAdded: (id: string) => void;
  onGone: () => void;
};

/** The form of a new category: it enters the content when it has a name and Add is pressed. */
export function NewCategory({ category, draft, onAdded, onGone }: NewCategoryProps) {
  const { session } = useContentEditor();
  const { value, edit } = usePart('faq');
  const say = useSaveAndSay('faq');
  const [error, setError] = useState<string>();
  const add = () => {
    const item = { ...category, id: categoryIdOf(category.name, value.categories) };
    const fault = faqCategorySchema.safeParse(item).error;
    const [issue] = fault ? toFieldIssues(fault) : [];
    setError(issue && issueText('Name', issue.message));
    if (issue) return;
    // The words are stored with the content before their draft goes: no crash in between costs them.
    edit((now) => ({ ...now, categories: [...now.categories, item] }));
    draft.added(onceStored(session));
    onAdded(item.id);
    void say(categoryTexts.added);
  };
  return (
    <NewEntry
      title="New category"
      action="Add category"
      typed={category.name.trim()}
      restored={draft.restored}
      isKept={draft.isKept}
      onAdd={add}
      onDiscard={() => {
        draft.clear();
        onGone();
      }}
    >
      <CategoryFields value={category} error={error} onChange={draft.change} />
    </NewEntry>
  );
}
