import { LAST_TESTIMONIAL, type Testimonial } from '@apoti/contract';
import type { ReactNode } from 'react';
import { Portrait } from '../../../sections/testimonials/Portrait';
import { ItemList } from '../../form/ItemList';
import { PageButtons } from '../../form/PageButtons';
import type { Pages } from '../../form/use-pages';
import { useContentEditor } from '../ContentEditing';
import { useStableKeys } from '../../form/use-stable-keys';
import type { FieldSet } from './TestimonialFields';
import { TestimonialForm } from './TestimonialForm';
import styles from './TestimonialList.module.css';
import { testimonialTexts } from './testimonial-texts';
import type { Testimonials } from './use-testimonials';

type TestimonialListProps = {
  testimonials: Testimonials;
  /** Those to show, in their order, and the page of them. */
  found: readonly Testimonial[];
  pages: Pages<Testimonial>;
  fields: FieldSet;
  aside: (testimonial: Testimonial) => ReactNode;
  empty?: ReactNode;
};

/** Testimonials in their order: edited in their place, moved, deleted after a question; the last one stays. */
export function TestimonialList({ testimonials, found, pages, fields, aside, empty }: TestimonialListProps) {
  const { state } = useContentEditor();
  const keyOf = useStableKeys(state.aliases, 'testimonials');
  const all = testimonials.testimonials;
  return (
    <>
      <ItemList
        id="testimonial"
        items={pages.shown}
        range={pages.range}
        noun={['testimonial', 'testimonials']}
        keyOf={({ id }) => keyOf(id)}
        nameOf={({ name }) => name.trim() || '(no name)'}
        note={({ quote }) => quote}
        icon={({ image }) => (
          <span className={styles.portrait}>
            <Portrait src={image} />
          </span>
        )}
        aside={aside}
        isBroken={(place) => {
          const shown = pages.shown[place];
          return shown !== undefined && testimonials.issue([all.indexOf(shown)], '') !== undefined;
        }}
        form={(testimonial, _, close) => (
          <TestimonialForm
            testimonial={testimonial}
            testimonials={testimonials}
            fields={fields}
            firstId={`testimonial-first-${keyOf(testimonial.id)}`}
            onDone={close}
          />
        )}
        onMove={(testimonial, to) => {
          testimonials.moveTo(testimonial, found[to]);
          pages.goTo(to);
        }}
        onDelete={testimonials.remove}
        question={testimonialTexts.question}
        {...(all.length === 1 ? { last: LAST_TESTIMONIAL } : {})}
        empty={empty}
      />
      <PageButtons pages={pages} />
    </>
  );
}
