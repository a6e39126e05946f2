import { LEGAL_UPDATED } from '@apoti/contract/constants/business';
import { PRIVACY_REQUEST_DAYS } from '@apoti/contract/constants/terms';
import type { Content } from '@apoti/contract';
import type { LegalText } from '../../sections/legal/legal-text';
import { companyOf, mailLink } from '../../sections/legal/legal-ways';
import { privacyCollected, type Asked } from './privacy-collected';
import { privacyHandling } from './privacy-handling';

/**
 * The privacy policy (P16): what this website really does with personal data. An example text: the operator should have it
 * checked by a lawyer, and add what its own app and lockers do.
 */
export function privacyText(
  { footer, contact, site }: Pick<Content, 'footer' | 'contact' | 'site'>,
  asked: Asked,
): LegalText {
  const { hasTools } = asked;
  const mail = mailLink(contact.email, contact.supportEmail);
  const { name, address } = companyOf(footer);
  return {
    title: 'Privacy Policy',
    summary: `What this website learns about you, what it is used for, and how you can have it shown, corrected or deleted. In short: only what you send us${hasTools ? ' or agree to' : ''}.`,
    updated: LEGAL_UPDATED,
    sections: [
      {
        id: 'who',
        title: 'Who is responsible',
        blocks: [
          `${name}${address && `, ${address},`} decides what happens to personal data on this website and answers for it under the Nigeria Data Protection Act 2023. ${mail === '' ? 'Use our [contact form](/contact) for' : `Write to ${mail} about`} anything in this policy.`,
          `This policy is about the website.${site.loginUrl && ' The app behind the Login button and the lockers themselves have notices of their own, which you see when you register there.'}`,
        ],
      },
      ...privacyCollected(asked),
      ...privacyHandling(asked),
      {
        id: 'rights',
        title: 'Your rights',
        blocks: [
          'Under the Nigeria Data Protection Act 2023 you can ask us, free of charge:',
          {
            list: [
              'whether we hold data about you, and for a copy of it;',
              'to correct what is wrong and to complete what is missing;',
              'to delete what is no longer needed or should not be there;',
              'to restrict what we do with it while a question is open;',
              'for the data that you gave us in a form that you can take elsewhere.',
            ],
          },
          'You can object to a use that rests on our own interest, and withdraw a consent at any time. What was done until then stays lawful. No decision about you is made by a machine alone.',
        ],
      },
      {
        id: 'requests',
        title: 'How to ask, and how long it takes',
        blocks: [
          `${mail === '' ? 'Use' : `Write to ${mail} or use`} the [contact form](/contact). Privacy requests are answered within ${PRIVACY_REQUEST_DAYS} days. We may ask you to show that you are the person whose data it is, so that nobody else receives it.`,
          'If our answer does not satisfy you, you can complain to the Nigeria Data Protection Commission.',
        ],
      },
      {
        id: 'changes',
        title: 'Changes of this policy',
        blocks: [
          'When the website begins to do something else with personal data, this page says so first. The date at its top is that of the present version.',
        ],
      },
    ],
  };
}
