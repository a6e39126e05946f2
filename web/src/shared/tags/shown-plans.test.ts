// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { chosenPlan, shownPlans } from './shown-plans';

const plans = [
  { key: 'b', name: 'Basic', price: '₦15,000' },
  { key: '', name: 'Enterprise', price: 'Let us talk' },
];

it('A18: plans of the pricing page are items of a shop; other pages have none', () => {
  expect(shownPlans({ name: 'pricing', page: { plans } })).toEqual([
    { item_id: 'b', item_name: 'Basic', price: 15_000 },
    { item_id: 'Enterprise', item_name: 'Enterprise' },
  ]);
  expect(shownPlans({ name: 'home', page: { plans } })).toEqual([]);
  expect(shownPlans({ name: 'pricing', page: null })).toEqual([]);
});

it('A18: the link of a plan chooses it, any other chooses none', () => {
  document.body.innerHTML =
    '<section id="plans"><ul><li><div><a href="/register">Choose <b>Basic</b></a></div></li></ul></section><a href="/x">Basic</a>';
  const items = shownPlans({ name: 'pricing', page: { plans } });
  expect(chosenPlan(document.querySelector('b'), items)?.item_id).toBe('b');
  expect(chosenPlan(document.querySelector('a[href="/x"]'), items)).toBeNull();
  expect(chosenPlan(document, items)).toBeNull();
});
