import { passwordChangeSchema, type PasswordChange } from '@apoti/contract';
import { PASSWORD_MIN } from '@apoti/contract/constants/business';

/** The form's fields under the names of back-office §3, in its order. */
export const passwordFields = [
  { name: 'currentPassword', label: 'Current Password', autoComplete: 'current-password' },
  {
    name: 'newPassword',
    label: 'New Password',
    autoComplete: 'new-password',
    hint: `At least ${PASSWORD_MIN} characters. Three or four words that nobody would put together make a good one.`,
  },
  { name: 'confirmPassword', label: 'Confirm New Password', autoComplete: 'new-password' },
] as const satisfies readonly { name: keyof PasswordChange; label: string; autoComplete: string; hint?: string }[];

/** The empty form. */
export const noPasswords: PasswordChange = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** What is wrong, by field. */
export type PasswordErrors = Partial<Record<keyof PasswordChange, string>>;

/** The first issue of each field. */
export function errorsOf(issues: readonly { path: readonly PropertyKey[]; message: string }[]): PasswordErrors {
  const errors: PasswordErrors = {};
  for (const { name } of passwordFields) {
    const issue = issues.find(({ path }) => path[0] === name);
    if (issue) errors[name] = issue.message;
  }
  return errors;
}

/** What is wrong before the server is asked. */
export function judgeForm(form: PasswordChange): PasswordErrors {
  const checked = passwordChangeSchema.safeParse(form);
  return checked.success ? {} : errorsOf(checked.error.issues);
}
