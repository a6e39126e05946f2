import { newTestimonial, testimonialCategories } from '@apoti/contract';
import { lagosDay } from '@apoti/contract/lib/lagos-day';
import { useState } from 'react';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ResultCount } from '../../shared/ui/ResultCount';
import { SelectField } from '../../shared/ui/TextField';
import { useContentEditor } from '../content-editing/ContentEditing';
import { ContentPage } from '../content-editing/ContentPage';
import { NewTestimonial, testimonialDraftSchema } from '../content-editing/testimonials/NewTestimonial';
import { TestimonialList } from '../content-editing/testimonials/TestimonialList';
import { useTestimonials } from '../content-editing/testimonials/use-testimonials';
import { ListBar } from '../form/ListBar';
import { timestampId } from '../form/list-edits';
import { useEntryDraft } from '../form/use-entry-draft';
import { useFocusAfter } from '../form/use-focus-after';
import { useFound } from '../form/use-found';
import { usePages } from '../form/use-pages';
import { Counts } from './Counts';
import { QuickActions } from './QuickActions';
import { findTestimonials, noFilter, statuses, type TestimonialFilter } from './testimonial-filter';

const ADD = 'add-testimonial';

/** Testimonial Management (A11): counts, the list with its filters, and every field of a testimonial. */
export function TestimonialsScreen() {
  return <ContentPage title="Testimonial Management">{() => <Management />}</ContentPage>;
}

function Management() {
  const { session } = useContentEditor();
  const testimonials = useTestimonials();
  const all = testimonials.testimonials;
  const [filter, setFilter] = useState(noFilter);
  const found = useFound(all, filter, findTestimonials);
  const pages = usePages(found);
  const draft = useEntryDraft({ list: 'testimonial', person: session.person, schema: testimonialDraftSchema });
  const focus = useFocusAfter(draft.entry);
  const choose = (next: Partial<TestimonialFilter>) => {
    setFilter({ ...filter, ...next });
    pages.go(1);
  };
  const begin = () => {
    const now = Date.now();
    draft.set({ ...newTestimonial, id: timestampId(all, now), dateAdded: lagosDay(now) });
  };
  return (
    <>
      <Counts testimonials={all} />
      <Filters filter={filter} onChoose={choose} canAdd={draft.entry === null} onAdd={begin} />
      {draft.entry && (
        <NewTestimonial
          testimonial={draft.entry}
          fields="all"
          draft={draft}
          testimonials={testimonials}
          onAdded={(id) => {
            setFilter(noFilter);
            pages.goTo(all.length);
            focus([`testimonial-toggle-${id}`]);
          }}
          onGone={() => focus([ADD])}
        />
      )}
      {filter !== noFilter && <ResultCount count={found.length} one="testimonial" many="testimonials" />}
      <h2 className="visually-hidden">Testimonials</h2>
      <TestimonialList
        testimonials={testimonials}
        found={found}
        pages={pages}
        fields="all"
        aside={(testimonial) => <QuickActions testimonial={testimonial} testimonials={testimonials} />}
        empty={
          <EmptyState
            title="No testimonials found"
            action={
              <Button look="secondary" onClick={() => choose(noFilter)}>
                Clear filters
              </Button>
            }
          />
        }
      />
    </>
  );
}

type FiltersProps = {
  filter: TestimonialFilter;
  onChoose: (next: Partial<TestimonialFilter>) => void;
  canAdd: boolean;
  onAdd: () => void;
};

function Filters({ filter, onChoose, canAdd, onAdd }: FiltersProps) {
  return (
    <ListBar
      label="Search the testimonials"
      search={filter.search}
      onSearch={(search) => onChoose({ search })}
      addLabel="Add testimonial"
      addId={ADD}
      canAdd={canAdd}
      onAdd={onAdd}
    >
      <SelectField
        label="Category"
        value={filter.category}
        onChange={({ target }) => onChoose({ category: target.value })}
      >
        <option value="">All categories</option>
        {testimonialCategories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </SelectField>
      <SelectField label="Status" value={filter.status} onChange={({ target }) => onChoose({ status: target.value })}>
        <option value="">All</option>
        {statuses.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </ListBar>
  );
}
