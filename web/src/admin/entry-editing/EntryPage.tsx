import { useState, type ReactNode } from 'react';
import { FiExternalLink, FiTrash2 } from 'react-icons/fi';
import { useNavigate } from 'react-router-dom';
import { Button, buttonClass } from '../../shared/ui/Button';
import type { Editor } from '../editor/editor';
import { EditorDock } from '../editor/EditorDock';
import { SaveBar } from '../editor/SaveBar';
import { useIsHere } from '../form/use-is-here';
import type { Previewed } from '../preview/Preview';
import { WithPreview } from '../preview/WithPreview';
import { DeleteEntry } from './DeleteEntry';
import type { EntryScreen } from './entry-screen';
import { EntryFrame } from './EntryFrame';
import { goneState, useListAddress } from './use-list-address';

type EntryPageProps<T> = {
  screen: EntryScreen<T>;
  editor: Editor<T>;
  entry: T;
  /** What its preview shows, and where it is on the site. */
  shown: Previewed;
  site: string;
  /** Further actions. */
  actions?: ReactNode;
  /** The form; what it is called comes with it. */
  children: (name: string) => ReactNode;
};

/** An entry that is edited: its preview, what can be done with it, its form, and below it what has become of the edits. */
export function EntryPage<T>({ screen, editor, entry, shown, site, actions, children }: EntryPageProps<T>) {
  const { entries, texts, many, history } = screen;
  const { title, id } = entries.known(entry);
  const list = useListAddress(screen.path);
  const isThere = !editor.gone;
  const deletion = { screen, entry, person: editor.session.person, list };
  return (
    <WithPreview shown={shown}>
      <EntryFrame
        title={title}
        list={list}
        all={`All ${many}`}
        actions={
          isThere && (
            <>
              <a className={buttonClass('quiet')} href={site} target="_blank" rel="noopener">
                <FiExternalLink aria-hidden="true" /> On the site
                <span className="visually-hidden"> (opens in a new tab)</span>
              </a>
              {actions}
              <DeleteButton {...deletion} />
            </>
          )
        }
      >
        {children(title)}
        <EditorDock editor={editor} history={{ kind: history, item: String(id) }} historyOf={title}>
          {isThere && (
            <SaveBar
              editor={editor}
              action={`Save ${entries.words.noun}`}
              texts={{ saved: texts.updated, failed: texts.failed }}
            />
          )}
        </EditorDock>
      </EntryFrame>
    </WithPreview>
  );
}

type DeleteButtonProps<T> = { screen: EntryScreen<T>; entry: T; person: number; list: string };

function DeleteButton<T>({ screen, entry, person, list }: DeleteButtonProps<T>) {
  const [asked, setAsked] = useState(false);
  const navigate = useNavigate();
  const isHere = useIsHere();
  return (
    <>
      <Button look="danger" onClick={() => setAsked(true)}>
        <FiTrash2 aria-hidden="true" /> Delete
      </Button>
      <DeleteEntry
        screen={screen}
        entry={asked ? entry : undefined}
        person={person}
        onCancel={() => setAsked(false)}
        onDeleted={(id) => {
          if (isHere()) void navigate(list, { replace: true, state: goneState(id) });
        }}
      />
    </>
  );
}
