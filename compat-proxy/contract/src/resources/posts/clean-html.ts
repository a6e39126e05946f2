import sanitize, { type Attributes, type IOptions } from 'sanitize-html';
import { isSafeLink, linkAsWritten } from '../../lib/link';
import { ownEventOf } from '../../lib/own-event';
import { videoOf } from '../../lib/video';

/** Players that set no cookie before play; the policy of the site's documents lets no others in. */
const PLAYERS = /^https:\/\/(www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video)\/[\w-]+(\?[\w=&-]*)?$/;
const YOUTUBE = /^(?:https:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\//;
/** Headings of a post stand below the page's own. */
const TOP_LEVEL = 2;
const LAST_LEVEL = 4;

const words = ['p', 'br', 'hr', 'strong', 'em', 'u', 's', 'del', 'ins', 'sub', 'sup', 'mark', 'small', 'a'];
const blocks = ['h2', 'h3', 'h4', 'div', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'pre', 'code', 'cite'];
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const media = ['figure', 'figcaption', 'img', 'iframe'];
/** Elements whose text is code or a fallback: it goes with them. */
const nonTextTags = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'title',
  'template',
  'xmp',
  'noembed',
  'svg',
  'math',
];

type Transform = (tagName: string, attributes: Attributes) => { tagName: string; attribs: Attributes };

/** Width and height alone, and only as plain numbers. */
function sizeOf({ width = '', height = '' }: Attributes): Attributes {
  return /^\d{1,4}$/.test(width) && /^\d{1,4}$/.test(height) ? { width, height } : {};
}

/** An address as it may be followed, or none. */
function addressOf(sent = ''): string | undefined {
  const address = linkAsWritten(sent);
  return address !== '' && isSafeLink(address) ? address : undefined;
}

const link: Transform = (tagName, { href: sent, title }) => {
  const href = addressOf(sent);
  return { tagName, attribs: { ...(href && { href }), ...(title && { title }) } };
};

/** A figure; one that is a video names it by the address that videos are stored under, and by no other. */
const figure: Transform = (tagName, attributes) => {
  const video = videoOf(attributes['data-video'] ?? '');
  return { tagName, attribs: video === null ? {} : { 'data-video': video.address } };
};

const image: Transform = (tagName, attributes) => {
  const { src: sent, alt = '', title } = attributes;
  const src = addressOf(sent);
  const isServed = src !== undefined && /^(?:https:|\/)/i.test(src);
  return { tagName, attribs: { ...(isServed && { src }), alt, ...(title && { title }), ...sizeOf(attributes) } };
};

const player: Transform = (tagName, attributes) => {
  const src = (attributes['src'] ?? '').replace(YOUTUBE, 'https://www.youtube-nocookie.com/embed/');
  const title = attributes['title'] ?? 'Video';
  return { tagName, attribs: { ...(PLAYERS.test(src) && { src }), title, allowfullscreen: '' } };
};

/** What a page adds to links: to those that lead elsewhere, and to those that count as an event of one's own. */
const pageLink: Transform = (tagName, attributes) => {
  const made = link(tagName, attributes);
  const own = ownEventOf(made.attribs['href'] ?? '');
  const isForeign = /^https?:/i.test(made.attribs['href'] ?? '');
  const told = own === null ? {} : { href: own.address, 'data-tells': own.event };
  return { ...made, attribs: { ...made.attribs, ...told, ...(isForeign && { rel: 'noopener' }) } };
};

/** What a page adds: pictures and players load when they are near. */
function lazily(transform: Transform, more: Attributes): Transform {
  return (tagName, attributes) => {
    const made = transform(tagName, attributes);
    return { ...made, attribs: { ...made.attribs, ...more } };
  };
}

/** Headings moved by so many levels, and kept between the first and the last that a post may have. */
function headings(shift: number): NonNullable<IOptions['transformTags']> {
  return Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((level) => {
      const shown = Math.min(Math.max(level + shift, TOP_LEVEL), LAST_LEVEL);
      return [`h${level}`, () => ({ tagName: `h${shown}`, attribs: {} })];
    }),
  );
}

/** The one list of what a post's HTML may hold. */
const allowed: IOptions = {
  allowedTags: [...words, ...blocks, ...tables, ...media],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'data-tells'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
    iframe: ['src', 'title', 'loading', 'allowfullscreen'],
    figure: ['data-video'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'], iframe: ['https'] },
  allowProtocolRelative: false,
  allowIframeRelativeUrls: false,
  nonTextTags,
  exclusiveFilter: ({ tag, attribs }) => (tag === 'img' || tag === 'iframe') && !attribs['src'],
};

const transforms: NonNullable<IOptions['transformTags']> = {
  b: 'strong',
  i: 'em',
  strike: 's',
  a: link,
  figure,
  img: image,
  iframe: player,
};

/** As browsers write it, and with them the editor, so that what was sent and what is stored are the same text. */
function asWritten(html: string): string {
  // Only tags have bare angle brackets here.
  return html.replace(/<(br|hr|img)\b([^<>]*?) \/>/g, '<$1$2>').replaceAll('\u00a0', '&nbsp;');
}

/** Cleanings after which text that still changes is given up; two are enough for what people and attackers write. */
const MOST_CLEANINGS = 8;

/**
 * HTML of an editor as it is stored (C10): only what is on the list stays, so that nothing in it can run, restyle a page or
 * load a foreign frame. What is not on it is taken out, not refused; cleaning again changes nothing: an element that is taken
 * out may have hidden that one within it ends the one around it, so what is left is read again until it stays as it is.
 */
export function cleanHtml(html: string): string {
  let cleaned = html;
  for (let times = 0; times < MOST_CLEANINGS; times += 1) {
    const again = asWritten(sanitize(cleaned, { ...allowed, transformTags: { ...transforms, ...headings(0) } }).trim());
    if (again === cleaned) break;
    cleaned = again;
  }
  return cleaned;
}

/**
 * The same as it may stand in a page (P14), whoever stored it: its highest headings are of the level below the page's own and
 * keep their order, pictures and players load when they are near.
 */
export function cleanHtmlForPage(html: string): string {
  const levels = [...html.matchAll(/<h([1-6])\b/gi)].map(([, level]) => Number(level));
  const shift = TOP_LEVEL - Math.min(...levels, LAST_LEVEL + TOP_LEVEL);
  const transformTags = {
    ...transforms,
    ...headings(shift),
    a: pageLink,
    img: lazily(image, { loading: 'lazy', decoding: 'async' }),
    iframe: lazily(player, { loading: 'lazy' }),
  };
  return sanitize(html, { ...allowed, transformTags }).trim();
}
