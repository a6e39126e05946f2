/** What an anchor of the page (`#faq-3`) names; an anchor that is no valid encoding names nothing. */
export function sectionOf(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
