import { useState } from 'react';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Spinner } from '../../shared/ui/Spinner';
import { EditorDock } from '../editor/EditorDock';
import { SaveBar } from '../editor/SaveBar';
import { useFocusAfter } from '../form/use-focus-after';
import { useStableKeys } from '../form/use-stable-keys';
import { useTeamEditor, type TeamEditor } from '../team-editing/TeamEditing';
import { AddMember } from './AddMember';
import { EditMember } from './EditMember';
import { TeamList } from './TeamList';
import styles from './TeamScreen.module.css';
import { teamTexts } from './team-texts';

/** Team Management (A12): who is on the team, in which order, and what the About page says of them. */
export function TeamScreen() {
  const editor = useTeamEditor();
  const { state, loadError, reload } = editor;
  return (
    <>
      <h1 className={styles.title}>Team Management</h1>
      {state.work && <TeamParts editor={editor} />}
      {!state.work && loadError === undefined && <Spinner label="Loading the team…" />}
      {loadError !== undefined && (
        <EmptyState title="The team cannot be loaded" action={<Button onClick={reload}>Try again</Button>}>
          <p>{loadError}</p>
        </EmptyState>
      )}
      {state.work && (
        <EditorDock editor={editor}>
          <SaveBar editor={editor} action="Save All Changes" texts={teamTexts} />
        </EditorDock>
      )}
    </>
  );
}

/** What the screen shows: the list, or a form in its place. `key` names the member as the cards do. */
type View = { kind: 'list' } | { kind: 'add' } | { kind: 'edit'; key: string };

function TeamParts({ editor }: { editor: TeamEditor }) {
  const { work, aliases } = editor.state;
  const members = work?.mine.members ?? [];
  const keyOf = useStableKeys(aliases, 'members');
  const [view, setView] = useState<View>({ kind: 'list' });
  const focus = useFocusAfter(view);
  const close = (opener: string) => {
    focus([opener, 'add-member']);
    setView({ kind: 'list' });
  };
  if (view.kind === 'add') return <AddMember editor={editor} onClose={() => close('add-member')} />;
  const place = view.kind === 'edit' ? members.findIndex(({ id }) => keyOf(id) === view.key) : -1;
  const member = members[place];
  // Somebody else may have deleted the one whose form was open.
  if (view.kind === 'edit' && member) {
    const { key } = view;
    return <EditMember editor={editor} member={member} place={place} onClose={() => close(`member-edit-${key}`)} />;
  }
  return (
    <TeamList
      editor={editor}
      members={members}
      keyOf={keyOf}
      onAdd={() => setView({ kind: 'add' })}
      onEdit={(id) => setView({ kind: 'edit', key: keyOf(id) })}
    />
  );
}
