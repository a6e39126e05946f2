import { useState, type ReactElement, type ReactNode } from 'react';
import { Route, Routes, useParams } from 'react-router-dom';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Spinner } from '../../shared/ui/Spinner';
import type { Editor } from '../editor/editor';
import { AdminNotFound } from '../shell/AdminNotFound';
import { EditEntry, type Looker } from './EditEntry';
import type { EntryScreen } from './entry-screen';

/** How often the server is asked for others' changes while a list or a form is looked at, in ms. */
export const REFRESH_MS = 30_000;

type EntryScreenRoutesProps<T> = Looker & {
  screen: EntryScreen<T>;
  /** Entries with the revision of their list, which is missing while only the defaults are known. */
  seen: { list: readonly T[]; revision: string | undefined } | undefined;
  error: Error | undefined;
  onRetry: () => void;
  /** The list; `left` is the form that was open before, as the address called it, empty for none. */
  list: (left: string) => ReactElement;
  /** The form of a new one. */
  create: ReactElement;
  /** The form of one that there is. */
  edit: (editor: Editor<T>, entry: T) => ReactNode;
  /** Routes of its own. */
  children?: ReactNode;
};

/** The list of a kind of entries; in its place the form of a new one (`new`) or of the one whose id the address names. */
export function EntryScreenRoutes<T>(props: EntryScreenRoutesProps<T>) {
  const { screen, seen, error, onRetry, list, create, edit, person, signedIn, children } = props;
  const { '*': open = '' } = useParams();
  const [left, setLeft] = useState(open);
  if (open !== '' && open !== left) setLeft(open);
  if (seen === undefined && error === undefined) return <Spinner label={`Loading the ${screen.many}…`} />;
  if (seen === undefined)
    return (
      <EmptyState
        heading
        title={`The ${screen.many} cannot be loaded`}
        action={<Button onClick={onRetry}>Try again</Button>}
      >
        <p>{error?.message}</p>
      </EmptyState>
    );
  return (
    <Routes>
      <Route index element={list(left)} />
      <Route path="new" element={create} />
      {children}
      <Route
        path=":id"
        element={
          <EditEntry {...{ screen, person, signedIn }} list={seen.list} revision={seen.revision}>
            {edit}
          </EditEntry>
        }
      />
      <Route path="*" element={<AdminNotFound />} />
    </Routes>
  );
}
