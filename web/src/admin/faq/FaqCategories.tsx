import { faqCategorySchema, type FaqCategory } from '@apoti/contract';
import { CategoryIcon, categoryIcons } from '../content-editing/faq/CategoryIcon';
import { countByCategory } from '../content-editing/faq/faq-filter';
import { usePart } from '../content-editing/use-part';
import { EditedText } from '../form/EditedText';
import { IconChoice } from '../form/IconChoice';
import { ItemList } from '../form/ItemList';
import { changeItem, moveItem } from '../form/list-edits';
import styles from './FaqCategories.module.css';

/** The categories in the order of the public page: each one's name and icon. */
export function FaqCategories() {
  const { value, edit, issue } = usePart('faq');
  const { categories, faqs } = value;
  const counts = countByCategory(faqs);
  const editCategories = (update: (list: FaqCategory[]) => FaqCategory[]) =>
    edit((now) => {
      const next = update(now.categories);
      return next === now.categories ? now : { ...now, categories: next };
    });
  return (
    <section className={styles.categories}>
      <p>The page shows them in this order. A category without an active question is left out there.</p>
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
          <div className={styles.form}>
            <EditedText
              label="Name"
              name="name"
              value={name}
              schema={faqCategorySchema.shape.name}
              required
              error={issue(['categories', place, 'name'], 'Name')}
              onChange={(text) => editCategories((list) => changeItem(list, id, { name: text }))}
            />
            <IconChoice
              legend="Icon"
              options={categoryIcons}
              value={icon}
              onChoose={(chosen) => editCategories((list) => changeItem(list, id, { icon: chosen }))}
            />
          </div>
        )}
        onMove={({ id }, to) => editCategories((list) => moveItem(list, id, to))}
      />
    </section>
  );
}

function questions(count: number): string {
  return count === 1 ? '1 question' : `${count} questions`;
}
