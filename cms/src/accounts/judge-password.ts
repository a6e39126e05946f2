import { passwordTexts } from '@apoti/contract';
import { invalid } from '../changes/refuse';
import type { Account } from './admins';
import { isCommonPassword } from './common-passwords';

/**
 * Refuses a new password that a guesser would try first: a common one, or the person's own names.
 * @throws ApiError `invalid`
 */
export function judgePassword(password: string, { username, email }: Pick<Account, 'username' | 'email'>): void {
  const typed = password.trim().toLowerCase();
  const own = [username, email, email.split('@')[0] ?? ''].map((name) => name.trim().toLowerCase());
  if (own.includes(typed.replace(/[\d\W_]+$/, '')) || own.includes(typed)) refuse(passwordTexts.personal);
  if (isCommonPassword(password)) refuse(passwordTexts.common);
}

function refuse(message: string): never {
  throw invalid([{ path: ['newPassword'], message }]);
}
