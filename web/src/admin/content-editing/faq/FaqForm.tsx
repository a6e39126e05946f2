import { faqItemSchema, type FaqItem } from '@apoti/contract';
import { adminToast } from '../../../shared/ui/toast';
import { ItemForm } from '../../form/ItemForm';
import { faqLabels } from '../labels';
import { usePart } from '../use-part';
import { useTried } from '../use-tried';
import { useSaveAndSay } from '../use-save-and-say';
import { FaqFields } from './FaqFields';
import { faqTexts, isBlank } from './faq-texts';

type FaqFormProps = {
  faq: FaqItem;
  firstId: string;
  onChange: (fields: Partial<FaqItem>) => void;
  onDone: () => void;
};

/** A question in its place in the list: every key is kept; Save sends it at once, says so and folds it. */
export function FaqForm({ faq, firstId, onChange, onDone }: FaqFormProps) {
  const { value, issue } = usePart('faq');
  const say = useSaveAndSay('faq');
  const place = value.faqs.indexOf(faq);
  const tried = useTried(faqItemSchema, faq, faqLabels);
  const save = () => {
    if (tried.isRefused()) return isBlank(faq) && adminToast.error(faqTexts.blank);
    onDone();
    return void say(faqTexts.updated);
  };
  return (
    <ItemForm onDone={save}>
      <FaqFields
        faq={faq}
        categories={value.categories}
        firstId={firstId}
        onChange={onChange}
        issue={(field) => issue(['faqs', place, field], faqLabels[field]) ?? tried.issue(field)}
      />
    </ItemForm>
  );
}
