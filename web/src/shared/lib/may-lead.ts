import { isReady } from './is-ready';

/**
 * Whether a part of the page may lead its visitor somewhere: always once the app runs; while it takes the page over, which can be long
 * after the page was seen, only where nobody has gone anywhere by then.
 */
export function mayLead(): boolean {
  return isReady() || (document.activeElement === document.body && scrollY === 0);
}
