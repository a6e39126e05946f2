import { describe, expect, it } from 'vitest';
import type { Plan, Pricing } from '@apoti/contract';
import { defaultPricing } from '@apoti/contract/content/default-pricing';
import { packageSizes } from './package-sizes';
import { overagePrice } from './plan-facts';
import { pricingQuestions } from './pricing-questions';

const { plans, payAsYouGo } = defaultPricing;
const [basic, premium, business] = plans;

/** The questions of a page with these plans and prices; nothing stands for what is switched off. */
function asked({ shown = plans, prices = payAsYouGo }: { shown?: Plan[]; prices?: Pricing['payAsYouGo'] | null } = {}) {
  const sizes = prices === null ? [] : packageSizes({ payAsYouGo: prices });
  return pricingQuestions({ plans: shown, sizes });
}
const answers = (...of: Parameters<typeof asked>) =>
  asked(...of)
    .map(({ answer }) => answer)
    .join('\n');

describe('the five questions', () => {
  it('P8, P33, P34: with the first content they say what is specified, to the letter', () => {
    expect(asked().map(({ question, answer }) => `${question} ${answer}`)).toEqual([
      'How can I pay? By card, bank transfer, mobile payment or in-app wallet. Plans and single packages can be paid in the same ways.',
      'How does a subscription renew, and how do I end it? Subscriptions are billed monthly and renew automatically. You may cancel at any time; the cancellation takes effect at the end of the billing cycle, and until then the plan goes on as before.',
      'What if I need more deliveries than my plan holds? Each further standard package costs ₦300, on top of the plan. Basic holds 5 deliveries a month, Premium holds 15, and Business has no limit.',
      'How long does my parcel stay in the locker? Pay as you go is ₦500 per standard package with 24-hour storage. With a plan it is 24 hours on Basic, 48 on Premium and 72 on Business. A standard reservation of a compartment lasts 48 hours and can be extended for a fee.',
      'Which locker sizes may I use? Premium and Business include all locker sizes. With pay as you go you choose small, medium or large for each package. There are 4 sizes in all: the largest has no list price, so ask us about it.',
    ]);
  });

  it('P8: an editor’s names and prices are the questions’, too', () => {
    const said = answers({
      shown: [{ ...basic!, name: 'Starter' }, { ...premium!, name: 'Plus' }, business!],
      prices: { ...payAsYouGo, smallLocker: { ...payAsYouGo.smallLocker, price: '₦650' } },
    });
    for (const words of [
      'Starter holds 5 deliveries a month, Plus holds 15, and Business has no limit.',
      'Pay as you go is ₦650 per standard package',
      '24 hours on Starter, 48 on Plus and 72 on Business',
      'Plus and Business include all locker sizes',
    ])
      expect(said).toContain(words);
    expect(said).not.toMatch(/₦500|Basic|Premium/);
  });

  it('P8: what a plan’s card says of deliveries, storage, sizes and the overage goes before the price list', () => {
    const features = [
      '20 deliveries per month',
      '36-hour storage',
      'Small sizes only',
      'Extra standard packages at ₦350',
    ];
    const said = answers({ shown: [{ ...premium!, features }, business!] });
    for (const words of [
      'Each further standard package costs ₦350',
      'Premium holds 20 deliveries a month, and Business has no limit.',
      '36 hours on Premium and 72 on Business',
      'Business includes all locker sizes',
    ])
      expect(said).toContain(words);
    expect(overagePrice([basic!, { ...premium!, features }])).toBe('₦300 or ₦350');
  });

  it('P8: a plan of which nothing is known, or that is gone, is not spoken of', () => {
    const said = answers({ shown: [{ ...basic!, key: 'own', name: 'Student', features: ['Free coffee'] }] });
    expect(said).not.toMatch(/Student|Basic|Premium|Business|undefined|With a plan/);
    expect(said).toContain('Each further standard package costs ₦300, on top of the plan.');
  });

  it('P8: without plans five questions are left, and none speaks of a plan that one could choose', () => {
    const questions = asked({ shown: [] });
    expect(questions).toHaveLength(5);
    const said = answers({ shown: [] });
    expect(said).not.toMatch(/Basic|Premium|Business|Subscriptions|on top of|With a plan/);
    expect(said).toContain('It costs ₦500 (small), ₦800 (medium) or ₦1,200 (large).');
  });

  it('P8: without single packages five questions are left, and none has their prices', () => {
    expect(asked({ prices: null })).toHaveLength(5);
    expect(answers({ prices: null })).not.toMatch(/₦500|pay as you go|single packages|list price/i);
    const neither = asked({ shown: [], prices: null });
    expect(neither).toHaveLength(5);
    expect(neither.map(({ answer }) => answer).join(' ')).not.toMatch(/₦|pay as you go|undefined|false/i);
  });
});
