import { expect, it } from 'vitest';
import { defaultContent } from '../content/default-content';
import { planContentSave, type ContentSave } from './plan-content-save';

const [first, ...others] = defaultContent.heroSlides;
if (!first) throw new Error('no slide');
const withSlides = (heroSlides: typeof defaultContent.heroSlides) => ({ ...defaultContent, heroSlides });
const edited = withSlides([{ ...first, title: 'Edited' }, ...others]);
const deleted = withSlides(others);

function survivors(sides: Pick<ContentSave, 'current' | 'patch'>) {
  const base = { base: defaultContent, view: 'full', overlay: [], aliases: [], conflicts: 'ask' } as const;
  const plan = planContentSave({ ...base, ...sides, now: 1, newKey: () => 'new' });
  if (plan.kind !== 'merged') throw new Error('asked');
  return { said: plan.survivors, slides: plan.next['heroSlides'] };
}
const path = ['heroSlides', `#${first.id}`];

it('C6: an item that somebody else deleted and the sender edited stays, and the answer says so', () => {
  expect(survivors({ current: deleted, patch: edited })).toEqual({
    said: [{ path, deletedBy: 'theirs' }],
    slides: edited.heroSlides,
  });
});

it('C6: an item that the sender deleted and somebody else edited stays, and the answer says so', () => {
  expect(survivors({ current: edited, patch: deleted })).toEqual({
    said: [{ path, deletedBy: 'mine' }],
    slides: edited.heroSlides,
  });
});

it.each([
  ['deleted by both', deleted, deleted],
  ['deleted by one, untouched by the other', { ...deleted, tagline: 'Other' }, defaultContent],
  ['edited by both alike', edited, edited],
])('C6: nothing is said of an item that is %s', (_, current, patch) => {
  expect(survivors({ current, patch }).said).toEqual([]);
});
