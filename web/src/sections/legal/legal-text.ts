/** A legal text, taken apart so that its table of contents and its anchors cannot differ. */
export type LegalText = {
  title: string;
  /** What it says in one or two sentences. */
  summary: string;
  /** The day of this version, such as `June 15, 2023`; empty: it always tells the present state. */
  updated: string;
  sections: readonly LegalSection[];
};

/** `id`: the section's anchor. */
export type LegalSection = { id: string; title: string; blocks: readonly LegalBlock[] };

/** A paragraph, a list, or a table with its heads. Links are written `[label](address)`. */
export type LegalBlock =
  | string
  | { list: readonly string[] }
  | { table: { caption: string; heads: readonly string[]; rows: readonly (readonly string[])[] } };

/** A stretch of a text, with an address if it is a link. */
export type Stretch = { text: string; href: string | null };

/** Takes a text with links apart. Only paths of ours, mail, phone and https addresses become links. */
export function stretchesOf(text: string): Stretch[] {
  const stretches: Stretch[] = [];
  let end = 0;
  for (const match of text.matchAll(/\[([^[\]]+)\]\(((?:\/|#|mailto:|tel:|https:\/\/)[^)\s]*)\)/g)) {
    const [whole, label = '', href = ''] = match;
    if (match.index > end) stretches.push({ text: text.slice(end, match.index), href: null });
    stretches.push({ text: label, href });
    end = match.index + whole.length;
  }
  if (end < text.length) stretches.push({ text: text.slice(end), href: null });
  return stretches;
}
