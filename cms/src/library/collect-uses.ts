import { isObject, lagosDay, type Content, type FileUse, type Json } from '@apoti/contract';
import { currentContent } from '../content/current-content';
import { postKind } from '../entries/kinds';
import { nameIn } from '../history/entry-names';
import { fromStrapi } from '../store/from-strapi';
import { readState } from '../states/state-watch';
import { findRows, type Row } from '../store/rows';
import type { Strapi } from '../store/strapi';
import { readTeam } from '../team/team-watch';
import { hashesIn } from './hashes-in';

type Uses = Map<string, FileUse[]>;

function note(uses: Uses, value: unknown, use: FileUse): void {
  noteHashes(uses, hashesIn(value), use);
}

function noteHashes(uses: Uses, hashes: Iterable<string>, use: FileUse): void {
  for (const hash of hashes) {
    const known = uses.get(hash);
    if (known) known.push(use);
    else uses.set(hash, [use]);
  }
}

/** Where each file is used, by its hash, in everything that the site and the back-office are made of: drafts and hidden items too. */
export async function collectUses(strapi: Strapi): Promise<Map<string, FileUse[]>> {
  const uses: Uses = new Map();
  noteContent(uses, (await currentContent(strapi)).content);
  for (const member of await readTeam(strapi)) {
    const { name, isActive } = member;
    note(uses, member, { kind: 'team', label: `Team member “${name}”`, href: '/admin/team', live: isActive });
  }
  note(uses, await readState(strapi, 'seo'), { kind: 'seo', label: 'SEO Settings', href: '/admin/seo', live: true });
  await notePosts(strapi, uses);
  await noteEntries(strapi, uses, 'api::event.event', (id) => ({
    ...{ kind: 'events', called: 'Event', href: `/admin/events/${id}` },
  }));
  await noteEntries(strapi, uses, 'api::station.station', () => ({
    ...{ kind: 'stations', called: 'Location', href: '/admin/locations' },
  }));
  await noteEntries(strapi, uses, 'api::franchise-model.franchise-model', () => ({
    ...{ kind: 'franchise', called: 'Franchise model', href: '/admin' },
  }));
  return uses;
}

function noteContent(uses: Uses, content: Content): void {
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

/** Draft and published version of a post are told as one place where both name the file. */
async function notePosts(strapi: Strapi, uses: Uses): Promise<void> {
  const today = lagosDay(Date.now());
  const documents = new Map<string, { draft?: Row; published?: Row }>();
  for (const row of await findRows(strapi, postKind.uid)) {
    const versions = documents.get(row.documentId) ?? {};
    documents.set(row.documentId, { ...versions, [row['publishedAt'] === null ? 'draft' : 'published']: row });
  }
  for (const { draft, published } of documents.values()) {
    const live = published && fromStrapi(strapi, postKind.uid, published);
    const kept = draft && fromStrapi(strapi, postKind.uid, draft);
    const isOut = live !== undefined && String(live['publishDate']) <= today;
    const inLive = hashesIn(live);
    const use = { kind: 'posts', href: postAddress((published ?? draft)?.['wireId']) } as const;
    note(uses, live, { ...use, label: `Post “${nameIn(live)}”`, live: isOut });
    const onlyDraft = [...hashesIn(kept)].filter((hash) => !inLive.has(hash));
    noteHashes(uses, onlyDraft, { ...use, label: `Draft of the post “${nameIn(kept)}”`, live: false });
  }
}

function postAddress(id: unknown): string {
  return `/admin/blog?edit=${String(id)}`;
}

async function noteEntries(
  strapi: Strapi,
  uses: Uses,
  uid: string,
  asUse: (id: number) => { kind: FileUse['kind']; called: string; href: string },
): Promise<void> {
  for (const row of await findRows(strapi, uid)) {
    const entry = fromStrapi(strapi, uid, row);
    const { kind, called, href } = asUse(Number(row['wireId']));
    note(uses, entry, { kind, href, label: `${called} “${nameIn(entry)}”`, live: true });
  }
}
