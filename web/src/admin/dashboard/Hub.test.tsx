// @vitest-environment jsdom
import { dashboardSchema, type Dashboard } from '@apoti/contract';
import { dashboardCalls } from '@apoti/contract/calls/dashboard';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Hub } from './Hub';

const [example] = dashboardCalls.map(({ reply }) => ('example' in reply ? dashboardSchema.parse(reply.example) : null));
if (!example) throw new Error('The call has no example');
const said: Dashboard = example;

/** The tiles by their addresses: what a screen reader says of each, without the spaces. */
function show(dashboard: Dashboard | undefined, loading = false): Map<string, string> {
  document.body.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <Hub dashboard={dashboard} loading={loading} />
    </MemoryRouter>,
  );
  const words = (link: Element) => (link.textContent ?? '').replace(/\s+/g, ' ').trim();
  return new Map([...document.querySelectorAll('a')].map((link) => [link.getAttribute('href') ?? '', words(link)]));
}

describe('the Content Management Hub', () => {
  it('A3: each tile tells what there is of it, and leads there', () => {
    expect([...show(said)]).toEqual([
      ['/admin/content', 'Hero Carousel 4 slides: 3 shown, 1 hidden'],
      ['/admin/blog', 'Blog & Press 15 posts: 11 published, 1 scheduled, 3 drafts'],
      ['/admin/testimonials', 'Testimonials 6 testimonials: 5 shown, 1 hidden, 2 featured'],
      ['/admin/team', 'Team Members 8 members: Visitors see all of them'],
      ['/admin/faq', 'FAQ 24 questions: 23 shown, 1 hidden'],
      ['/admin/locations', 'Locations 7 stations: 6 working, 173 lockers'],
      ['/admin/events', 'Events 9 events: 2 upcoming, 1 recurring, 6 past'],
      ['/admin/newsletter', 'Newsletter 1,250 subscribers: 18 new in the last 7 days'],
      ['/admin/leads', 'Leads 1 new lead: New; 1 waiting for an answer'],
      ['/admin/media', 'Media Library 41 files: 2 in the trash'],
      ['/admin/settings', 'Settings Open Visitors see the site'],
      [
        '/admin/analytics-dashboard',
        'Analytics –not known: The store of visits does not answer Visits and what they lead to',
      ],
    ]);
    expect(document.body.textContent).toContain('Not known: Analytics. The store of visits does not answer');
  });

  it('A3: nothing at all is a figure, too; a closed site is said', () => {
    const none = { known: true, value: { total: 0, shown: 0 } } as const;
    const posts = { known: true, value: { total: 0, published: 0, scheduled: 0, drafts: 0 } } as const;
    const site = { known: true, value: { maintenance: true } } as const;
    const tiles = show({ ...said, hub: { ...said.hub, team: none, posts, site } });
    expect(tiles.get('/admin/team')).toBe('Team Members 0 members: There is none yet');
    expect(tiles.get('/admin/blog')).toBe('Blog & Press 0 posts: There is none yet');
    expect(tiles.get('/admin/settings')).toBe('Settings Closed Maintenance mode is on');
  });

  it('A3: a part that fails takes no other with it; one reason is said once, with what it keeps back', () => {
    const unknown = { known: false, reason: 'It could not be read' } as const;
    const tiles = show({ ...said, leads: unknown, hub: { ...said.hub, posts: unknown, visits: unknown } });
    expect(tiles.get('/admin/blog')).toBe(
      'Blog & Press –not known: It could not be read Posts, drafts and what is scheduled',
    );
    expect(tiles.get('/admin/team')).toContain('8 members');
    const reasons = [...document.querySelectorAll('section > div:last-child p')].map((line) => line.textContent);
    expect(reasons).toEqual(['Not known: Blog & Press, Leads, Analytics. It could not be read']);
    expect(document.querySelector('a[href="/admin/blog"] [aria-hidden="true"]:not(svg)')?.textContent).toBe('–');
  });

  it('A3: on the way nothing is called unknown; without an answer everything is', () => {
    expect(show(undefined, true).get('/admin/team')).toBe('Team Members The people on the About page');
    expect(show(undefined).get('/admin/team')).toBe(
      'Team Members –not known: The dashboard could not be loaded The people on the About page',
    );
  });
});
