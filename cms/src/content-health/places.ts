import { isObject, lagosDay, toPublicTeam, type Content, type Json } from '@apoti/contract';
import { currentContent } from '../content/current-content';
import { postKind } from '../entries/kinds';
import { nameIn } from '../history/entry-names';
import { readState } from '../states/state-watch';
import { fromStrapi } from '../store/from-strapi';
import { eachRow, findRows } from '../store/rows';
import type { Strapi } from '../store/strapi';
import { readTeam } from '../team/team-watch';

/** What a place is, which decides what it should have. */
export type PlaceKind = keyof Content | 'service' | 'member' | 'seo' | 'post' | 'event' | 'station' | 'franchise';

/** Where something is edited, and what people call it: all of a place that is kept beside what was found there. */
export type Whereabouts = { label: string; href: string };

/** Something that visitors see, and where it is edited. */
export type Place = Whereabouts & { kind: PlaceKind; value: Json };

/**
 * Everything that visitors see now, place by place, and nothing else: who keeps what follows from it keeps it until something that
 * visitors see is changed. What is hidden, a draft, not yet public or private is left out. Posts come in parts: nobody holds all
 * of a large site at once. `known`: the content, where it was read already.
 */
export async function* publicPlaces(strapi: Strapi, known?: Content): AsyncGenerator<Place, void> {
  yield* placesOfContent(known ?? (await currentContent(strapi)).content);
  for (const value of toPublicTeam(await readTeam(strapi))) {
    yield place('member', `Team member “${value.name}”`, `/admin/team?member=${value.id}`, value);
  }
  yield place('seo', 'SEO Settings', '/admin/seo', await readState(strapi, 'seo'));
  yield* placesOfPosts(strapi);
  yield* placesOf(strapi, 'event', 'api::event.event', 'Event', (id) => `/admin/events/${id}`);
  yield* placesOf(strapi, 'station', 'api::station.station', 'Location', (id) => `/admin/locations/${id}`);
  const franchise = 'Franchise model (edited in Strapi’s panel)';
  yield* placesOf(strapi, 'franchise', 'api::franchise-model.franchise-model', franchise, () => '/admin');
}

/** The parts of the content, as people know them. */
const parts: Partial<Record<keyof Content, { label: string; href: string }>> = {
  about: { label: 'About', href: '/admin/content?tab=about' },
  pricing: { label: 'Pricing', href: '/admin/content?tab=pricing' },
  contact: { label: 'Contact', href: '/admin/content?tab=contact' },
  footer: { label: 'Footer', href: '/admin/content?tab=footer' },
  home: { label: 'Home page', href: '/admin/content?tab=home' },
  site: { label: 'Site', href: '/admin/content?tab=site' },
};

function placesOfContent({ heroSlides, testimonials, services, faq, ...rest }: Content): Place[] {
  const { services: list, ...page } = services;
  const shown = <T extends { active: boolean }>(items: readonly T[]) => items.filter(({ active }) => active);
  return [
    ...shown(heroSlides).map((value) => place('heroSlides', `Hero slide “${value.title}”`, '/admin/content', value)),
    ...shown(testimonials).map((value) => {
      const query = new URLSearchParams({ search: value.name });
      return place('testimonials', `Testimonial of “${value.name}”`, `/admin/testimonials?${query}`, value);
    }),
    ...list.map((value) => place('service', `Service “${value.name}”`, '/admin/content?tab=services', value)),
    place('services', 'Services', '/admin/content?tab=services', page),
    ...shown(faq.faqs).map((value) => {
      const query = new URLSearchParams({ search: value.question });
      return place('faq', `Question “${value.question}”`, `/admin/faq?${query}`, value);
    }),
    ...Object.entries(parts).map(([part, { label, href }]) => {
      const kind = keyIn(rest, part);
      return place(kind, label, href, rest[kind]);
    }),
  ];
}

type Rest = Omit<Content, 'heroSlides' | 'testimonials' | 'services' | 'faq'>;

function keyIn(rest: Rest, name: string): keyof Rest {
  const isKey = (key: string): key is keyof Rest => key in rest;
  if (!isKey(name)) throw new Error(`The content has no part ${name}`);
  return name;
}

function place(kind: PlaceKind, label: string, href: string, value: Json): Place {
  return { kind, label, href, value };
}

async function* placesOfPosts(strapi: Strapi): AsyncGenerator<Place, void> {
  const where = { publishedAt: { $notNull: true }, publishDate: { $lte: lagosDay(Date.now()) } };
  for await (const row of eachRow(strapi, postKind.uid, where)) {
    const value = fromStrapi(strapi, postKind.uid, row);
    yield place('post', `Post “${nameIn(value)}”`, `/admin/blog?edit=${String(row['wireId'])}`, value);
  }
}

async function* placesOf(
  strapi: Strapi,
  kind: PlaceKind,
  uid: string,
  called: string,
  hrefOf: (id: number) => string,
): AsyncGenerator<Place, void> {
  for (const row of await findRows(strapi, uid)) {
    const value = fromStrapi(strapi, uid, row);
    yield place(kind, `${called} “${nameIn(value)}”`, hrefOf(Number(row['wireId'])), value);
  }
}

/** Every text of a value, with the name of its field. */
export function textsIn(value: Json, field = ''): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, field));
  return isObject(value) ? Object.entries(value).flatMap(([name, inner]) => textsIn(inner ?? null, name)) : [];
}
