import { dialledNumber, isMailOrNone, isObject, NO_ADDRESS, NO_NUMBER, type Finding, type Json } from '@apoti/contract';
import type { Place, PlaceKind } from './places';

type Field = { path: readonly string[]; name: string; isMail: boolean };

/** Ways to reach the company, by their names on the screen. Old clients may save anything there (C6). */
const ways: Partial<Record<PlaceKind, readonly Field[]>> = {
  contact: [
    { path: ['phone'], name: 'Phone', isMail: false },
    { path: ['whatsapp'], name: 'WhatsApp', isMail: false },
    { path: ['email'], name: 'E-mail', isMail: true },
    { path: ['supportEmail'], name: 'Support E-mail', isMail: true },
  ],
  footer: [
    { path: ['companyInfo', 'phone'], name: 'Phone', isMail: false },
    { path: ['companyInfo', 'email'], name: 'E-mail', isMail: true },
  ],
};

/** Addresses and numbers of the company that nobody can write to or call: visitors see links that lead nowhere. Empty ones are none. */
export function unreachable({ kind, label, href, value }: Place): Finding[] {
  return (ways[kind] ?? []).flatMap(({ path, name, isMail }) => {
    const text = path.reduce<Json | undefined>((inner, step) => (isObject(inner) ? inner[step] : undefined), value);
    if (typeof text !== 'string' || text.trim() === '') return [];
    const isRight = isMail ? isMailOrNone(text) : dialledNumber(text) !== '';
    return isRight ? [] : [{ place: label, address: null, text: `${name} ${isMail ? NO_ADDRESS : NO_NUMBER}`, href }];
  });
}
