import sanitize, { type Attributes, type IOptions } from 'sanitize-html';

/** Players that set no cookie before play; the policy of the site's documents lets no others in. */
const PLAYERS = /^https:\/\/(www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video)\/[\w-]+(\?[\w=&-]*)?$/;
const YOUTUBE = /^(?:https:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\//;
/** Headings of a post stand below the page's own. */
const TOP_LEVEL = 2;
const LAST_LEVEL = 4;

/** Width and height alone, and only as plain numbers. */
function sizeOf({ width = '', height = '' }: Attributes): Attributes {
  return /^\d{1,4}$/.test(width) && /^\d{1,4}$/.test(height) ? { width, height } : {};
}

function image(tagName: string, attributes: Attributes) {
  const { src, alt = '', title } = attributes;
  const attribs: Attributes = { alt, loading: 'lazy', decoding: 'async', ...sizeOf(attributes) };
  if (src !== undefined) attribs['src'] = src;
  if (title !== undefined) attribs['title'] = title;
  return { tagName, attribs };
}

function player(tagName: string, attributes: Attributes) {
  const src = (attributes['src'] ?? '').replace(YOUTUBE, 'https://www.youtube-nocookie.com/embed/');
  const attribs: Attributes = { title: attributes['title'] ?? 'Video', loading: 'lazy', allowfullscreen: '' };
  if (PLAYERS.test(src)) attribs['src'] = src;
  return { tagName, attribs };
}

/** Moves a text's headings so that its highest ones are of the top level, and keeps their order. */
function headings(html: string): NonNullable<IOptions['transformTags']> {
  const levels = [...html.matchAll(/<h([1-6])\b/gi)].map(([, level]) => Number(level));
  const shift = TOP_LEVEL - Math.min(...levels, LAST_LEVEL + TOP_LEVEL);
  return Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((level) => {
      const shown = Math.min(Math.max(level + shift, TOP_LEVEL), LAST_LEVEL);
      return [`h${level}`, () => ({ tagName: `h${shown}`, attribs: {} })];
    }),
  );
}

const words = ['p', 'br', 'hr', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'sub', 'sup', 'mark', 'small', 'a'];
const blocks = ['h2', 'h3', 'h4', 'div', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'pre', 'code', 'cite'];
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const media = ['figure', 'figcaption', 'img', 'iframe'];

/**
 * HTML of an editor as it may stand in a page (P14): only what is on the list stays, so that nothing in it can run, restyle the
 * page or load a foreign frame. Links open nothing that can reach back, pictures and players load when they are near.
 */
export function cleanHtml(html: string): string {
  return sanitize(html, {
    allowedTags: [...words, ...blocks, ...tables, ...media],
    allowedAttributes: {
      a: ['href', 'title', 'rel'],
      img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
      iframe: ['src', 'title', 'loading', 'allowfullscreen'],
      ol: ['start'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https'], iframe: ['https'] },
    allowProtocolRelative: false,
    allowIframeRelativeUrls: false,
    nonTextTags: [
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
    ],
    transformTags: {
      ...headings(html),
      a: sanitize.simpleTransform('a', { rel: 'noopener' }),
      img: image,
      iframe: player,
    },
    exclusiveFilter: ({ tag, attribs }) => (tag === 'img' || tag === 'iframe') && !attribs['src'],
  }).trim();
}
