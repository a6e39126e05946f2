import { dialledNumber } from '@apoti/contract/lib/reach';

/** Address that calls a number as it is written for people; empty for a text that nobody can call. */
export function phoneLink(phone: string): string {
  const number = dialledNumber(phone);
  return number && `tel:${number}`;
}

/** Address of a WhatsApp chat with a number; empty when there is none. It needs the country's code: a `0` is Nigeria's. */
export function whatsappLink(phone: string): string {
  const digits = dialledNumber(phone)
    .replace(/^\+|^00/, '')
    .replace(/^0/, '234');
  return digits && `https://wa.me/${digits}`;
}
