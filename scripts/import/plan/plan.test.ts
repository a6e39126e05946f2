import { expect, it } from 'vitest';
import { defaultContent, defaultPosts } from '@apoti/contract';
import { normaliseContent } from '../normalise/content';
import { Notes } from '../notes';
import { fullReport, planText, type KindReport } from '../report';
import { planContent } from './plan-content';
import { planPosts } from './plan-posts';
import { planSubscribers } from './plan-subscribers';

const content = (sent: object, present = defaultContent, known = {}) =>
  planContent(normaliseContent(sent, present, new Notes()), present, known, new Notes());

it('C5: parts come one by one; what the old site does not say stays', () => {
  const { next, changed, unchanged } = content({
    about: { mission: 'Ours' },
    pricing: { title: defaultContent.pricing.title },
  });
  expect([changed, unchanged]).toEqual([['about'], 1]);
  expect(next).toEqual({ ...defaultContent, about: { ...defaultContent.about, mission: 'Ours' } });
});

it('C5: a list of the old site takes the place of the examples, and keeps what was made here', () => {
  const own = { ...defaultContent.heroSlides[0]!, id: 99, title: 'Made here' };
  const present = { ...defaultContent, heroSlides: [...defaultContent.heroSlides, own] };
  const sent = { heroSlides: [{ id: 50, title: 'From there' }] };
  const plan = content(sent, present);
  expect(plan.next.heroSlides.map(({ id }) => id)).toEqual([50, 99]);
  expect(plan.removed).toHaveLength(defaultContent.heroSlides.length);
  const again = content(sent, plan.next, plan.units);
  expect([again.next, again.fresh, again.changed, again.removed]).toEqual([plan.next, [], [], []]);
});

it('C9: the lines to write are what is new or changed, after the examples that go', () => {
  const old = { ...defaultPosts[0]!, id: 70, slug: 'from-there', title: 'From there' };
  const { lines } = planPosts([old], defaultPosts, {}, new Notes());
  expect(lines).toEqual([...defaultPosts.map(({ id }) => ({ remove: id })), { post: old }]);
});

it('C13: who has left here since they were brought is not brought again', () => {
  const ada = { name: 'Ada', email: 'Ada@example.com', subscribed_at: '2022-03-04T04:06:07.000Z' };
  const first = planSubscribers([ada], [], {});
  expect(first.lines).toEqual([ada]);
  expect(JSON.stringify(first.units)).not.toMatch(/ada/i);
  expect(planSubscribers([ada], [], first.units).lines).toEqual([]);
  expect(planSubscribers([ada], ['ada@example.com'], {}).lines).toEqual([]);
});

it('C9: a report counts, and names what was left out; the same oddity of many is told once', () => {
  const counts = { fresh: ['Post “A”'], changed: [], removed: ['Post “Example”'], unchanged: 3 };
  const notes = ['A', 'B', 'C'].map((item) => ({ item, text: 'had no id; it gets one' }));
  const kinds: KindReport[] = [
    { kind: 'posts', counts, fault: null, notes, broken: [{ item: 'Post', why: 'Title is required' }] },
    { kind: 'team', counts: null, fault: 'it answers 500', notes: [], broken: [] },
  ];
  const files = { fresh: 2, known: 1, dead: [{ item: '/a.png', why: 'it is empty' }] };
  expect(planText(kinds, files)).toBe(`  Posts        1 new, 0 changed, 3 unchanged, 1 example goes, 1 broken
  Team         nothing is brought over: it answers 500
  Files        2 new, 1 unchanged, 1 dead
  Posts, left out:
    Post: Title is required
  Files, dead:
    /a.png: it is empty`);
  const full = fullReport('Heading', kinds, files);
  expect(full).toContain('  odd, 3 ×: had no id; it gets one (A, B, C)');
  expect(full).toContain('  new: Post “A”');
});
