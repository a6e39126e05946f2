import { isFreeLine } from '../../shared/lib/free-line';

const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;
/** What leads elsewhere by itself. */
const LINK = 'a[href]:not([role="button"])';

const isOnLink = ({ target }: Event) => target instanceof Element && target.closest(LINK);

/**
 * Tells of each touch of the page after which the app is likely to be of use. On a link it is not, unless the line is free: the
 * browser goes to its page, the app's files would be in that page's way, and would be given up, half paid for, once it is there.
 * Answers how to end it.
 */
export function onUsefulTouch(tell: () => void): () => void {
  const onTouch = (event: Event) => {
    if (!isOnLink(event) || isFreeLine()) tell();
  };
  for (const name of TOUCHES) addEventListener(name, onTouch, { passive: true });
  return () => {
    for (const name of TOUCHES) removeEventListener(name, onTouch);
  };
}
