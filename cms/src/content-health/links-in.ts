import { textsIn, type Place, type Whereabouts } from './places';

/** A link somewhere in the content. */
export type FoundLink = { address: string; place: Whereabouts };

const IN_HTML = /\b(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
/** Names of fields that hold a link and nothing else, whatever is written there. */
const LINK = /^(?:https?:\/\/|\/(?!\/))\S*$/;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** Every link of a text: the text itself, or those in its HTML. */
function linksOfText(text: string): string[] {
  if (LINK.test(text)) return [text];
  return [...text.matchAll(IN_HTML)].map(([, double, single]) =>
    (double ?? single ?? '').trim().replace(/&(?:amp|quot|#39|lt|gt);/g, (entity) => entities[entity] ?? entity),
  );
}

/** Every link of a place, each once. Rules for robots and redirects are no links. */
export function linksIn(place: Place): FoundLink[] {
  const skipped = place.kind === 'seo' ? new Set(['robotsTxt', 'from', 'noIndexPages', 'additionalSchema']) : new Set();
  const links = textsIn(place.value)
    .filter(({ field }) => !skipped.has(field))
    .flatMap(({ text }) => linksOfText(text));
  // Not the place itself: findings outlive its texts.
  const { label, href } = place;
  return [...new Set(links)].map((address) => ({ address, place: { label, href } }));
}

/** An address of another site, without its anchor; null for others. */
export function foreignAddress(address: string, own: string | null): string | null {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  url.hash = '';
  return url.origin === own ? null : url.href;
}
