import { errorBodySchema, passwordTexts, type PasswordChange } from '@apoti/contract';
import { useState } from 'react';
import { changePassword } from '../../../shared/api/password';
import { toApiError } from '../../../shared/api/to-api-error';
import { adminToast } from '../../../shared/ui/toast';
import { orDone } from '../../form/reason-of';
import { errorsOf, judgeForm, noPasswords, type PasswordErrors } from './password-fields';

/** Without an answer nobody knows whether it was done. */
const UNSURE = 'Please try again. If your current password is then said to be wrong, the new one is in force already.';

/** The form of a change of the own password, and what became of it. */
export function usePasswordChange() {
  const [form, setForm] = useState<PasswordChange>(noPasswords);
  const [errors, setErrors] = useState<PasswordErrors>({});
  /** Why it failed, where that is not about a field. */
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  const refuse = (found: PasswordErrors, reason: string) => {
    setErrors(found);
    const [first] = Object.values(found);
    setFailure(first === undefined ? reason : '');
    adminToast.error(first ?? passwordTexts.failed);
  };

  const submit = async () => {
    if (busy) return;
    const wrong = judgeForm(form);
    if (Object.keys(wrong).length > 0) {
      refuse(wrong, '');
      return;
    }
    setBusy(true);
    setErrors({});
    setFailure('');
    try {
      await changePassword(form);
      setForm(noPasswords);
      adminToast.success(passwordTexts.changed);
    } catch (error) {
      const refusal = toApiError(error);
      const body = errorBodySchema.safeParse(refusal.toBody());
      refuse(errorsOf(body.data?.issues ?? []), orDone(refusal.message, refusal, UNSURE));
    } finally {
      setBusy(false);
    }
  };

  const take = (name: string, value: string) => setForm((before) => ({ ...before, [name]: value }));
  return { form, errors, failure, busy, take, submit };
}
