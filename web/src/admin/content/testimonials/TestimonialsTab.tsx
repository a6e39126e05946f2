import { lagosDay, newTestimonial } from '@apoti/contract';
import { FiPlus } from 'react-icons/fi';
import { Badge } from '../../../shared/ui/Badge';
import { Button } from '../../../shared/ui/Button';
import { useContentEditor } from '../../content-editing/ContentEditing';
import { NewTestimonial, testimonialDraftSchema } from '../../content-editing/testimonials/NewTestimonial';
import { TestimonialList } from '../../content-editing/testimonials/TestimonialList';
import { useTestimonials } from '../../content-editing/testimonials/use-testimonials';
import { highestId } from '../../form/list-edits';
import { useFocusAfter } from '../../form/use-focus-after';
import { useKeptDraft } from '../../form/use-kept-draft';
import { useListQuery } from '../../form/use-list-query';
import { usePages } from '../../form/use-pages';
import styles from './TestimonialsTab.module.css';

const ADD = 'add-testimonial';

/** What customers said, with the fields of the content editor (A5): added, edited, shown or not, moved, removed. */
export function TestimonialsTab() {
  const { session } = useContentEditor();
  const testimonials = useTestimonials();
  const all = testimonials.testimonials;
  const pages = usePages(all, useListQuery({}));
  const draft = useKeptDraft({ list: 'testimonial', person: session.person, schema: testimonialDraftSchema });
  const focus = useFocusAfter(draft.entry);
  return (
    <div className={styles.tab}>
      <header className={styles.head}>
        <p>
          {all.length === 1 ? '1 testimonial' : `${all.length} testimonials`},{' '}
          {all.filter(({ active }) => active).length} shown. They stand on the home page in this order.
        </p>
        {draft.entry === null && (
          <Button
            look="secondary"
            id={ADD}
            onClick={() => draft.begin({ ...newTestimonial, id: highestId(all), dateAdded: lagosDay(Date.now()) })}
          >
            <FiPlus aria-hidden="true" /> Add testimonial
          </Button>
        )}
      </header>
      {draft.entry && (
        <NewTestimonial
          testimonial={draft.entry}
          fields="some"
          draft={draft}
          testimonials={testimonials}
          onAdded={(id) => {
            pages.goTo(all.length);
            focus([`testimonial-toggle-${id}`]);
          }}
          onGone={() => focus([ADD])}
        />
      )}
      <h2 className="visually-hidden">Testimonials</h2>
      <TestimonialList
        testimonials={testimonials}
        found={all}
        pages={pages}
        fields="some"
        aside={({ active }) => (active ? <Badge tone="good">Shown</Badge> : <Badge>Hidden</Badge>)}
      />
    </div>
  );
}
