import { equal, memberSchema, newMember } from '@apoti/contract';
import { useRef, useState } from 'react';
import { Button } from '../../shared/ui/Button';
import { issueText } from '../editor/save-status-text';
import { saveAndSay } from '../editor/SaveBar';
import { DeleteDialog } from '../form/DeleteDialog';
import { memberLabels, memberName } from '../team-editing/member-labels';
import type { TeamEditor } from '../team-editing/TeamEditing';
import { FormPanel } from './FormPanel';
import { MemberForm } from './MemberForm';
import { addMember, writtenSkills, type MemberFields } from './team-edits';
import { teamTexts } from './team-texts';

const schema = memberSchema.omit({ id: true });

/** What is not valid in the form's order, one message a field. */
function faultsOf(fields: MemberFields): ReadonlyMap<PropertyKey, string> {
  const issues = schema.safeParse({ ...fields, skills: writtenSkills(fields.skills) }).error?.issues ?? [];
  const faults = new Map<PropertyKey, string>();
  for (const { path, message } of issues) if (!faults.has(path[0] ?? '')) faults.set(path[0] ?? '', message);
  return faults;
}

/** The form of a new member, who enters the list, and with it the site, once she is complete and confirmed. */
export function AddMember({ editor, onClose }: { editor: TeamEditor; onClose: () => void }) {
  const [draft, setDraft] = useState<MemberFields>(newMember);
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const faults = isTried ? faultsOf(draft) : new Map<PropertyKey, string>();

  const add = () => {
    setTried(true);
    const [first] = faultsOf(draft).keys();
    if (first !== undefined) {
      fields.current?.querySelector<HTMLElement>(`[name="${String(first)}"]`)?.focus();
      return;
    }
    editor.session.edit(addMember({ ...draft, skills: writtenSkills(draft.skills) }));
    void saveAndSay(editor, { ...teamTexts, saved: teamTexts.added });
    onClose();
  };
  const leave = () => (equal({ ...draft }, { ...newMember }) ? onClose() : setAsking(true));
  return (
    <div ref={fields}>
      <FormPanel
        title="Add Team Member"
        onClose={leave}
        onSubmit={add}
        actions={
          <>
            <Button type="submit">Add Member</Button>
            <Button look="quiet" onClick={leave}>
              Cancel
            </Button>
          </>
        }
      >
        <MemberForm
          value={draft}
          onChange={(changed) => setDraft((present) => ({ ...present, ...changed }))}
          errorOf={(field) => {
            const message = faults.get(field);
            return message === undefined ? undefined : issueText(memberLabels[field], message);
          }}
        />
      </FormPanel>
      <DeleteDialog
        question="Discard this new team member?"
        name={isAsking ? memberName(draft) : null}
        action="Discard"
        onCancel={() => setAsking(false)}
        onDelete={onClose}
      />
    </div>
  );
}
