import { dialledNumber, isMailAddress } from '@apoti/contract/lib/reach';

/** What search engines are told to call and to write to; without what nobody can call or write to, as people's links are. */
export function reachFacts({ phone, email = '' }: { phone: string; email?: string }): {
  telephone?: string;
  email?: string;
} {
  const number = dialledNumber(phone);
  return {
    ...(number === '' ? {} : { telephone: number }),
    ...(isMailAddress(email) ? { email: email.trim() } : {}),
  };
}
