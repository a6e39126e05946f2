import type { FieldIssue } from '../../errors/error';
import { dialledNumber, isMailOrNone, NO_ADDRESS, NO_NUMBER } from '../../lib/reach';
import type { Content } from './content';

const isPhoneOrNone = (text: string) => text.trim() === '' || dialledNumber(text) !== '';

/** Where a phone number stands, and what stands there. */
type PhoneAt = readonly [path: FieldIssue['path'], text: string];

/** Those that are neither empty nor a number that can be called. Asked only where people type, as {@link reachFaults}. */
export function phoneFaults(phones: readonly PhoneAt[]): FieldIssue[] {
  return phones.filter(([, text]) => !isPhoneOrNone(text)).map(([path]) => ({ path: [...path], message: NO_NUMBER }));
}

/**
 * The ways to reach the company that lead nowhere. No schema says it: older clients send what they always did (C6), and what was
 * stored before must not keep anything else from being saved. So it is asked only where people type.
 */
export function reachFaults({ contact, footer }: Pick<Content, 'contact' | 'footer'>): FieldIssue[] {
  const { companyInfo } = footer;
  const mails: [FieldIssue['path'], string][] = [
    [['contact', 'email'], contact.email],
    [['contact', 'supportEmail'], contact.supportEmail],
    [['footer', 'companyInfo', 'email'], companyInfo.email],
  ];
  return [
    ...phoneFaults([
      [['contact', 'phone'], contact.phone],
      [['contact', 'whatsapp'], contact.whatsapp],
      [['footer', 'companyInfo', 'phone'], companyInfo.phone],
    ]),
    ...mails.filter(([, text]) => !isMailOrNone(text)).map(([path]) => ({ path, message: NO_ADDRESS })),
  ];
}
