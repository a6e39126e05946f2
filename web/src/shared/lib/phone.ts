import { dialledNumber } from '@apoti/contract/lib/reach';

/** Address that calls a number as it is written for people; empty for a text that nobody can call. */
export function phoneLink(phone: string): string {
  const number = dialledNumber(phone);
  return number && `tel:${number}`;
}

/** Address of a WhatsApp chat with a number; empty when there is none. */
export function whatsappLink(phone: string): string {
  const digits = dialledNumber(phone).replace('+', '');
  return digits && `https://wa.me/${digits}`;
}
