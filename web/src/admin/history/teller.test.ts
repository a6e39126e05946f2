import type { HistoryGroup } from '@apoti/contract';
import { defaultContent } from '@apoti/contract/content/default-content';
import { expect, it } from 'vitest';
import { contentDocument } from '../content-editing/content-document';
import { contentWords } from '../content-editing/content-words';
import { documentTeller, entryTeller, tellersOf } from './teller';
import { runText, toldPlaces } from './told-places';

type Changes = HistoryGroup['changes'];
const group = (change: number, { item, name }: { item: string; name: string }, changes: Changes): HistoryGroup => ({
  ...{ from: change, change, item, name, changes, more: 0 },
  ...{ who: 'Amina', door: 'back-office', first: '2026-03-01T08:00:00Z', last: '2026-03-01T08:00:00Z' },
});
const told = (groups: HistoryGroup[]) =>
  [...tellersOf(entryTeller(), groups)].map(([one, teller]) => runText(teller, one, toldPlaces(one)));

const excerpt = { path: ['draft', 'excerpt'], old: 'A', new: 'B' };
const yaba = { item: '4', name: 'Doors in Yaba' };

it('A10: a post that was renamed since is told by its title of then, each post by its own', () => {
  const groups = [
    group(9, yaba, [{ path: ['published', 'title'], old: 'Doors', new: 'Doors in Yaba' }]),
    group(8, { item: '5', name: 'Another' }, [excerpt]),
    group(7, yaba, [{ path: ['draft', 'title'], old: 'Doors', new: 'Doors in Yaba' }]),
    group(6, yaba, [excerpt]),
  ];
  expect(told(groups)).toEqual([
    'changed “Doors in Yaba”: Title, on the site',
    'changed “Another”: Excerpt',
    'changed “Doors” (now “Doors in Yaba”): Title',
    'changed “Doors” (now “Doors in Yaba”): Excerpt',
  ]);
});

it('A10: before it had a title at all, a post is told by that of now', () => {
  const title = { path: ['draft', 'title'], old: '', new: 'Doors in Yaba' };
  expect(told([group(9, yaba, [title]), group(8, yaba, [excerpt])])).toEqual([
    'changed “Doors in Yaba”: Title',
    'changed “Doors in Yaba”: Excerpt',
  ]);
});

it('A6: two items of a document that begin alike are told each by itself', () => {
  const [one, other, ...rest] = defaultContent.faq.faqs;
  const faqs = [one!, other!].map((faq) => ({ ...faq, question: `${'x'.repeat(60)} ${faq.id}` }));
  const value = { ...defaultContent, faq: { ...defaultContent.faq, faqs: [...faqs, ...rest] } };
  const teller = documentTeller({ document: contentDocument, words: contentWords }, value, (path) => [...path]);
  const path = (id: number, field: string) => ['faq', 'faqs', `#${id}`, field];
  const changes = [
    { path: path(one!.id, 'question'), old: 'Old', new: faqs[0]!.question },
    { path: path(other!.id, 'answer'), old: 'A', new: 'B' },
    { path: path(other!.id, 'active'), old: true, new: false },
  ];
  const run = group(9, { item: '', name: '' }, changes);
  const name = `FAQ “${'x'.repeat(60)}…”`;
  expect(runText(teller, run, toldPlaces(run))).toBe(`changed ${name}: Question; ${name}: Answer, Active`);
});
