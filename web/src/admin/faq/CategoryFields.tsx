import { faqCategorySchema, type FaqCategory } from '@apoti/contract';
import { categoryIcons } from '../content-editing/faq/CategoryIcon';
import { EditedText } from '../form/EditedText';
import { IconChoice } from '../form/IconChoice';
import styles from './FaqCategories.module.css';

/** What a person says of a category; its id is made of its first name and stays. */
export type CategoryValues = Omit<FaqCategory, 'id'>;

type CategoryFieldsProps = {
  value: CategoryValues;
  /** What is wrong with the name. */
  error: string | undefined;
  onChange: (fields: Partial<CategoryValues>) => void;
};

/** Name and icon of a category. */
export function CategoryFields({ value, error, onChange }: CategoryFieldsProps) {
  return (
    <div className={styles.form}>
      <EditedText
        label="Name"
        name="name"
        value={value.name}
        schema={faqCategorySchema.shape.name}
        required
        error={error}
        onChange={(name) => onChange({ name })}
      />
      <IconChoice
        legend="Icon"
        options={categoryIcons}
        value={value.icon}
        hint="Shown in the back-office only."
        onChoose={(icon) => onChange({ icon })}
      />
    </div>
  );
}
