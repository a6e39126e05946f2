import { faqItemSchema, type FaqCategory, type FaqItem } from '@apoti/contract';
import { SelectField } from '../../../shared/ui/TextField';
import { Switch } from '../../../shared/ui/Switch';
import { EditedText } from '../../form/EditedText';
import { faqLabels } from '../labels';
import styles from './FaqFields.module.css';

const { question, answer } = faqItemSchema.shape;

type Values = Omit<FaqItem, 'id'>;
type FaqFieldsProps = {
  faq: Values;
  categories: readonly FaqCategory[];
  onChange: (fields: Partial<Values>) => void;
  /** What is wrong with a field. */
  issue: (field: keyof Values) => string | undefined;
  /** Id of the first field, which gets the focus. */
  firstId?: string;
};

/** The fields of a question. */
export function FaqFields({ faq, categories, onChange, issue, firstId }: FaqFieldsProps) {
  const isKnown = categories.some(({ id }) => id === faq.category);
  return (
    <div className={styles.fields}>
      <EditedText
        {...(firstId === undefined ? {} : { id: firstId })}
        label={faqLabels.question}
        name="question"
        value={faq.question}
        schema={question}
        rows={2}
        required
        error={issue('question')}
        onChange={(text) => onChange({ question: text })}
      />
      <EditedText
        label={faqLabels.answer}
        name="answer"
        value={faq.answer}
        schema={answer}
        rows={6}
        required
        error={issue('answer')}
        onChange={(text) => onChange({ answer: text })}
      />
      <div className={styles.pair}>
        <SelectField
          label={faqLabels.category}
          name="category"
          value={faq.category}
          error={issue('category')}
          onChange={({ target }) => onChange({ category: target.value })}
        >
          {!isKnown && <option value={faq.category}>{faq.category} (no such category)</option>}
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <Switch
          label={faqLabels.active}
          name="active"
          checked={faq.active}
          onChange={({ target }) => onChange({ active: target.checked })}
        />
      </div>
    </div>
  );
}
