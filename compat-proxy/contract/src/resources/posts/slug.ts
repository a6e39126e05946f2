/** Slug of a title (back-office §5): lowercase; letters, digits, blanks and hyphens only; blanks to hyphens; runs collapsed. */
export function toSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-');
}
