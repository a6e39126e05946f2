/** Lets what may be wider than the page be scrolled by the keyboard too: tables and code of clean HTML get a place in the tab order. */
export function withScrolling(html: string): string {
  return html
    .replace(/<pre(?=[\s>])/gi, '<pre data-scroll tabindex="0"')
    .replace(/<table(?=[\s>])/gi, '<div data-scroll tabindex="0" role="group" aria-label="Table"><table')
    .replace(/<\/table\s*>/gi, '</table></div>');
}
