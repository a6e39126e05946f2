import { newFaqItem, usualCategory } from '@apoti/contract';
import { Badge } from '../../../shared/ui/Badge';
import { Button } from '../../../shared/ui/Button';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ResultCount } from '../../../shared/ui/ResultCount';
import { ItemList } from '../../form/ItemList';
import { ListBar } from '../../form/ListBar';
import { PageButtons } from '../../form/PageButtons';
import { useFocusAfter } from '../../form/use-focus-after';
import { useFound } from '../../form/use-found';
import { useKeptDraft } from '../../form/use-kept-draft';
import { useListQuery } from '../../form/use-list-query';
import { usePages } from '../../form/use-pages';
import { useContentEditor } from '../ContentEditing';
import { useStableKeys } from '../../form/use-stable-keys';
import { CategoryIcon } from './CategoryIcon';
import { CategoryRail } from './CategoryRail';
import { FaqForm } from './FaqForm';
import { findFaqs, noFilter } from './faq-filter';
import styles from './FaqManager.module.css';
import { faqTexts } from './faq-texts';
import { faqDraftSchema, NewFaq } from './NewFaq';
import { useFaqs } from './use-faqs';

const ADD = 'add-faq';

/** All questions: found by search and category, added, edited in their place, moved and deleted (A5, A13). */
export function FaqManager() {
  const { session, state } = useContentEditor();
  const list = useFaqs();
  const { categories, faqs, categoryOf } = list;
  const keyOf = useStableKeys(state.aliases, 'faq.faqs');
  const query = useListQuery(noFilter);
  const { filter } = query;
  const found = useFound(faqs, filter, findFaqs);
  const pages = usePages(found, query);
  const draft = useKeptDraft({ list: 'faq', person: session.person, schema: faqDraftSchema });
  const focus = useFocusAfter(draft.entry);

  const begin = () => {
    const category = usualCategory(categories);
    draft.begin({ ...newFaqItem, category });
    // The list shows where the new one will stand, not another category.
    if (filter.category !== '' && filter.category !== category) query.choose({ category: '' });
  };
  return (
    <div className={styles.manager}>
      <h2 className="visually-hidden">Questions</h2>
      <ListBar
        label="Search the questions"
        search={filter.search}
        onSearch={(search) => query.choose({ search }, { typing: true })}
        addLabel="Add FAQ"
        addId={ADD}
        canAdd={draft.entry === null}
        add={begin}
      />
      <CategoryRail
        {...{ categories, faqs }}
        current={filter.category}
        onChoose={(category) => query.choose({ category })}
      />
      {draft.entry && (
        <NewFaq
          faq={draft.entry}
          draft={draft}
          onAdded={(id) => {
            query.choose(noFilter);
            pages.goTo(faqs.length);
            focus([`faq-toggle-${id}`]);
          }}
          onGone={() => focus([ADD])}
        />
      )}
      <ResultCount count={filter.search === '' ? null : found.length} one="FAQ found" many="FAQs found" />
      <ItemList
        id="faq"
        items={pages.shown}
        range={pages.range}
        noun={['FAQ', 'FAQs']}
        keyOf={({ id }) => keyOf(id)}
        nameOf={(faq) => faq.question.trim() || '(no question)'}
        note={(faq) => categoryOf(faq)?.name ?? faq.category}
        icon={(faq) => <CategoryIcon name={categoryOf(faq)?.icon} />}
        aside={(faq) => !faq.active && <Badge>Inactive</Badge>}
        isBroken={(place) => list.broken.has(pages.shown[place]?.id ?? 0)}
        form={(faq, _, close) => (
          <FaqForm
            faq={faq}
            firstId={`faq-first-${keyOf(faq.id)}`}
            onChange={(fields) => list.change(faq, fields)}
            onDone={close}
          />
        )}
        onMove={(faq, to) => {
          list.moveTo(faq, found[to]);
          pages.goTo(to);
        }}
        onDelete={list.remove}
        question={faqTexts.question}
        empty={<NoFaqs any={faqs.length > 0} onAdd={draft.entry ? undefined : begin} onClear={query.clear} />}
      />
      <PageButtons pages={pages} />
    </div>
  );
}

type NoFaqsProps = { any: boolean; onAdd: (() => void) | undefined; onClear: () => void };

/** What stands where no question is: the first one's button, or the way back to all. */
function NoFaqs({ any, onAdd, onClear }: NoFaqsProps) {
  if (!any)
    return <EmptyState title={faqTexts.none} action={onAdd && <Button onClick={onAdd}>{faqTexts.addFirst}</Button>} />;
  return (
    <EmptyState
      title="No FAQs found"
      action={
        <Button look="secondary" onClick={onClear}>
          Clear filters
        </Button>
      }
    />
  );
}
