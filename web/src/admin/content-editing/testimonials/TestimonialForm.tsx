import { testimonialSchema, type Testimonial } from '@apoti/contract';
import { Link } from 'react-router-dom';
import { Notice } from '../../../shared/ui/Notice';
import { ItemForm } from '../../form/ItemForm';
import { useContentEditor } from '../ContentEditing';
import { testimonialLabels } from '../labels';
import { useTried } from '../use-tried';
import { screenFields } from './screen-fields';
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
  const issue = (field: Exclude<keyof Testimonial, 'id'>) =>
    testimonials.issue([place, field], testimonialLabels[field]) ?? tried.issue(field);
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
        issue={issue}
      />
      {fields === 'some' && <Elsewhere place={place} issue={issue} />}
    </ItemForm>
  );
}

type ElsewhereProps = { place: number; issue: (field: (typeof screenFields)[number]) => string | undefined };

/** What keeps the testimonial from being saved, and stands in a field that only its own screen shows. */
function Elsewhere({ place, issue }: ElsewhereProps) {
  const { state, words } = useContentEditor();
  const field = screenFields.find((one) => issue(one) !== undefined);
  const to = field && state.work && words.address?.(state.work.mine, ['testimonials', place, field], '');
  if (!to) return null;
  return (
    <Notice tone="bad" urgent>
      <p>
        {issue(field)}. This is edited under <Link to={to}>Testimonials</Link>.
      </p>
    </Notice>
  );
}
