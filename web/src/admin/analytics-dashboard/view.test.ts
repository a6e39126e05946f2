import { visibleMetrics } from '@apoti/contract/constants/analytics';
import { expect, it } from 'vitest';
import { begunDraft, draftView } from './settings-draft';
import { paramsOf, readView } from './view';

const NOW = Date.parse('2026-03-10T12:00:00Z');
const searchOf = (params: Record<string, string>) =>
  new URLSearchParams(Object.entries(params).filter(([, value]) => value !== '')).toString();

it('A20: an address says the whole view, and what cannot be chosen is what holds by itself', () => {
  const usual = readView('');
  expect(usual).toMatchObject({
    query: { range: '7d', trafficSource: 'all', deviceType: 'all', userType: 'all' },
    compare: false,
    autoRefresh: true,
    interval: 5_000,
    metrics: visibleMetrics,
    format: 'csv',
    figures: 'site',
  });
  expect(readView('?range=1y&trafficSource=x&deviceType=y&refresh=3&format=doc&figures=none&metrics=nothing')).toEqual({
    ...usual,
    metrics: [],
  });
  expect(readView('?range=custom&from=2026-03-10&to=2026-03-01').query.range).toBe('7d');
  for (const search of [
    'range=custom&from=2026-03-01&to=2026-03-10&deviceType=mobile&compare=yes&refresh=off',
    'range=90d&trafficSource=email&userType=new&refresh=60&metrics=pageViews%2CbounceRate&format=pdf&figures=sample',
    'range=7d&metrics=none',
  ])
    expect(
      searchOf(paramsOf(readView(`?${search}`)))
        .split('&')
        .sort(),
    ).toEqual(search.split('&').sort());
});

it('A20: a range by hand has its rules, said of the field that breaks them', () => {
  const draft = { ...begunDraft(readView(''), NOW), range: 'custom' };
  expect([draft.from, draft.to]).toEqual(['2026-03-04', '2026-03-10']);
  expect(draftView({ ...draft, to: '2026-03-01' })).toEqual({
    faults: { to: 'End date must not be before the start date' },
  });
  expect(draftView({ ...draft, from: '', to: '' })).toEqual({
    faults: { from: 'Start date is required', to: 'End date is required' },
  });
  expect(draftView({ ...draft, from: '2020-01-01' })).toEqual({ faults: { to: 'A range covers at most 400 days' } });
  expect(draftView(draft)).toMatchObject({
    view: { query: { range: 'custom', from: '2026-03-04', to: '2026-03-10' } },
  });
  expect(draftView({ ...draft, range: '30d', from: 'nonsense' })).toMatchObject({ view: { query: { range: '30d' } } });
});
