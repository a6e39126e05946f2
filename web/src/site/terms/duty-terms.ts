import { LEGAL_ACTION_YEARS, LIABILITY_MONTHS } from '@apoti/contract/constants/terms';
import type { LegalSection } from '../../sections/legal/legal-text';

const years = LEGAL_ACTION_YEARS === 1 ? '1 year' : `${LEGAL_ACTION_YEARS} years`;

/** Who answers for what, and what happens in a dispute. */
export const dutyTerms: readonly LegalSection[] = [
  {
    id: 'our-part',
    title: 'What we promise',
    blocks: [
      'We keep the lockers working, clean and locked, with the care that is usual in our trade. We do not promise that they are never interrupted: there are power cuts, network failures and repairs. Where we can plan them, we tell you beforehand.',
    ],
  },
  {
    id: 'your-part',
    title: 'What we ask of you',
    blocks: [
      {
        list: [
          'Pack your items so that they withstand being carried and stored, and close the door until it locks.',
          'Do not damage a locker, do not try doors that are not yours, and leave the place as you found it.',
          'Do not interfere with our website, our app or the software of the lockers.',
        ],
      },
      'You pay for damage that you cause by breaking these rules.',
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    blocks: [
      `If we are liable to you, for whatever reason, our liability is capped at the amount that you paid us in the ${LIABILITY_MONTHS} months before the event. For items of higher value please take out an insurance of your own.`,
      'We are not liable for items that were not allowed in the locker, for damage from poor packing, or for what a person does with a code that you gave them.',
      'Nothing in these terms limits a liability that the law does not allow to be limited, such as for death or injury by negligence, for fraud, or under the consumer’s rights in the Federal Competition and Consumer Protection Act 2018.',
    ],
  },
  {
    id: 'disputes',
    title: 'Complaints and disputes',
    blocks: [
      'Please [tell us](/contact) first: most things can be put right by those who know the station. You may also turn to the Federal Competition and Consumer Protection Commission.',
      `Any legal action must be brought within ${years} after the event that it is about, unless the law sets a time that cannot be shortened.`,
      'The law of the Federal Republic of Nigeria applies, and its courts decide.',
    ],
  },
  {
    id: 'privacy',
    title: 'Your data',
    blocks: [
      'What happens to personal data on this website is in the [Privacy Policy](/privacy), and what is stored in your browser on the page about [cookies](/cookies).',
    ],
  },
  {
    id: 'changes',
    title: 'Changes of these terms',
    blocks: [
      'When we change these terms, we put the new ones here with their date. Account holders hear of it before they take effect. If you do not agree, you can close your account; what you booked before is carried out under the former terms.',
      'If one of these terms turns out not to be valid, the others stay in force.',
    ],
  },
];
