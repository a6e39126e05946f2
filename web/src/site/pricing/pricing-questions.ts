import type { Plan } from '@apoti/contract';
import { COMPARTMENT_SIZES } from '@apoti/contract/constants/facts';
import { PAY_AS_YOU_GO_HOURS, paymentWays } from '@apoti/contract/constants/pricing';
import { RESERVATION_HOURS } from '@apoti/contract/constants/reservation';
import { allOf, oneOf } from '@apoti/contract/lib/one-of';
import type { PackageSize } from './package-sizes';
import { overagePrice, planFacts, type PlanFacts } from './plan-facts';

/** A question with its answer. */
export type Question = { question: string; answer: string };
/** What the page offers: without plans, or without single packages, where an editor has switched them off. */
type Offer = { plans: readonly Plan[]; sizes: readonly PackageSize[] };

/** The sentences that hold. */
function said(...sentences: readonly (string | false)[]): string {
  return sentences.filter((sentence) => sentence !== false && sentence !== '').join(' ');
}

/** How much each plan holds, where that is known. */
function holdings(facts: readonly PlanFacts[]): string {
  let unit = ' deliveries a month';
  const clauses = facts.flatMap(({ name, deliveries }) => {
    if (deliveries === undefined) return [];
    if (deliveries === null) return [`${name} has no limit`];
    const clause = `${name} holds ${deliveries}${unit}`;
    unit = '';
    return [clause];
  });
  const last = clauses.pop();
  if (last === undefined) return '';
  return clauses.length === 0 ? `${last}.` : `${clauses.join(', ')}, and ${last}.`;
}

function aboutPlans(plans: readonly Plan[], facts: readonly PlanFacts[]): Question[] {
  return [
    {
      question: 'How does a subscription renew, and how do I end it?',
      answer:
        'Subscriptions are billed monthly and renew automatically. You may cancel at any time; the cancellation takes effect at the end of the billing cycle, and until then the plan goes on as before.',
    },
    {
      question: 'What if I need more deliveries than my plan holds?',
      answer: said(`Each further standard package costs ${overagePrice(plans)}, on top of the plan.`, holdings(facts)),
    },
  ];
}

/** What is asked in their place while there are no plans. */
function withoutPlans(sizes: readonly PackageSize[]): Question[] {
  const prices = oneOf(sizes.map(({ name, price }) => `${price} (${name.toLowerCase()})`));
  return [
    {
      question: 'Do I need a subscription?',
      answer: `No. There are no monthly plans at the moment${prices && ': you pay for each package by itself'}.`,
    },
    {
      question: 'What does a package cost?',
      answer: prices ? `It costs ${prices}.` : 'That depends on what you send, and how often. Ask us, and we tell you.',
    },
  ];
}

function howLong(facts: readonly PlanFacts[], standard: string | undefined): Question {
  const kept = facts
    .filter(({ hours }) => hours !== undefined)
    .map(({ name, hours }, index) => `${hours}${index === 0 ? ' hours' : ''} on ${name}`);
  return {
    question: 'How long does my parcel stay in the locker?',
    answer: said(
      standard !== undefined &&
        `Pay as you go is ${standard} per standard package with ${PAY_AS_YOU_GO_HOURS}-hour storage.`,
      kept.length > 0 && `With a plan it is ${allOf(kept)}.`,
      `A standard reservation of a compartment lasts ${RESERVATION_HOURS} hours and can be extended for a fee.`,
    ),
  };
}

function whichSizes(facts: readonly PlanFacts[], isPriced: boolean): Question {
  const whole = facts.filter(({ allSizes }) => allSizes).map(({ name }) => name);
  return {
    question: 'Which locker sizes may I use?',
    answer: said(
      whole.length > 0 && `${allOf(whole)} include${whole.length === 1 ? 's' : ''} all locker sizes.`,
      isPriced && 'With pay as you go you choose small, medium or large for each package.',
      `There are ${COMPARTMENT_SIZES} sizes in all${isPriced ? ': the largest has no list price, so ask us about it' : ''}.`,
    ),
  };
}

/** The five questions of the pricing page (P8, P33, P34): of what the page offers, with the names and prices that it shows. */
export function pricingQuestions({ plans, sizes }: Offer): Question[] {
  const facts = planFacts(plans);
  const [hasPlans, isPriced] = [plans.length > 0, sizes.length > 0];
  return [
    {
      question: 'How can I pay?',
      answer: said(
        `By ${oneOf(paymentWays)}.`,
        hasPlans && isPriced && 'Plans and single packages can be paid in the same ways.',
      ),
    },
    ...(hasPlans ? aboutPlans(plans, facts) : withoutPlans(sizes)),
    howLong(facts, sizes[0]?.price),
    whichSizes(facts, isPriced),
  ];
}
