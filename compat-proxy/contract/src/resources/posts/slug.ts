/**
 * Slug of a title (back-office §5): lowercase; letters, digits, blanks and hyphens only; blanks to hyphens; runs collapsed. A
 * letter with marks, such as Ọ̀ and Ṣ, stays as the plain one.
 */
export function toSlug(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-');
}

/**
 * The slug that a post gets, whatever was sent: clean, and made of the title when nothing is left of it. For senders that
 * cannot be asked, such as old clients.
 */
export function cleanSlug({ slug, title }: { slug: string; title: string }): string {
  return toSlug(slug) || toSlug(title);
}

/** Why a slug cannot be published, beside its field, with what would do; undefined for a clean one. */
export function slugFault(slug: string): string | undefined {
  const clean = toSlug(slug);
  if (slug === clean) return undefined;
  const rule = 'A slug has only small letters, digits and hyphens';
  return clean === '' ? rule : `${rule}, such as “${clean}”`;
}
