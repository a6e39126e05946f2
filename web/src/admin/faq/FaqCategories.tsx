import type { FaqCategory } from '@apoti/contract';
import { useEffect, useState } from 'react';
import { FiPlus } from 'react-icons/fi';
import { Button } from '../../shared/ui/Button';
import { SelectField } from '../../shared/ui/TextField';
import { useContentEditor } from '../content-editing/ContentEditing';
import { CategoryIcon } from '../content-editing/faq/CategoryIcon';
import { removeCategory, targetOf } from '../content-editing/faq/faq-categories';
import { countByCategory } from '../content-editing/faq/faq-filter';
import { usePart } from '../content-editing/use-part';
import { useSaveAndSay } from '../content-editing/use-save-and-say';
import { ItemList } from '../form/ItemList';
import { changeItem, moveItem } from '../form/list-edits';
import { useFocusAfter } from '../form/use-focus-after';
import { useKeptDraft } from '../form/use-kept-draft';
import { categoryTexts } from './category-texts';
import { CategoryFields } from './CategoryFields';
import styles from './FaqCategories.module.css';
import { categoryDraftSchema, newCategory, NewCategory } from './NewCategory';

const ADD = 'add-category';

/** The categories in the order of the public page: added, named, moved, deleted. */
export function FaqCategories() {
  const { session } = useContentEditor();
  const { value, edit, issue } = usePart('faq');
  const say = useSaveAndSay('faq');
  const { categories, faqs } = value;
  const counts = countByCategory(faqs);
  const draft = useKeptDraft({ list: 'faq-category', person: session.person, schema: categoryDraftSchema });
  const focus = useFocusAfter(draft.entry);
  /** Where the questions of a category go that is deleted; empty: where they go by themselves. */
  const [chosen, setChosen] = useState('');
  const targetFor = (id: string) => targetOf(othersOf(categories, id), chosen);
  const editCategories = (update: (list: FaqCategory[]) => FaqCategory[]) =>
    edit((now) => {
      const next = update(now.categories);
      return next === now.categories ? now : { ...now, categories: next };
    });
  const remove = ({ id }: FaqCategory) => {
    edit((now) => removeCategory(now, id, targetFor(id)));
    void say(categoryTexts.deleted);
  };
  return (
    <section className={styles.categories}>
      <header className={styles.head}>
        <p>
          The page has a chip and a section for each, in this order. Without an active question there is no section, and
          the chip finds nothing.
        </p>
        {draft.entry === null && (
          <Button look="secondary" id={ADD} onClick={() => draft.begin(newCategory)}>
            <FiPlus aria-hidden="true" /> Add category
          </Button>
        )}
      </header>
      {draft.entry && (
        <NewCategory
          category={draft.entry}
          draft={draft}
          onAdded={(id) => focus([`category-toggle-${id}`])}
          onGone={() => focus([ADD])}
        />
      )}
      <h2 className="visually-hidden">Categories</h2>
      <ItemList
        id="category"
        items={categories}
        noun={['category', 'categories']}
        keyOf={({ id }) => id}
        nameOf={({ name, id }) => name.trim() || id}
        note={({ id }) => questions(counts.get(id) ?? 0)}
        icon={({ icon }) => <CategoryIcon name={icon} />}
        isBroken={(place) => issue(['categories', place], 'Name') !== undefined}
        form={({ id, name, icon }, place) => (
          <CategoryFields
            value={{ name, icon }}
            error={issue(['categories', place, 'name'], 'Name')}
            onChange={(fields) => editCategories((list) => changeItem<FaqCategory>(list, id, fields))}
          />
        )}
        onMove={({ id }, to) => editCategories((list) => moveItem(list, id, to))}
        onDelete={remove}
        question={categoryTexts.question}
        deleteNote={({ id }) => (
          <Leftover
            count={counts.get(id) ?? 0}
            others={othersOf(categories, id)}
            target={targetFor(id)}
            onChoose={setChosen}
          />
        )}
        last={categoryTexts.last}
      />
    </section>
  );
}

function othersOf(categories: readonly FaqCategory[], id: string): FaqCategory[] {
  return categories.filter((category) => category.id !== id);
}

function questions(count: number): string {
  return count === 1 ? '1 question' : `${count} questions`;
}

type LeftoverProps = {
  count: number;
  others: readonly FaqCategory[];
  target: string;
  onChoose: (id: string) => void;
};

/** What becomes of the questions of a category that goes: a question is never deleted with it. */
function Leftover({ count, others, target, onChoose }: LeftoverProps) {
  // Each question begins anew: what was chosen for one that was cancelled is no choice for the next.
  useEffect(() => () => onChoose(''), [onChoose]);
  if (count === 0) return <p>No question stands in it.</p>;
  return (
    <SelectField
      label={count === 1 ? 'Its question stays and moves to' : `Its ${count} questions stay and move to`}
      value={target}
      onChange={({ target: field }) => onChoose(field.value)}
    >
      {others.map(({ id, name }) => (
        <option key={id} value={id}>
          {name.trim() || id}
        </option>
      ))}
    </SelectField>
  );
}
