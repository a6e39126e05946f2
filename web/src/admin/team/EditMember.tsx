import type { Member } from '@apoti/contract';
import { Button } from '../../shared/ui/Button';
import { issueText } from '../editor/save-status-text';
import { saveAndSay } from '../editor/SaveBar';
import { useShowFault } from '../editor/show-fault';
import { writtenLines } from '../form/list-edits';
import { useIsHere } from '../form/use-is-here';
import { useIdNow } from '../form/use-stable-keys';
import { EditorHistory } from '../history/EditorHistory';
import { memberLabels, memberName } from '../team-editing/member-labels';
import type { TeamEditor } from '../team-editing/TeamEditing';
import { FormPanel } from './FormPanel';
import { MemberForm } from './MemberForm';
import { changeMember, type MemberFields } from './team-edits';
import { teamTexts } from './team-texts';

type EditMemberProps = { editor: TeamEditor; member: Member; place: number; onClose: () => void };

/** The form of a member who is in the list: every key goes into the working copy, which saves itself. */
export function EditMember({ editor, member, place, onClose }: EditMemberProps) {
  const { session, state } = editor;
  const show = useShowFault(editor);
  const idNow = useIdNow(editor, 'members');
  const isHere = useIsHere();
  const change = (fields: Partial<MemberFields>) => session.edit(changeMember(idNow(member.id), fields));
  const errorOf = (field: keyof MemberFields) => {
    const found = state.issues.find(({ path }) => path[0] === 'members' && path[1] === place && path[2] === field);
    return found && issueText(memberLabels[field], found.message);
  };
  const update = async () => {
    change({ skills: writtenLines(member.skills) });
    await saveAndSay(editor, { ...teamTexts, saved: teamTexts.updated });
    if (!isHere()) return;
    // What the server would not have is put right here.
    const [fault] = session.getState().issues;
    if (fault) show(fault.path);
    else onClose();
  };
  return (
    <FormPanel
      title={`Edit ${memberName(member)}`}
      onClose={onClose}
      onSubmit={() => void update()}
      actions={
        <>
          <Button type="submit">Update Member</Button>
          <Button look="quiet" onClick={onClose}>
            Back to the team
          </Button>
          <EditorHistory
            editor={editor}
            history={{ kind: 'team', item: String(member.id) }}
            subject={memberName(member)}
            text="History of this member"
            look="quiet"
          />
        </>
      }
    >
      <MemberForm value={member} onChange={change} errorOf={errorOf} />
    </FormPanel>
  );
}
