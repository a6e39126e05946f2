import { defaultContent } from '@apoti/contract/content/default-content';
import { defaultSeo } from '@apoti/contract/content/default-seo';
import { defaultTeam } from '@apoti/contract/content/default-team';
import { expect, it } from 'vitest';
import { contentWords } from '../content-editing/content-words';
import { emptyState } from '../editing/state';
import { freshWork } from '../editing/work';
import { entryTeller } from '../history/teller';
import { seoWords } from '../seo-editing/seo-words';
import { teamWords } from '../team-editing/team-words';
import { issueLines } from './save-status-text';
import { shortName } from './short-name';

const long = 'Parcels '.repeat(750);
const start = 'Parcels Parcels Parcels Parcels Parcels Parcels Parcels Parc…';

it.each([
  ['Smart lockers', 'Smart lockers'],
  ['  Smart\n lockers ', 'Smart lockers'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(61), `${'x'.repeat(60)}…`],
  [`${'x'.repeat(59)}📦 and more`, `${'x'.repeat(59)}📦…`],
  ['📦'.repeat(60), '📦'.repeat(60)],
  [`${'x'.repeat(59)} and more`, `${'x'.repeat(59)}…`],
])('A6: %j is named %j, and no character is cut in two', (name, short) => {
  expect(shortName(name)).toBe(short);
});

it('A6: a text that is far too long does not fill the notice that says so', () => {
  const mine = { ...defaultContent, heroSlides: [{ ...defaultContent.heroSlides[0]!, title: long }] };
  const issues = [{ path: ['heroSlides', 0, 'title'], message: 'is longer than 120 characters' }];
  const work = { ...freshWork({ content: defaultContent, revision: 'e.1' }), mine };
  expect(issueLines({ state: { ...emptyState<typeof mine>(), work, issues }, words: contentWords })).toEqual([
    `Slide “${start}”: Title is longer than 120 characters`,
  ]);
});

it('A6, A10, A12, A17: the places of members, redirects and logged entries have short names, too', () => {
  const team = { members: [{ ...defaultTeam[0]!, name: long }] };
  const redirect = { key: 'r', from: `/${long}`, to: '/faq', type: 'permanent' as const };
  const change = { path: ['title'], then: 'a' };
  expect([
    teamWords.place(team, ['members', 0, 'bio']).item,
    seoWords.place({ ...defaultSeo, redirects: [redirect] }, ['redirects', 0, 'to']).item,
    entryTeller().place({ name: long, item: '4' }, change).item,
  ]).toEqual([`“${start}”`, `Redirect “/${start.replace('c…', '…')}”`, `“${start}”`]);
});
