import { newTestimonial, testimonialCategories } from '@apoti/contract';
import { lagosDay } from '@apoti/contract/lib/lagos-day';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ResultCount } from '../../shared/ui/ResultCount';
import { SelectField } from '../../shared/ui/TextField';
import { useContentEditor } from '../content-editing/ContentEditing';
import { ContentPage } from '../content-editing/ContentPage';
import { NewTestimonial, testimonialDraftSchema } from '../content-editing/testimonials/NewTestimonial';
import { TestimonialList } from '../content-editing/testimonials/TestimonialList';
import { useTestimonials } from '../content-editing/testimonials/use-testimonials';
import { Counts } from '../form/Counts';
import { ListBar } from '../form/ListBar';
import { timestampId } from '../form/list-edits';
import { useFocusAfter } from '../form/use-focus-after';
import { useFound } from '../form/use-found';
import { useKeptDraft } from '../form/use-kept-draft';
import { useListQuery, type ListQuery } from '../form/use-list-query';
import { usePages } from '../form/use-pages';
import { countTestimonials } from './count-testimonials';
import { QuickActions } from './QuickActions';
import { findTestimonials, noFilter, statuses, type TestimonialFilter } from './testimonial-filter';

const ADD = 'add-testimonial';

/** Testimonial Management (A11): counts, the list with its filters, and every field of a testimonial. */
export function TestimonialsScreen() {
  return (
    <ContentPage title="Testimonial Management" part="testimonials" shows={{ path: '/', anchor: 'testimonials' }}>
      {() => <Management />}
    </ContentPage>
  );
}

function Management() {
  const { session } = useContentEditor();
  const testimonials = useTestimonials();
  const all = testimonials.testimonials;
  const query = useListQuery(noFilter, { category: testimonialCategories, status: statuses.map(({ value }) => value) });
  const found = useFound(all, query.filter, findTestimonials);
  const pages = usePages(found, query);
  const draft = useKeptDraft({ list: 'testimonial', person: session.person, schema: testimonialDraftSchema });
  const focus = useFocusAfter(draft.entry);
  const begin = () => {
    const now = Date.now();
    draft.begin({ ...newTestimonial, id: timestampId(all, now), dateAdded: lagosDay(now) });
  };
  return (
    <>
      <Counts counts={countTestimonials(all)} />
      <Filters query={query} canAdd={draft.entry === null} onAdd={begin} />
      {draft.entry && (
        <NewTestimonial
          testimonial={draft.entry}
          fields="all"
          draft={draft}
          testimonials={testimonials}
          onAdded={(id) => {
            query.choose(noFilter);
            pages.goTo(all.length);
            focus([`testimonial-toggle-${id}`]);
          }}
          onGone={() => focus([ADD])}
        />
      )}
      <ResultCount count={query.isFiltered ? found.length : null} one="testimonial" many="testimonials" />
      <h2 className="visually-hidden">Testimonials</h2>
      <TestimonialList
        testimonials={testimonials}
        found={found}
        pages={pages}
        fields="all"
        aside={(testimonial) => (
          <QuickActions
            testimonial={testimonial}
            onActive={() => testimonials.toggleActive(testimonial)}
            onFeatured={() => testimonials.toggleFeatured(testimonial)}
          />
        )}
        empty={
          <EmptyState
            title="No testimonials found"
            action={
              <Button look="secondary" onClick={query.clear}>
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
  query: ListQuery<keyof TestimonialFilter>;
  canAdd: boolean;
  onAdd: () => void;
};

function Filters({ query: { filter, choose }, canAdd, onAdd }: FiltersProps) {
  return (
    <ListBar
      label="Search the testimonials"
      search={filter.search}
      onSearch={(search) => choose({ search }, { typing: true })}
      addLabel="Add testimonial"
      addId={ADD}
      canAdd={canAdd}
      add={onAdd}
    >
      <SelectField
        label="Category"
        value={filter.category}
        onChange={({ target }) => choose({ category: target.value })}
      >
        <option value="">All categories</option>
        {testimonialCategories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </SelectField>
      <SelectField label="Status" value={filter.status} onChange={({ target }) => choose({ status: target.value })}>
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
