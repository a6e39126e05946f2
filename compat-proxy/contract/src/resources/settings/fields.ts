import { z } from 'zod';
import { FACEBOOK_NAME_MAX, facebookStandardEvents } from '../../constants/facebook';
import { isPath } from '../seo/redirects';
import { line, text } from '../../lib/text';
import { emailAddress } from '../newsletter/email-address';

/** One line with a check that says what is wrong with it. */
export function checkedLine(max: number, fault: (value: string) => string | null) {
  return text(max).superRefine((value, context) => {
    const message = fault(value);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });
}

/** A text without marks of HTML, which no name or value here needs: what is told to other services holds no script. */
export const plainLine = (max: number) =>
  checkedLine(max, (value) => (/[<>]/.test(value) ? 'must not contain < or >' : null));

/** A name as measuring services take it. */
export const measuredName = (label: string) =>
  checkedLine(40, (value) => {
    if (value.trim() === '') return `${label} is required`;
    return /^[A-Za-z]\w*$/.test(value) ? null : 'must start with a letter and hold letters, digits and _ only';
  });

/** A name of a custom event as Facebook takes it. */
export const facebookName = checkedLine(FACEBOOK_NAME_MAX, (value) => {
  if (value.trim() === '') return 'Name is required';
  if (facebookStandardEvents.includes(value)) return 'is one of Facebook’s own events: choose another name';
  return /^[A-Za-z0-9]([\w -]*\w)?$/.test(value) ? null : 'must hold letters, digits, spaces, - and _ only';
});

/** A time of the day: hours and minutes. */
export const timeOfDay = checkedLine(60, (value) =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? null : 'must be a time such as 07:00',
);

/** Addresses to which something is mailed. */
export const recipients = z
  .array(line(254).refine((value) => emailAddress.safeParse(value).success, 'Each entry must be an e-mail address'))
  .max(20, 'has more than 20 entries');

/** Numbers of mobile phones, with the country's code. */
export const phoneNumbers = z
  .array(
    line(20).refine((value) => /^\+[1-9]\d{6,14}$/.test(value), 'Each entry must be a number such as +2348012345678'),
  )
  .max(20, 'has more than 20 entries');

/** Pages of the site. */
export const pages = z
  .array(line().refine((value) => isPath(value) && !/[<>"]/.test(value), 'Each entry must be a page such as /pricing'))
  .max(50, 'has more than 50 entries');

/** A limit that is a number above 0. */
export const threshold = (max: number) =>
  z.number('must be a number').positive('must be more than 0').max(max, `must be at most ${max}`);
