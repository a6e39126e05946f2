import { testimonialSchema, type Testimonial } from '@apoti/contract';
import { ItemForm } from '../../form/ItemForm';
import { testimonialLabels } from '../labels';
import { useTried } from '../use-tried';
import { TestimonialFields, type FieldSet } from './TestimonialFields';
import type { Testimonials } from './use-testimonials';

type TestimonialFormProps = {
  testimonial: Testimonial;
  testimonials: Testimonials;
  fields: FieldSet;
  firstId: string;
  onDone: () => void;
};

/** A testimonial in its place in the list: every key is kept; Save sends it at once, says so and folds it. */
export function TestimonialForm({ testimonial, testimonials, fields, firstId, onDone }: TestimonialFormProps) {
  const place = testimonials.testimonials.indexOf(testimonial);
  const tried = useTried(testimonialSchema, testimonial, testimonialLabels);
  return (
    <ItemForm
      onDone={() => {
        if (tried.isRefused()) return;
        onDone();
        testimonials.sayUpdated();
      }}
    >
      <TestimonialFields
        testimonial={testimonial}
        fields={fields}
        firstId={firstId}
        onChange={(values) => testimonials.change(testimonial, values)}
        issue={(field) => testimonials.issue([place, field], testimonialLabels[field]) ?? tried.issue(field)}
      />
    </ItemForm>
  );
}
