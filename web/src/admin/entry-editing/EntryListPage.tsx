import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ResultCount } from '../../shared/ui/ResultCount';
import { Counts } from '../form/Counts';
import styles from '../form/EntryList.module.css';
import { PageButtons } from '../form/PageButtons';
import { useFocusAfter } from '../form/use-focus-after';
import type { ListQuery } from '../form/use-list-query';
import { usePages } from '../form/use-pages';
import { useReturn } from '../form/use-return';
import { EntryHistory } from '../history/HistoryButton';
import { Notice } from '../shell/Notice';
import { DeleteEntry } from './DeleteEntry';
import type { EntryScreen } from './entry-screen';
import { StuckEntries } from './StuckEntries';
import { useGone } from './use-list-address';

type EntryListPageProps<T, S extends T> = {
  screen: EntryScreen<T>;
  title: string;
  /** What the form calls the fields. */
  labels: Readonly<Record<string, string>>;
  /** All entries, and those that are looked for. */
  all: readonly S[];
  found: readonly S[];
  /** Nothing can be saved: only the defaults are known. */
  isDefault: boolean;
  person: number;
  query: Pick<ListQuery<never>, 'isFiltered' | 'clear' | 'page' | 'go'>;
  counts: Parameters<typeof Counts>[0]['counts'];
  /** What stands between the counts and the list. */
  bar: ReactNode;
  /** What gets the focus first: the way back from a form (see {@link openersOf}). */
  openers: (gone: number | undefined) => string[];
  row: (entry: S, onDelete: () => void) => ReactNode;
};

/** The id of the link to an entry's form, and of the button for a new one. */
export const linkId = (noun: string, id: number | string) => `${noun}-${id}`;
export const addId = (noun: string) => `new-${noun}`;

/** What gets the focus when the form `left` is closed: what opened it. */
export function openersOf(noun: string, left: string, gone: number | undefined): string[] {
  if (left === '') return [];
  return left === String(gone) ? [addId(noun)] : [linkId(noun, left), addId(noun)];
}

/** All entries of a kind: how many there are, which ones are looked for, and each with what can be done with it at once. */
export function EntryListPage<T, S extends T>(props: EntryListPageProps<T, S>) {
  const { screen, title, labels, all, found, isDefault, person, query, counts, bar, openers, row } = props;
  const { entries, history, many } = screen;
  const { noun } = entries.words;
  const idOf = (entry: S) => entries.known(entry).id;
  const pages = usePages(found, query);
  const [asked, setAsked] = useState<number | null>(null);
  const focus = useFocusAfter(all);
  const navigate = useNavigate();
  useReturn(openers(useGone()));
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <EntryHistory history={{ kind: history }} labels={labels} onRestored={() => void screen.refresh()} />
      </header>
      <StuckEntries kind={entries} onOpen={({ id }) => void navigate(entries.addressOf(id))} />
      {isDefault && (
        <Notice tone="warn" title="Nothing can be changed now">
          The server has only its defaults at the moment.
        </Notice>
      )}
      <Counts counts={counts} />
      {bar}
      <ResultCount count={query.isFiltered ? found.length : null} one={noun} many={many} />
      {found.length === 0 && <Nothing many={many} {...query} />}
      <ul className={styles.list}>{pages.shown.map((entry) => row(entry, () => setAsked(idOf(entry))))}</ul>
      <PageButtons pages={pages} />
      <DeleteEntry
        screen={screen}
        entry={all.find((entry) => idOf(entry) === asked)}
        person={person}
        onCancel={() => setAsked(null)}
        onDeleted={(id, isOther) => {
          if (isOther) return;
          const place = found.findIndex((entry) => idOf(entry) === id);
          const next = found[place + 1] ?? found[place - 1];
          focus([...(next ? [linkId(noun, idOf(next))] : []), addId(noun)]);
          setAsked(null);
        }}
      />
    </>
  );
}

type NothingProps = { many: string; isFiltered: boolean; clear: () => void };

function Nothing({ many, isFiltered, clear }: NothingProps) {
  if (!isFiltered) return <EmptyState title={`No ${many} yet`} />;
  return (
    <EmptyState
      title={`No ${many} found`}
      action={
        <Button look="secondary" onClick={clear}>
          Clear filters
        </Button>
      }
    />
  );
}
