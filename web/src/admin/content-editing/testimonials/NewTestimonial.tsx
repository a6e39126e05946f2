import { newTestimonial, testimonialSchema, toFieldIssues, type FieldIssue, type Testimonial } from '@apoti/contract';
import { typesOnly } from '@apoti/contract/lib/types-only';
import { useState } from 'react';
import { adminToast } from '../../../shared/ui/toast';
import { onceStored } from '../../editing/once-stored';
import { issueText } from '../../editor/save-status-text';
import { highestId } from '../../form/list-edits';
import { NewEntry } from '../../form/NewEntry';
import { keptSchema } from '../../form/kept-schema';
import type { KeptDraft } from '../../form/use-kept-draft';
import { usePreviewLens } from '../../preview/preview-control';
import { useContentEditor } from '../ContentEditing';
import { testimonialLabels } from '../labels';
import { TestimonialFields, type FieldSet } from './TestimonialFields';
import type { Testimonials } from './use-testimonials';

/** Types of a testimonial that has not been added yet, without its rules. */
export const testimonialDraftSchema = keptSchema(typesOnly<Testimonial>(testimonialSchema), {
  ...newTestimonial,
  id: 0,
});

/** What was typed first, in the form's order; empty when nothing was. */
function typedIn({ name, position, company, location, quote, image }: Testimonial): string {
  return [name, position, company, location, quote, image].find((text) => text.trim() !== '')?.trim() ?? '';
}

/** What the field of a fault is called; the whole entry where it is none of the form's. */
function labelOf({ path: [field] }: FieldIssue): string {
  return Object.entries(testimonialLabels).find(([name]) => name === field)?.[1] ?? 'Testimonial';
}

type NewTestimonialProps = {
  testimonial: Testimonial;
  fields: FieldSet;
  draft: KeptDraft<Testimonial>;
  testimonials: Testimonials;
  onAdded: (id: number) => void;
  onGone: () => void;
};

/** The form of a new testimonial: it enters the content when it is valid and Add is pressed. */
export function NewTestimonial(props: NewTestimonialProps) {
  const { testimonial, fields, draft, testimonials, onAdded, onGone } = props;
  const { session } = useContentEditor();
  const [issues, setIssues] = useState<FieldIssue[]>([]);
  const issue = (field: Exclude<keyof Testimonial, 'id'>) => {
    const found = issues.find(({ path }) => path[0] === field);
    return found && issueText(testimonialLabels[field], found.message);
  };
  // In front: further slides of the row are out of sight.
  usePreviewLens(({ content, ...parts }) =>
    content === undefined
      ? parts
      : { ...parts, content: { ...content, testimonials: [testimonial, ...content.testimonials] } },
  );
  const add = () => {
    // The id was chosen when the form was opened, for the upload's label; somebody else may have taken it since.
    const isTaken = testimonials.testimonials.some(({ id }) => id === testimonial.id);
    const item = isTaken ? { ...testimonial, id: highestId(testimonials.testimonials) } : testimonial;
    const { error } = testimonialSchema.safeParse(item);
    const found = error ? toFieldIssues(error) : [];
    setIssues(found);
    const [fault] = found;
    if (fault) return adminToast.error(issueText(labelOf(fault), fault.message));
    // The words are stored with the content before their draft goes: no crash in between costs them.
    testimonials.add(item);
    draft.added(onceStored(session));
    return onAdded(item.id);
  };
  return (
    <NewEntry
      title="New testimonial"
      action="Add testimonial"
      typed={typedIn(testimonial)}
      restored={draft.restored}
      isKept={draft.isKept}
      uploadsFor={draft.key}
      onAdd={add}
      onDiscard={() => {
        draft.clear();
        onGone();
      }}
    >
      <TestimonialFields testimonial={testimonial} fields={fields} onChange={draft.change} issue={issue} />
    </NewEntry>
  );
}
