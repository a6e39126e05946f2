import type { Dashboard, Part, ShownFigures } from '@apoti/contract';
import { numberText } from '../../shared/lib/number-text';

/** What stands on a tile: a number or a word, what it counts, and what it is made of. */
export type Figure = { value: string; noun: string; note: string };

/** What a tile says of a part; a part that is not known stays so. */
function told<T>(part: Part<T>, tell: (value: T) => Figure): Part<Figure> {
  return part.known ? { known: true, value: tell(part.value) } : part;
}

function figure(count: number, [one, many]: readonly [string, string], note: string): Figure {
  return { value: numberText(count), noun: count === 1 ? one : many, note };
}

/** `3 drafts, 1 scheduled`; what there is none of is left out. */
function listed(...parts: readonly (readonly [count: number, text: string])[]): string {
  return parts
    .filter(([count]) => count > 0)
    .map(([count, text]) => `${numberText(count)} ${text}`)
    .join(', ');
}

function shownNote({ total, shown }: ShownFigures): string {
  if (total === 0) return 'There is none yet';
  return total === shown ? 'Visitors see all of them' : listed([shown, 'shown'], [total - shown, 'hidden']);
}

/** What each tile of the hub counts (A3). */
export const figures = {
  slides: ({ hub }) => told(hub.slides, (slides) => figure(slides.total, ['slide', 'slides'], shownNote(slides))),
  posts: ({ hub }) =>
    told(hub.posts, ({ total, published, scheduled, drafts }) => {
      const made = listed(
        [published, 'published'],
        [scheduled, 'scheduled'],
        [drafts, drafts === 1 ? 'draft' : 'drafts'],
      );
      return figure(total, ['post', 'posts'], made || 'There is none yet');
    }),
  testimonials: ({ hub }) =>
    told(hub.testimonials, ({ featured, ...testimonials }) => {
      const note = [shownNote(testimonials), listed([featured, 'featured'])].filter((text) => text !== '').join(', ');
      return figure(testimonials.total, ['testimonial', 'testimonials'], note);
    }),
  team: ({ hub }) => told(hub.team, (team) => figure(team.total, ['member', 'members'], shownNote(team))),
  faqs: ({ hub }) => told(hub.faqs, (faqs) => figure(faqs.total, ['question', 'questions'], shownNote(faqs))),
  stations: ({ stations }) =>
    told(stations, ({ total, active, lockers }) =>
      figure(total, ['station', 'stations'], `${numberText(active)} working, ${numberText(lockers)} lockers`),
    ),
  events: ({ hub }) =>
    told(hub.events, ({ total, coming, recurring, past }) => {
      const made = listed([coming, 'upcoming'], [recurring, 'recurring'], [past, 'past']);
      return figure(total, ['event', 'events'], made || 'There is none yet');
    }),
  subscribers: ({ subscribers }) =>
    told(subscribers, ({ total, week }) =>
      figure(total, ['subscriber', 'subscribers'], `${numberText(week)} new in the last 7 days`),
    ),
  leads: ({ leads }) =>
    told(leads, ({ new: fresh, waiting, late }) =>
      figure(
        fresh,
        ['new lead', 'new leads'],
        `New; ${waiting === 0 ? 'none waits for an answer' : listed([waiting, 'waiting for an answer'], [late, 'late'])}`,
      ),
    ),
  media: ({ hub }) =>
    told(hub.media, ({ files, trashed }) =>
      figure(files, ['file', 'files'], trashed === 0 ? 'The trash is empty' : `${numberText(trashed)} in the trash`),
    ),
  site: ({ hub }) =>
    told(hub.site, ({ maintenance }) =>
      maintenance
        ? { value: 'Closed', noun: '', note: 'Maintenance mode is on' }
        : { value: 'Open', noun: '', note: 'Visitors see the site' },
    ),
  visits: ({ hub }) => told(hub.visits, ({ today }) => figure(today, ['page view', 'page views'], 'Page views today')),
} satisfies Record<string, (dashboard: Dashboard) => Part<Figure>>;
