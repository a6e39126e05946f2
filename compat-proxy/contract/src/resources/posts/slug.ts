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
