// @vitest-environment jsdom
import { ApiError, type Dashboard } from '@apoti/contract';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dashboardCalls } from '@apoti/contract/calls/dashboard';
import { dashboardSchema } from '@apoti/contract';
import type { Call } from '../../shared/api/client';
import { completeBrowser } from '../editing/testing/complete-browser';
import { DashboardScreen } from './DashboardScreen';

const example = dashboardCalls.map(({ reply }) =>
  'example' in reply ? dashboardSchema.parse(reply.example) : null,
)[0];
if (!example) throw new Error('The call has no example');
const said: Dashboard = example;

let answers: Record<string, unknown> = {};
vi.mock('../../shared/api/client', () => ({
  request: async (_: unknown, { path }: Call) => {
    const answer = answers[path.split('?', 1)[0] ?? ''];
    if (answer === undefined) throw new ApiError('unavailable', 'Not there');
    return answer;
  },
}));

let root: Root;
beforeEach(() => {
  completeBrowser();
  document.body.innerHTML = '<div id="root"></div>';
  const place = document.querySelector('#root');
  if (!place) throw new Error('There is no place');
  root = createRoot(place);
});
afterEach(() => act(async () => root.unmount()));

async function show(given: Record<string, unknown>): Promise<string> {
  answers = given;
  await act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <MemoryRouter>
          <DashboardScreen />
        </MemoryRouter>
      </SWRConfig>,
    ),
  );
  return document.body.textContent ?? '';
}
const hrefs = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe('the dashboard', () => {
  it('A3: shows the figures, each finding with its link, and says what is not known', async () => {
    const text = await show({ '/api/dashboard': said });
    for (const part of ['Daily deliveries342', 'Lockers173', '1 lead waiting', 'All in time', '4.8 of 5', '38.4%'])
      expect(text).toContain(part);
    expect(text).toContain('It could not be read');
    expect(text).toContain('The speed of the pages is not known at the moment');
    expect(hrefs()).toEqual(expect.arrayContaining(['/admin/content?tab=footer', '/admin/locations/2']));
    expect(text).not.toContain('has not answered');
  });

  it('A3: a calm word while nothing has been measured, and the reason while a day is not known', async () => {
    const deliveries = {
      known: true,
      value: { value: null, from: null, to: null, reason: 'Known after the next night', sinceThen: 0 },
    };
    const text = await show({ '/api/dashboard': { ...said, deliveries }, '/api/analytics': { vitals: [] } });
    expect(text).toContain('No speed has been measured yet');
    expect(text).toContain('Daily deliveries–not knownKnown after the next night');
  });

  it('A3: who changed what is told with the way to it, among the sign-ins', async () => {
    const base = { who: 'person:1', name: 'Ada', times: 1, item: '', first: said.at, last: said.at };
    const activity = {
      known: true,
      value: [
        { ...base, key: 's1', action: 'signed-in', kind: null },
        { ...base, key: 'c3', action: 'saved', kind: 'content', times: 3 },
        { ...base, key: 'c2', action: 'saved', kind: 'stations', item: 'Yaba Station' },
        { ...base, key: 'c1', action: 'disabled', kind: null, item: 'bola' },
        { ...base, key: 'c0', who: 'visitor', name: 'Visitor', action: 'saved', kind: 'contact-messages' },
      ],
    };
    await show({ '/api/dashboard': { ...said, activity } });
    const list = document.querySelector('ol[aria-label="Recent Activity"]')!;
    const lines = [...list.querySelectorAll('li p')].map((line) => [
      line.textContent,
      line.querySelector('a')?.getAttribute('href') ?? null,
    ]);
    expect(lines).toEqual([
      ['Ada Signed in', null],
      ['Ada Changed the content (3 times)', '/admin/content'],
      ['Ada Changed a location “Yaba Station”', '/admin/locations'],
      ['Ada Disabled bola', '/admin/people'],
      ['Visitor Sent a contact message', '/admin/leads'],
    ]);
  });

  it('A3: each finding of the content has its link, overdue drafts and empty fields among them', async () => {
    const finding = (place: string, text: string, href: string) => ({ place, address: null, text, href });
    const kinds = [
      { kind: 'draft', total: 12, findings: [finding('Draft “News”', 'was to be published', '/admin/blog?edit=4')] },
      { kind: 'empty', total: 1, findings: [finding('About', 'Mission is empty', '/admin/content?tab=about')] },
      { kind: 'alt', total: 0, findings: [] },
    ];
    const contentHealth = { known: true, value: { kinds, linksTried: null } };
    const text = await show({ '/api/dashboard': { ...said, contentHealth } });
    expect(text).toContain('13 things to mend');
    const link = (name: string) =>
      [...document.querySelectorAll('details a')].find(({ textContent }) => textContent === name)?.getAttribute('href');
    expect(link('Draft “News”')).toBe('/admin/blog?edit=4');
    expect(link('Show all 12')).toBe('/admin/blog?status=draft');
    expect(link('About')).toBe('/admin/content?tab=about');
    expect(text).toContain('Every picture has an alt text');
  });

  it('A3: links that could not be checked are listed with where they are used and the way there, and are no faults', async () => {
    const address = 'https://social.example/company?a=1';
    const links = ['Contact', 'Footer'].map((place) => ({
      ...{ place, address, text: 'does not let programs look (999)' },
      href: `/admin/content?tab=${place.toLowerCase()}`,
    }));
    const kinds = [
      { kind: 'link', total: 0, findings: [] },
      { kind: 'unchecked', total: 2, findings: links },
    ];
    const contentHealth = { known: true, value: { kinds, linksTried: said.at } };
    const text = await show({ '/api/dashboard': { ...said, contentHealth } });
    expect(text).toContain('Nothing is to be mended');
    expect(text).toContain('Links that could not be checked 2 to look at');
    const list = document.querySelector('ul[aria-label="Links that could not be checked"]')!;
    const lines = [...list.querySelectorAll('li')].map((line) => [
      line.textContent,
      [...line.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.rel]),
    ]);
    const told = `${address} (opens in a new tab) does not let programs look (999)`;
    const there = [address, 'noopener noreferrer'];
    expect(lines).toEqual([
      [`Contact: ${told}`, [['/admin/content?tab=contact', ''], there]],
      [`Footer: ${told}`, [['/admin/content?tab=footer', ''], there]],
    ]);
  });

  it('A3: speed is judged in words', async () => {
    const vitals = [
      { page: '/slow', samples: 9, load: null, fcp: 900, lcp: 4_100, inp: 300, cls: null },
      { page: '/quick', samples: 8, load: null, fcp: 900, lcp: 2_400, inp: 90, cls: 0.02 },
    ];
    await show({ '/api/dashboard': said, '/api/analytics': { vitals } });
    const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent?.trim()),
    );
    expect(rows).toEqual([
      ['/slow', '4.1 s Poor', '300 ms Needs improvement', '–', '900 ms Good', '9'],
      ['/quick', '2.4 s Good', '90 ms Good', '0.02 Good', '900 ms Good', '8'],
    ]);
  });

  it('A3: a silent CMS is told with the time, and the figures stay', async () => {
    const text = await show({ '/api/dashboard': { ...said, silentSince: '2026-01-31T10:00:00.000Z' } });
    expect(text).toContain('The content service has not answered since 31 Jan 2026, 11:00');
    expect(text).toContain('The figures are of 31 Jan 2026, 10:00');
    expect(text).toContain('Subscribers1,250');
    expect(text).toContain('How the other parts stand is known again when the content service answers');
    const retry = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again')!;
    answers = { '/api/dashboard': said };
    await act(async () => retry.click());
    expect(document.body.textContent).not.toContain('has not answered');
  });

  it('A3: while it is on its way the parts stand there, which is said once, and the hub leads on', async () => {
    answers = { '/api/dashboard': new Promise(() => {}), '/api/analytics': { vitals: [] } };
    const text = await show(answers);
    const titles = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
    expect(titles).toEqual([
      'Content Management Hub',
      'Business Highlights',
      'Recent Activity',
      'Content Health',
      'System Status and Health',
      'Website Performance',
    ]);
    const said = [...document.querySelectorAll('[role="status"]')].filter((one) => !one.closest('[aria-hidden]'));
    expect(said.map(({ textContent }) => textContent)).toEqual(['Loading the dashboard…']);
    expect(hrefs()).toContain('/admin/blog');
    expect(text).not.toContain('not known');
  });

  it('A3: without any answer the way to everything is there', async () => {
    const text = await show({});
    expect(text).toContain('The dashboard could not be loaded');
    expect(hrefs()).toEqual(expect.arrayContaining(['/admin/content', '/admin/blog', '/admin/analytics-dashboard']));
  });
});
