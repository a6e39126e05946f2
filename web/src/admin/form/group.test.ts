import { defaultContent } from '@apoti/contract/content/default-content';
import { describe, expect, it, vi } from 'vitest';
import { itemOf, setField, within, type Group } from './group';

/** A group whose edits are kept in a variable, as the session keeps them. */
function groupOf<T>(value: T) {
  const kept = { now: value };
  const group: Group<T> = {
    value,
    edit: (update) => (kept.now = update(kept.now)),
    issue: (path, label) => `${label} at ${path.join('.')}`,
  };
  return { group, kept };
}

describe('Group', () => {
  it('A6: a field of a block changes, everything else stays the same object', () => {
    const { group, kept } = groupOf(defaultContent.pricing);
    setField(within(within(group, 'payAsYouGo'), 'smallLocker'), 'price', '₦1');
    expect(kept.now.payAsYouGo.smallLocker).toEqual({
      ...defaultContent.pricing.payAsYouGo.smallLocker,
      price: '₦1',
    });
    expect(kept.now.payAsYouGo.largeLocker).toBe(defaultContent.pricing.payAsYouGo.largeLocker);
    expect(kept.now.plans).toBe(defaultContent.pricing.plans);
  });

  it('A6: what changes nothing is no edit', () => {
    const { group, kept } = groupOf(defaultContent.pricing);
    const [plan] = defaultContent.pricing.plans;
    setField(within(group, 'payAsYouGo'), 'enabled', true);
    setField(itemOf(within(group, 'plans'), plan!, 0), 'name', plan!.name);
    expect(kept.now).toBe(defaultContent.pricing);
  });

  it('A6: an item is edited where it stands by then; one that is gone is left alone', () => {
    const { group, kept } = groupOf(defaultContent.pricing.plans);
    const [first] = defaultContent.pricing.plans;
    const item = itemOf(group, first!, 0);
    kept.now = kept.now.toReversed();
    setField(item, 'name', 'Moved');
    expect(kept.now.at(-1)?.name).toBe('Moved');
    kept.now = [];
    setField(item, 'name', 'Gone');
    expect(kept.now).toEqual([]);
  });

  it('A22: an issue is asked for by its whole path', () => {
    const { group } = groupOf(defaultContent.pricing);
    const issue = vi.spyOn(group, 'issue');
    const plans = within(group, 'plans');
    expect(itemOf(plans, defaultContent.pricing.plans[1]!, 1).issue(['name'], 'Name')).toBe('Name at plans.1.name');
    expect(issue).toHaveBeenCalledOnce();
  });
});
