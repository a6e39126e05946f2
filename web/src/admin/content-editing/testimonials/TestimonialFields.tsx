import { testimonialCategories, testimonialSchema, type Testimonial } from '@apoti/contract';
import { useId } from 'react';
import { describe, FieldNotes } from '../../../shared/ui/Field';
import { Switch } from '../../../shared/ui/Switch';
import { SelectField } from '../../../shared/ui/TextField';
import { EditedText } from '../../form/EditedText';
import { ImageField } from '../../form/ImageField';
import { RatingField } from '../../form/RatingField';
import { testimonialLabels as labels } from '../labels';
import styles from './TestimonialFields.module.css';

const { shape } = testimonialSchema;
const hint = 'The site shows featured testimonials as the others, and neither category nor date.';

/** `some`: what the content editor has (back-office §3); `all`: what the testimonials' own screen has. */
export type FieldSet = 'some' | 'all';

type TestimonialFieldsProps = {
  testimonial: Testimonial;
  fields: FieldSet;
  onChange: (fields: Partial<Testimonial>) => void;
  /** What is wrong with a field. */
  issue: (field: Exclude<keyof Testimonial, 'id'>) => string | undefined;
  /** Id of the first field, which gets the focus. */
  firstId?: string;
};

/** The fields of a testimonial. */
export function TestimonialFields(props: TestimonialFieldsProps) {
  const { testimonial, fields, onChange, issue, firstId } = props;
  const id = useId();
  const text = (field: 'name' | 'position' | 'company' | 'location' | 'quote') => ({
    label: labels[field],
    name: field,
    value: testimonial[field],
    schema: shape[field],
    error: issue(field),
    onChange: (value: string) => onChange({ [field]: value }),
  });
  return (
    <div className={styles.fields}>
      <div className={styles.column}>
        <div className={styles.pair}>
          <EditedText {...text('name')} required starred {...(firstId === undefined ? {} : { id: firstId })} />
          <EditedText {...text('position')} required starred />
          {fields === 'all' && <EditedText {...text('company')} />}
          {fields === 'all' && <EditedText {...text('location')} />}
        </div>
        <EditedText {...text('quote')} rows={5} required starred />
      </div>
      <div className={styles.column}>
        <ImageField
          label={labels.image}
          value={testimonial.image}
          onChange={(image) => onChange({ image })}
          uploadName={`testimonial-${testimonial.id}`}
          error={issue('image')}
        />
        {fields === 'all' && <Standing {...props} />}
        <div className={styles.switches}>
          <Switch
            label={labels.active}
            name="active"
            checked={testimonial.active}
            onChange={({ target }) => onChange({ active: target.checked })}
          />
          {fields === 'all' && (
            <Switch
              label={labels.featured}
              name="featured"
              checked={testimonial.featured}
              {...describe(id, { hint })}
              onChange={({ target }) => onChange({ featured: target.checked })}
            />
          )}
        </div>
        {fields === 'all' && <FieldNotes id={id} hint={hint} />}
      </div>
    </div>
  );
}

/** Rating, category and day. */
function Standing({ testimonial, onChange, issue }: TestimonialFieldsProps) {
  return (
    <>
      <RatingField label={labels.rating} value={testimonial.rating} onChange={(rating) => onChange({ rating })} />
      <div className={styles.pair}>
        <SelectField
          label={labels.category}
          name="category"
          value={testimonial.category}
          error={issue('category')}
          onChange={({ target }) => {
            const category = testimonialCategories.find((one) => one === target.value);
            if (category) onChange({ category });
          }}
        >
          {testimonialCategories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </SelectField>
        <EditedText
          label={labels.dateAdded}
          name="dateAdded"
          type="date"
          value={testimonial.dateAdded}
          error={issue('dateAdded')}
          onChange={(dateAdded) => onChange({ dateAdded })}
        />
      </div>
    </>
  );
}
