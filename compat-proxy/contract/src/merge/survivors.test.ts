import { expect, it } from 'vitest';
import { defaultContent } from '../content/default-content';
import { contentSchema } from '../resources/content/content';
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

const [person, ...rest] = defaultContent.testimonials;
if (!person) throw new Error('no testimonial');
const withPeople = (testimonials: typeof defaultContent.testimonials) => ({ ...defaultContent, testimonials });
const another = { ...person, name: 'Somebody else', position: 'Other', location: 'Abuja', quote: 'Other words' };

it.each([
  ['theirs', withPeople(rest), withPeople([another, ...rest])],
  ['mine', withPeople([another, ...rest]), withPeople(rest)],
])(
  'C6: of an item deleted by “%s” that reads like another one it is said that it may be a new one',
  (deletedBy, current, patch) => {
    const path = ['testimonials', `#${person.id}`];
    expect(survivors({ current, patch }).said).toEqual([{ path, deletedBy, perhapsAnother: true }]);
  },
);

it('C6: of two new items of one name with the number of a deleted one nothing is mixed: whoever takes theirs has theirs', () => {
  const theirs = { ...another, rating: 2, active: false };
  const current = withPeople([theirs, ...rest]);
  const patch = withPeople([another, ...rest]);
  const base = { base: defaultContent, view: 'full', overlay: [], aliases: [], now: 1, newKey: () => 'new' } as const;
  const asked = planContentSave({ ...base, current, patch, conflicts: 'ask' });
  expect(asked.kind === 'conflict' && asked.merged['testimonials']).toEqual(current.testimonials);
  expect(asked.kind === 'conflict' && asked.conflicts.map(({ path }) => path.at(-1)).toSorted()).toEqual([
    'active',
    'rating',
  ]);
});

it.each(['ask', 'silent'] as const)(
  'C6: of two new people with the number of a deleted one both stay, under numbers of their own (%s)',
  (conflicts) => {
    const words = { position: 'New', company: 'New', location: 'Kano', quote: 'New words' };
    const theirs = { ...person, name: 'Their new one', ...words };
    // As two who are asked in one place often do, they share all texts but their own words.
    const mine = { ...theirs, name: 'My new one', quote: 'Mine' };
    const given = 1 + Math.max(...defaultContent.testimonials.map(({ id }) => id));
    const base = { base: defaultContent, view: 'full', now: 1, newKey: () => 'new', conflicts } as const;
    const patch = withPeople([mine, ...rest]);
    const once = planContentSave({ ...base, overlay: [], aliases: [], current: withPeople([theirs, ...rest]), patch });
    if (once.kind !== 'merged') throw new Error('asked');
    const both = [theirs, { ...mine, id: given }];
    expect(once.next['testimonials']).toEqual(expect.arrayContaining([...both, ...rest]));
    expect(once.aliases).toEqual([{ path: ['testimonials'], sent: String(person.id), given: String(given) }]);
    // Sent again from the same state, edited since: it is the sender's own that is meant.
    const again = {
      overlay: once.overlay,
      aliases: once.aliases,
      patch: withPeople([{ ...mine, rating: 1 }, ...rest]),
    };
    const current = contentSchema.parse(once.next);
    const twice = planContentSave({ ...base, ...again, current });
    const people = twice.kind === 'merged' ? twice.next['testimonials'] : [];
    expect(people).toHaveLength(current.testimonials.length);
    expect(people).toEqual(expect.arrayContaining([theirs, { ...mine, id: given, rating: 1 }]));
  },
);

it('C6: an edit of what the sender deleted is not written into a new item that has its number', () => {
  const current = withPeople([{ ...person, rating: 1 }, ...rest]);
  const patch = withPeople([another, ...rest]);
  const base = { base: defaultContent, view: 'full', overlay: [], aliases: [], now: 1, newKey: () => 'new' } as const;
  const asked = planContentSave({ ...base, current, patch, conflicts: 'ask' });
  expect(asked.kind === 'conflict' && asked.conflicts.map(({ path }) => path.at(-1))).toEqual(
    expect.arrayContaining(['name', 'quote', 'rating']),
  );
  const silent = planContentSave({ ...base, current, patch, conflicts: 'silent' });
  expect(silent.kind === 'merged' && silent.next['testimonials']).toEqual(patch.testimonials);
});

it.each([
  ['hidden meanwhile stays hidden', { active: false }, false],
  ['edited otherwise is shown', { rating: 1 }, true],
  ['replaced by a hidden new one is shown', { ...another, rating: 2, active: false }, true],
])('C6: what an old client wrote anew and was %s', (_, theirs, active) => {
  const current = withPeople([{ ...person, ...theirs }, ...rest]);
  const patch = withPeople([another, ...rest]);
  const base = { base: defaultContent, view: 'full', overlay: [], aliases: [], now: 1, newKey: () => 'new' } as const;
  const silent = planContentSave({ ...base, current, patch, conflicts: 'silent' });
  expect(silent.kind === 'merged' && silent.next['testimonials']).toEqual([{ ...another, active }, ...rest]);
});
