import {
  OVERAGE_PRICE,
  PAY_AS_YOU_GO_HOURS,
  paymentWays,
  planTerms,
  STANDARD_PACKAGE_PRICE,
} from '@apoti/contract/constants/pricing';
import { COMPARTMENT_SIZES } from '@apoti/contract/constants/facts';
import { RESERVATION_HOURS } from '@apoti/contract/constants/reservation';
import { oneOf } from '@apoti/contract/lib/one-of';

/** A question with its answer. */
export type Question = { question: string; answer: string };

const { basic, premium, business } = planTerms;

/** The five questions of the pricing page (P8): what holds for every price, whatever the prices are (P33, P34). */
export const pricingQuestions: readonly Question[] = [
  {
    question: 'How can I pay?',
    answer: `By ${oneOf(paymentWays)}. Plans and single packages can be paid in the same ways.`,
  },
  {
    question: 'How does a subscription renew, and how do I end it?',
    answer:
      'Subscriptions are billed monthly and renew automatically. You may cancel at any time; the cancellation takes effect at the end of the billing cycle, and until then the plan goes on as before.',
  },
  {
    question: 'What if I need more deliveries than my plan holds?',
    answer: `Each further standard package costs ${OVERAGE_PRICE}, on top of the plan. ${basic.name} holds ${basic.deliveries} deliveries a month, ${premium.name} holds ${premium.deliveries}, and ${business.name} has no limit.`,
  },
  {
    question: 'How long does my parcel stay in the locker?',
    answer: `Pay as you go is ${STANDARD_PACKAGE_PRICE} per standard package with ${PAY_AS_YOU_GO_HOURS}-hour storage. With a plan it is ${basic.hours} hours on ${basic.name}, ${premium.hours} on ${premium.name} and ${business.hours} on ${business.name}. A standard reservation of a compartment lasts ${RESERVATION_HOURS} hours and can be extended for a fee.`,
  },
  {
    question: 'Which locker sizes may I use?',
    answer: `${premium.name} and ${business.name} include all locker sizes. With pay as you go you choose small, medium or large for each package. There are ${COMPARTMENT_SIZES} sizes in all: the largest has no list price, so ask us about it.`,
  },
];
