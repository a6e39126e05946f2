import { isObject, lagosDay, type Content, type Json } from '@apoti/contract';
import { currentContent } from '../content/current-content';
import { postKind } from '../entries/kinds';
import { nameIn } from '../history/entry-names';
import { readState } from '../states/state-watch';
import { fromStrapi } from '../store/from-strapi';
import { findRows } from '../store/rows';
import type { Strapi } from '../store/strapi';
import { readTeam } from '../team/team-watch';

/** What a place is, which decides what it should have. */
export type PlaceKind = keyof Content | 'service' | 'member' | 'seo' | 'post' | 'event' | 'station' | 'franchise';

/** Something that visitors see, and where it is edited. */
export type Place = { kind: PlaceKind; label: string; href: string; value: Json };

/**
 * Everything that visitors see now, place by place. What is hidden, a draft or not yet public is left out. `known`: the content, where
 * it was read already.
 */
export async function publicPlaces(strapi: Strapi, known?: Content): Promise<Place[]> {
  const content = known ?? (await currentContent(strapi)).content;
  const members = (await readTeam(strapi)).filter(({ isActive }) => isActive);
  const seo = await readState(strapi, 'seo');
  return [
    ...placesOfContent(content),
    ...members.map((value) => ({
      ...{ kind: 'member' as const, href: `/admin/team?member=${value.id}` },
      label: `Team member “${value.name}”`,
      value,
    })),
    { kind: 'seo', label: 'SEO Settings', href: '/admin/seo', value: seo },
    ...(await placesOfPosts(strapi)),
    ...(await placesOf(strapi, 'event', 'api::event.event', 'Event', (id) => `/admin/events/${id}`)),
    ...(await placesOf(strapi, 'station', 'api::station.station', 'Location', (id) => `/admin/locations/${id}`)),
    ...(await placesOf(
      strapi,
      'franchise',
      'api::franchise-model.franchise-model',
      'Franchise model (edited in Strapi’s panel)',
      () => '/admin',
    )),
  ];
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

async function placesOfPosts(strapi: Strapi): Promise<Place[]> {
  const where = { publishedAt: { $notNull: true }, publishDate: { $lte: lagosDay(Date.now()) } };
  return (await findRows(strapi, postKind.uid, where)).map((row) => {
    const value = fromStrapi(strapi, postKind.uid, row);
    return place('post', `Post “${nameIn(value)}”`, `/admin/blog?edit=${String(row['wireId'])}`, value);
  });
}

async function placesOf(
  strapi: Strapi,
  kind: PlaceKind,
  uid: string,
  called: string,
  hrefOf: (id: number) => string,
): Promise<Place[]> {
  return (await findRows(strapi, uid)).map((row) => {
    const value = fromStrapi(strapi, uid, row);
    return place(kind, `${called} “${nameIn(value)}”`, hrefOf(Number(row['wireId'])), value);
  });
}

/** Every text of a value, with the name of its field. */
export function textsIn(value: Json, field = ''): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, field));
  return isObject(value) ? Object.entries(value).flatMap(([name, inner]) => textsIn(inner ?? null, name)) : [];
}
