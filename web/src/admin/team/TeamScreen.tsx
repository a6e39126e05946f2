import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSetQuery } from '../../shared/lib/use-query';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Spinner } from '../../shared/ui/Spinner';
import { EditorDock } from '../editor/EditorDock';
import { SaveBar } from '../editor/SaveBar';
import { WithPreview } from '../preview/WithPreview';
import { useFocusAfter } from '../form/use-focus-after';
import { useStableKeys } from '../form/use-stable-keys';
import { pageText } from '../form/use-list-query';
import { pageOf } from '../form/use-pages';
import { useTeamEditor, type TeamEditor } from '../team-editing/TeamEditing';
import { AddMember } from './AddMember';
import { EditMember } from './EditMember';
import { NEW, TeamList } from './TeamList';
import styles from './TeamScreen.module.css';
import { teamTexts } from './team-texts';

/** Team Management (A12): who is on the team, in which order, and what the About page says of them. */
export function TeamScreen() {
  const editor = useTeamEditor();
  const { state, loadError, reload } = editor;
  // Who is new is not on the team before she is added: it would say that she is saved.
  const isAdding = useSearchParams()[0].get('member') === NEW;
  return (
    <WithPreview shown={state.work && { path: '/about', anchor: 'team', parts: { team: state.work.mine.members } }}>
      <h1 className={styles.title}>Team Management</h1>
      {state.work && <TeamParts editor={editor} />}
      {!state.work && loadError === undefined && <Spinner label="Loading the team…" />}
      {loadError !== undefined && (
        <EmptyState title="The team cannot be loaded" action={<Button onClick={reload}>Try again</Button>}>
          <p>{loadError}</p>
        </EmptyState>
      )}
      {state.work && (
        <EditorDock editor={editor} history={{ kind: 'team' }}>
          {isAdding ? undefined : <SaveBar editor={editor} action="Save All Changes" texts={teamTexts} />}
        </EditorDock>
      )}
    </WithPreview>
  );
}

/** The list, or a form in its place, which the address names: a new member's, or that of the member who has this key. */
function TeamParts({ editor }: { editor: TeamEditor }) {
  const { work, aliases } = editor.state;
  const members = work?.mine.members ?? [];
  const keyOf = useStableKeys(aliases, 'members');
  const opened = useSearchParams()[0].get('member') ?? '';
  const setQuery = useSetQuery();
  const focus = useFocusAfter(opened);
  const [left, setLeft] = useState(opened);
  if (opened !== '' && opened !== left) setLeft(opened);
  const close = (opener: string) => {
    focus([opener, 'add-member']);
    setQuery({ member: '' }, { replace: true });
  };
  if (opened === NEW) {
    const added = () => {
      const { members: now = [] } = editor.session.getState().work?.mine ?? {};
      focus([`member-edit-${keyOf(now.at(-1)?.id ?? 0)}`, 'add-member']);
      setQuery({ page: pageText(pageOf(now.length - 1)) }, { replace: true, only: true });
    };
    return <AddMember editor={editor} onClose={() => close('add-member')} onAdded={added} />;
  }
  const place = members.findIndex(({ id }) => keyOf(id) === opened);
  const member = members[place];
  // Somebody else may have deleted the one whose form was open.
  if (member) {
    const back = () => close(`member-edit-${opened}`);
    // Another member, another form: the browser's Back may lead from one to the other.
    return <EditMember key={opened} editor={editor} member={member} place={place} onClose={back} />;
  }
  return (
    <TeamList
      editor={editor}
      members={members}
      keyOf={keyOf}
      left={left}
      onAdd={() => setQuery({ member: NEW })}
      onEdit={(id) => setQuery({ member: keyOf(id) })}
    />
  );
}
