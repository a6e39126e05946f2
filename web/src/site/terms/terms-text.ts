import { LEGAL_UPDATED } from '@apoti/contract/constants/business';
import type { Content } from '@apoti/contract';
import type { LegalText } from '../../sections/legal/legal-text';
import { choiceOf, companyOf, mailLink } from '../../sections/legal/legal-ways';
import { accountTerms } from './account-terms';
import { parcelTerms } from './parcel-terms';
import { dutyTerms } from './duty-terms';

/**
 * The terms of service with the terms of public-site §9 (P16). An example text: the operator should have it checked by a
 * lawyer before it is relied on.
 */
export function termsText({ footer, contact }: Pick<Content, 'footer' | 'contact'>): LegalText {
  const { name, address } = companyOf(footer);
  const whole = address === '' ? name : `${name}, ${address}`;
  const mail = mailLink(contact.supportEmail, contact.email);
  return {
    title: 'Terms of Service',
    summary:
      'The rules for using our lockers: what you can expect of us, what we ask of you, and what happens when something goes wrong.',
    updated: LEGAL_UPDATED,
    sections: [
      {
        id: 'agreement',
        title: 'Who agrees with whom',
        blocks: [
          `These terms are an agreement between you and ${whole} (${name === '{product}' ? '' : '‘{product}’, '}‘we’). By opening an account, booking a compartment or putting an item into one of our lockers you accept them.`,
          'If you use the lockers for a company, you accept them in its name and confirm that you may do so.',
        ],
      },
      ...accountTerms,
      ...parcelTerms,
      ...dutyTerms,
      {
        id: 'contact',
        title: 'How to reach us',
        blocks: [
          `Questions about these terms go ${choiceOf(mail && `to ${mail}`, 'to our [contact page](/contact)', address && `by post to ${address}`)}.`,
        ],
      },
    ],
  };
}
