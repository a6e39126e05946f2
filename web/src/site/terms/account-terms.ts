import { paymentWays } from '@apoti/contract/constants/pricing';
import { MINIMUM_AGE } from '@apoti/contract/constants/terms';
import { oneOf } from '@apoti/contract/lib/one-of';
import type { LegalSection } from '../../sections/legal/legal-text';

/** Who may have an account, and what it costs. */
export const accountTerms: readonly LegalSection[] = [
  {
    id: 'eligibility',
    title: 'Who can use the lockers',
    blocks: [
      `You must be at least ${MINIMUM_AGE} years old to open an account or to book a compartment. A younger person may collect a parcel for you if you give them the code; you answer for that.`,
    ],
  },
  {
    id: 'account',
    title: 'Your account and your codes',
    blocks: [
      'Give us correct details and keep them up to date: we use them to tell you when a parcel is there.',
      {
        list: [
          'Your QR code, your card and your PIN open a door. Whoever holds one of them can take what is behind it, so treat them like a key.',
          'A PIN works one time only.',
          'Tell us at once if a code or a card is lost, or if somebody else has used your account.',
        ],
      },
    ],
  },
  {
    id: 'prices',
    title: 'Prices and payment',
    blocks: [
      'The prices are those on our [pricing page](/pricing) at the time of your booking. They are in naira.',
      `You can pay by ${oneOf(paymentWays)}. A booking is confirmed once its payment has gone through.`,
    ],
  },
  {
    id: 'subscriptions',
    title: 'Subscriptions',
    blocks: [
      'Subscriptions are billed monthly and renew automatically until you cancel them.',
      'You can cancel at any time. The cancellation takes effect at the end of the billing cycle; until then everything in your plan stays available, and the month that has begun is not refunded in part.',
      'If we change the price of your plan, we tell you before the next billing cycle begins, and you may cancel before it does.',
    ],
  },
];
