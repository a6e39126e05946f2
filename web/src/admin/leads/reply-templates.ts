import type { LeadDetail } from '@apoti/contract';
import { momentText } from '../../shared/lib/moment-text';
import { choicesOf, topicOf } from './lead-texts';

/** A text that an answer may begin with. */
export type ReplyTemplate = { id: string; name: string; subject: string; text: string };

/** The template that has nothing but a greeting: it is no answer until something is typed. */
export const EMPTY_TEMPLATE = 'answer';

/** Who answers. */
export type Signer = { siteName: string };

/** The name by which a person is addressed: the first word of a name of several. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? '';
}

/** What the person wrote, as mail programs quote it; nothing where they wrote nothing. */
export function quoteOf({ message, receivedAt, name }: LeadDetail): string {
  if (message.trim() === '') return '';
  const lines = message
    .trim()
    .split('\n')
    .map((line) => `> ${line}`.trimEnd());
  return ['', '', `On ${momentText(Date.parse(receivedAt))}, ${name.trim()} wrote:`, ...lines].join('\n');
}

function made(lead: LeadDetail, { siteName }: Signer, body: readonly string[]): string {
  const hello = `Hello ${firstNameOf(lead.name)},`;
  return [hello, '', ...body, '', 'Kind regards', siteName].join('\n') + quoteOf(lead);
}

function ofContact(lead: LeadDetail, signer: Signer): ReplyTemplate[] {
  const subject = `Re: ${choicesOf(lead).subject}`;
  const { siteName } = signer;
  const template = (id: string, name: string, body: readonly string[]) => ({
    id,
    name,
    subject,
    text: made(lead, signer, body),
  });
  return [
    template(EMPTY_TEMPLATE, 'Answer', [`Thank you for writing to ${siteName}.`, '', '']),
    template('details', 'Ask for details', [
      `Thank you for writing to ${siteName}. So that we can help you, please tell us:`,
      '',
      '- which station it is about,',
      '- when it happened,',
      '- the number of your parcel, if there is one.',
    ]),
    template('solved', 'It is solved', [
      `Thank you for writing to ${siteName}. We have looked into it, and it is solved now.`,
      '',
      'If anything is still not right, just answer this mail.',
    ]),
  ];
}

/** What the form calls no place by its name, within a sentence. */
const unnamed: Readonly<Record<string, string>> = {
  'lagos-other': 'another place in Lagos',
  'abuja-other': 'another place in Abuja',
  'other-city': 'your city',
};

/** The place that was applied for, as a sentence has it, and how a later one points to it. */
function placeOf(lead: LeadDetail): { location: string; there: string } {
  const words = unnamed[lead.location];
  const { location } = choicesOf(lead);
  return words === undefined ? { location, there: `in ${location}` } : { location: words, there: 'there' };
}

function ofFranchise(lead: LeadDetail, signer: Signer): ReplyTemplate[] {
  const { franchiseType, investment } = choicesOf(lead);
  const { location, there } = placeOf(lead);
  const { siteName } = signer;
  const subject = `Your application to ${siteName}: ${topicOf(lead)}`;
  const what = `Thank you for your application as a ${franchiseType.toLowerCase()} for ${location}.`;
  const template = (id: string, name: string, body: readonly string[]) => ({
    id,
    name,
    subject,
    text: made(lead, signer, body),
  });
  return [
    template('next', 'Next steps', [
      what,
      '',
      `We would like to talk with you about it. When can we call you${lead.phone === '' ? '' : ` at ${lead.phone}`}?`,
    ]),
    template('details', 'Ask for details', [
      what,
      '',
      'Before we go on, please tell us:',
      '',
      '- the address of the place that you have in mind,',
      '- its opening hours, and whether there is power at all times,',
      investment === '' ? '- how much you would like to invest.' : '- when you would like to begin.',
    ]),
    template('later', 'Not yet there', [
      what,
      '',
      `We do not build ${there} yet. We keep your application and come back to you when we do.`,
    ]),
  ];
}

/** The texts that an answer to this lead may begin with, filled in: the first is the usual one. */
export function templatesFor(lead: LeadDetail, signer: Signer): ReplyTemplate[] {
  return lead.kind === 'contact' ? ofContact(lead, signer) : ofFranchise(lead, signer);
}
