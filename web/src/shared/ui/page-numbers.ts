/**
 * The pages that a pagination names: the first, the last, the present one and its neighbours; 0 for a gap of several.
 * A gap of one page is that page.
 */
export function pageNumbers(page: number, pages: number): number[] {
  const named = [...new Set([1, page - 1, page, page + 1, pages])].filter((each) => each >= 1 && each <= pages);
  return named
    .sort((one, other) => one - other)
    .flatMap((each, index) => {
      const missing = each - (named[index - 1] ?? 0) - 1;
      if (missing === 0) return [each];
      return [missing === 1 ? each - 1 : 0, each];
    });
}
