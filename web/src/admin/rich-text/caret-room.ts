/** Between the caret and a bar, in px. */
const AIR = 8;

const heightOf = (element: Element | null) =>
  element instanceof HTMLElement && element.getAttribute('role') === 'toolbar' ? element.offsetHeight : 0;

/** A length of the page's own element in px; 0 while it has none. */
function pageLength(value: string): number {
  return Number.parseFloat(value) || 0;
}

/** Room on each side that the caret keeps, in px; read anew at each move, for bars come and go. */
export type CaretRoom = {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
};

/**
 * Keeps the caret from under what stays where it is while the page scrolls: the header and the tools of this text (in `paper`) above,
 * the tools of a table and the dock below (WCAG 2.4.11).
 */
export function caretRoom(paper: HTMLElement): CaretRoom {
  const root = document.documentElement;
  return {
    left: AIR,
    right: AIR,
    get top() {
      return pageLength(root.style.getPropertyValue('--head')) + heightOf(paper.previousElementSibling) + AIR;
    },
    get bottom() {
      return pageLength(getComputedStyle(root).scrollPaddingBottom) + heightOf(paper.nextElementSibling) + AIR;
    },
  };
}
