import { isObject, type Content, type FileUse, type Json, type Kind } from '@apoti/contract';
import { currentContent } from '../content/current-content';
import { nameIn } from '../history/entry-names';
import { fromStrapi } from '../store/from-strapi';
import { readState } from '../states/state-watch';
import { findRows } from '../store/rows';
import type { Strapi } from '../store/strapi';
import { readTeam } from '../team/team-watch';
import { note, type Uses } from './noted-uses';
import { inPosts } from './uses-in-posts';

/** Reads where files are used in the entries of a kind. */
export type Collector = (strapi: Strapi) => Promise<Uses>;

/** Everything that the site and the back-office are made of: drafts and hidden items too. */
export const collectors: readonly (readonly [Kind, Collector])[] = [
  ['content', async (strapi) => inContent((await currentContent(strapi)).content)],
  ['team', inTeam],
  ['seo', inSeo],
  ['posts', inPosts],
  ['events', inEntries('api::event.event', (id) => ({ kind: 'events', called: 'Event', href: `/admin/events/${id}` }))],
  [
    'stations',
    inEntries('api::station.station', () => ({ kind: 'stations', called: 'Location', href: '/admin/locations' })),
  ],
  [
    'franchise',
    inEntries('api::franchise-model.franchise-model', () => ({
      ...{ kind: 'franchise', called: 'Franchise model', href: '/admin' },
    })),
  ],
];

async function inTeam(strapi: Strapi): Promise<Uses> {
  const uses: Uses = new Map();
  for (const member of await readTeam(strapi)) {
    const { name, isActive } = member;
    note(uses, member, { kind: 'team', label: `Team member “${name}”`, href: '/admin/team', live: isActive });
  }
  return uses;
}

async function inSeo(strapi: Strapi): Promise<Uses> {
  const uses: Uses = new Map();
  note(uses, await readState(strapi, 'seo'), { kind: 'seo', label: 'SEO Settings', href: '/admin/seo', live: true });
  return uses;
}

function inContent(content: Content): Uses {
  const uses: Uses = new Map();
  const { heroSlides, testimonials, services, ...rest } = content;
  const noteItem = (item: unknown, label: string, href: string, live = true) =>
    note(uses, item, { kind: 'content', label, href, live });
  for (const slide of heroSlides) {
    noteItem(slide, `Hero slide “${slide.title}”`, '/admin/content?tab=hero', slide.active);
  }
  for (const item of testimonials) {
    noteItem(item, `Testimonial of “${item.name}”`, '/admin/testimonials', item.active);
  }
  const { services: list, ...blocks } = services;
  for (const service of list) noteItem(service, `Service “${service.name}”`, '/admin/content?tab=services');
  for (const block of Object.values(blocks)) {
    const name = isObject(block as Json) ? nameIn(block as Json) : '';
    noteItem(block, name === '' ? 'Services' : `Services, “${name}”`, '/admin/content?tab=services');
  }
  for (const [part, value] of Object.entries(rest)) {
    const { label, href } = parts[part] ?? { label: part, href: '/admin/content' };
    noteItem(value, label, href);
  }
  return uses;
}

/** The other parts of the content, as people know them. */
const parts: Record<string, { label: string; href: string }> = {
  about: { label: 'About', href: '/admin/content?tab=about' },
  pricing: { label: 'Pricing', href: '/admin/content?tab=pricing' },
  contact: { label: 'Contact', href: '/admin/content?tab=contact' },
  faq: { label: 'FAQ', href: '/admin/faq' },
  footer: { label: 'Footer', href: '/admin/content?tab=footer' },
  home: { label: 'Home page', href: '/admin/content' },
  site: { label: 'Settings', href: '/admin/content' },
};

type AsUse = (id: number) => { kind: FileUse['kind']; called: string; href: string };

function inEntries(uid: string, asUse: AsUse): Collector {
  return async (strapi) => {
    const uses: Uses = new Map();
    for (const row of await findRows(strapi, uid)) {
      const entry = fromStrapi(strapi, uid, row);
      const { kind, called, href } = asUse(Number(row['wireId']));
      note(uses, entry, { kind, href, label: `${called} “${nameIn(entry)}”`, live: true });
    }
    return uses;
  };
}
