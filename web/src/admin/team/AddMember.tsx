import { memberSchema, isMailOrNone, NO_ADDRESS } from '@apoti/contract';
import { useRef, useState } from 'react';
import { Button } from '../../shared/ui/Button';
import { adminToast } from '../../shared/ui/toast';
import { onceStored } from '../editing/once-stored';
import { issueText } from '../editor/save-status-text';
import { saveAndSay } from '../editor/SaveBar';
import { focusFault } from '../editor/show-fault';
import { useMakeKey } from '../editor/use-make-key';
import { DeleteDialog } from '../form/DeleteDialog';
import { HeldSubmit, useHeldSubmit } from '../form/HeldSubmit';
import { KeptNote } from '../form/KeptNote';
import { writtenLines } from '../form/list-edits';
import { UploadsFor } from '../form/uploads';
import { ofDraft } from '../form/working-copy';
import { memberLabel, memberLabels, memberName } from '../team-editing/member-labels';
import { usePreviewLens } from '../preview/preview-control';
import type { TeamEditor } from '../team-editing/TeamEditing';
import { FormPanel } from './FormPanel';
import { MemberForm } from './MemberForm';
import { addMember, type MemberFields } from './team-edits';
import { teamTexts } from './team-texts';
import { useNewMember } from './use-new-member';

const { email } = memberSchema.shape;
const schema = memberSchema.omit({ id: true }).extend({ email: email.refine(isMailOrNone, NO_ADDRESS) });

/** What is not valid in the form's order, one message a field. */
function faultsOf(fields: MemberFields): ReadonlyMap<string, string> {
  const issues = schema.safeParse({ ...fields, skills: writtenLines(fields.skills) }).error?.issues ?? [];
  const faults = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '');
    if (!faults.has(field)) faults.set(field, message);
  }
  return faults;
}

type AddMemberProps = { editor: TeamEditor; onClose: () => void; onAdded: () => void };

/**
 * The form of a new member, who enters the list, and with it the site, once she is complete and confirmed. Until then what is
 * typed stays in this browser, also when the form is left.
 */
export function AddMember({ editor, onClose, onAdded }: AddMemberProps) {
  const draft = useNewMember(editor.session.person);
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const faults = isTried ? faultsOf(draft.value) : new Map<string, string>();

  usePreviewLens(({ team = [], ...parts }) => ({
    ...parts,
    team: [...team, { ...draft.value, skills: writtenLines(draft.value.skills), id: 0 }],
  }));
  const { isHeld, submit } = useHeldSubmit(draft.key, () => {
    setTried(true);
    const [first] = faultsOf(draft.value);
    if (first !== undefined) {
      const [field, message] = first;
      adminToast.error(issueText(memberLabel(field), message));
      focusFault(fields.current, field);
      return;
    }
    editor.session.edit(addMember({ ...draft.value, skills: writtenLines(draft.value.skills) }));
    void saveAndSay(editor, { ...teamTexts, saved: teamTexts.added });
    draft.added(onceStored(editor.session));
    onAdded();
  });
  useMakeKey(submit);
  const discard = () => {
    draft.clear();
    onClose();
  };
  return (
    <div {...ofDraft} ref={fields}>
      <FormPanel
        title="Add Team Member"
        note={<KeptNote restored={draft.restored && draft.waits} isKept={draft.isKept} />}
        onClose={onClose}
        onSubmit={submit}
        actions={
          <>
            <HeldSubmit isHeld={isHeld}>Add Member</HeldSubmit>
            <Button look="quiet" onClick={() => (draft.waits ? setAsking(true) : discard())}>
              Discard
            </Button>
          </>
        }
      >
        <UploadsFor value={draft.key}>
          <MemberForm
            value={draft.value}
            onChange={draft.change}
            errorOf={(field) => {
              const message = faults.get(field);
              return message === undefined ? undefined : issueText(memberLabels[field], message);
            }}
          />
        </UploadsFor>
      </FormPanel>
      <DeleteDialog
        question="Discard this new team member?"
        name={isAsking ? memberName(draft.value) : null}
        action="Discard"
        onCancel={() => setAsking(false)}
        onDelete={discard}
      />
    </div>
  );
}
