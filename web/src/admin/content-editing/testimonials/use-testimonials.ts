import type { Testimonial } from '@apoti/contract';
import { changeItem, moveTo, removeItem } from '../../form/list-edits';
import { useIdNow } from '../../form/use-stable-keys';
import { useContentEditor } from '../ContentEditing';
import { usePart } from '../use-part';
import { useSaveAndSay } from '../use-save-and-say';
import { testimonialTexts } from './testimonial-texts';

/** What can be done with the testimonials; what is a decision rather than typing is sent at once and said (A11). */
export function useTestimonials() {
  const { value: testimonials, edit, issue } = usePart('testimonials');
  const say = useSaveAndSay('testimonials');
  const idNow = useIdNow(useContentEditor(), 'testimonials');
  const change = ({ id }: Testimonial, fields: Partial<Testimonial>) =>
    edit((list) => changeItem(list, idNow(id), fields));
  return {
    testimonials,
    issue,
    change,
    add: (testimonial: Testimonial) => {
      edit((list) => [...list, testimonial]);
      void say(testimonialTexts.created);
    },
    /** Puts it where another one stands. */
    moveTo: ({ id }: Testimonial, target: Testimonial | undefined) => edit((list) => moveTo(list, id, target?.id)),
    /** Takes it out; the last one stays (A5). */
    remove: ({ id }: Testimonial) => {
      if (testimonials.length === 1) return;
      edit((list) => removeItem(list, id));
      void say(testimonialTexts.deleted);
    },
    toggleActive: (testimonial: Testimonial) => {
      change(testimonial, { active: !testimonial.active });
      void say(testimonial.active ? testimonialTexts.hidden : testimonialTexts.approved);
    },
    toggleFeatured: (testimonial: Testimonial) => {
      change(testimonial, { featured: !testimonial.featured });
      void say(testimonial.featured ? testimonialTexts.unfeatured : testimonialTexts.featured);
    },
    sayUpdated: () => void say(testimonialTexts.updated),
  };
}
export type Testimonials = ReturnType<typeof useTestimonials>;
