import { errorBodySchema, invitationSchema, issueSentence, type Invitation } from '@apoti/contract';
import { useState } from 'react';
import { z } from 'zod';
import { invite } from '../../shared/api/people';
import { toApiError } from '../../shared/api/to-api-error';
import { adminToast } from '../../shared/ui/toast';
import { orDone } from '../form/reason-of';
import { useKeptDraft } from '../form/use-kept-draft';
import { unsentText } from './people-texts';

const empty: Invitation = { username: '', email: '' };
const draftSchema = z.object({ username: z.string(), email: z.string() });
/** Without an answer nobody knows whether it was sent. */
const UNSURE = 'Look at the list before you try again: the invitation may have been sent.';

type Errors = Partial<Record<keyof Invitation, string>>;
type Issue = { path: readonly PropertyKey[]; message: string };

function errorsOf(issues: readonly Issue[]): Errors {
  const of = (name: string, label: string) => {
    const issue = issues.find(({ path }) => path[0] === name);
    return issue && issueSentence(issue.message, label);
  };
  const [username, email] = [of('username', 'User name'), of('email', 'E-mail')];
  return { ...(username === undefined ? {} : { username }), ...(email === undefined ? {} : { email }) };
}

/** The form that invites somebody: what was typed is kept in this browser until it is sent. */
export function useInvite(person: number) {
  const draft = useKeptDraft({ list: 'invitation', person, schema: draftSchema, initial: () => empty });
  const form = draft.entry ?? empty;
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  const submit = async () => {
    if (busy) return;
    const checked = invitationSchema.safeParse(form);
    setFailure('');
    setErrors(checked.success ? {} : errorsOf(checked.error.issues));
    if (!checked.success) return;
    setBusy(true);
    try {
      const { username, email } = checked.data;
      const people = await invite(checked.data);
      draft.clear(form);
      const unsent = unsentText(people.find((one) => one.username === username));
      if (unsent === '') adminToast.success(`Invitation sent to ${email}`);
      else adminToast.error(unsent);
    } catch (error) {
      const refusal = toApiError(error);
      const found = errorsOf(errorBodySchema.safeParse(refusal.toBody()).data?.issues ?? []);
      setErrors(found);
      if (Object.keys(found).length > 0) return;
      setFailure(orDone(refusal.message, refusal, UNSURE));
    } finally {
      setBusy(false);
    }
  };

  return { draft, form, errors, failure, busy, take: draft.change, submit };
}
