import {
  contactSubjectLabels,
  franchiseInvestmentLabels,
  franchiseLocationLabels,
  franchiseTypeLabels,
  type ContactMessage,
  type FranchiseApplication,
  type Lead,
} from '@apoti/contract';
import { asOneLine } from '../mail/one-line';

type Line = readonly [label: string, value: string];

function ofContact(fields: ContactMessage): Line[] {
  return [
    ['Name', fields.name],
    ['E-mail', fields.email],
    ['Phone', fields.phone],
    ['Subject', contactSubjectLabels[fields.subject]],
  ];
}

function ofFranchise(fields: FranchiseApplication): Line[] {
  return [
    ['Name', fields.name],
    ['E-mail', fields.email],
    ['Phone', fields.phone],
    ['Company', fields.company],
    ['Franchise type', franchiseTypeLabels[fields.franchiseType]],
    ['Location', franchiseLocationLabels[fields.location]],
    ['Investment', fields.investment === '' ? '' : franchiseInvestmentLabels[fields.investment]],
  ];
}

/** Subject and text of the mail that tells the company of a lead; `link` leads to where it is dealt with. */
export function describeLead(lead: Lead, link: string): { subject: string; text: string } {
  const title = lead.kind === 'contact' ? 'Contact message' : 'Franchise application';
  const lines = lead.kind === 'contact' ? ofContact(lead.fields) : ofFranchise(lead.fields);
  const message = lead.fields.message.trim() === '' ? '(no message)' : lead.fields.message;
  const shown = lines.map(([label, value]) => `${label}: ${asOneLine(value) || '–'}`);
  return {
    subject: `${title} from ${lead.fields.name}`,
    text: [
      ...shown,
      '',
      'Message:',
      message,
      '',
      '-- ',
      'Answer this mail to reach the sender.',
      `Entry: ${link}`,
      '',
    ].join('\n'),
  };
}
