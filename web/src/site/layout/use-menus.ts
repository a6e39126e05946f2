import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** An open menu that Tab does not leave: the small screen's, which covers the page. */
const KEEPS_FOCUS = 'details[open][data-keeps-focus]';

const openMenus = (ref: RefObject<HTMLElement | null>) => [
  ...(ref.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []),
];

/**
 * Whether it is in the menu around this dropdown: one that closed under a finger would move what the finger is on. What opens and
 * closes that menu is outside.
 */
function isBeside(menu: HTMLDetailsElement, node: Node | null): boolean {
  const around = menu.parentElement?.closest('details');
  return around?.contains(node) === true && around.querySelector('summary')?.contains(node) === false;
}

function closeOutsideOf(ref: RefObject<HTMLElement | null>, inside: unknown): void {
  const node = inside instanceof Node ? inside : null;
  for (const menu of openMenus(ref)) menu.open = menu.contains(node) || isBeside(menu, node);
}

/** Closes the innermost menu and gives the focus back to what opened it. */
function closeInnermost(ref: RefObject<HTMLElement | null>): void {
  const menu = openMenus(ref).at(-1);
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

/** What a closed menu does not show. Asked of the menus, since phones with iOS 15 do not say of an element whether it is seen. */
const UNSEEN = 'details:not([open]) > :not(summary)';

/** From the last entry Tab goes to the first, and back. */
function keepFocus(menu: HTMLElement, event: KeyboardEvent): void {
  const stops = [...menu.querySelectorAll<HTMLElement>('summary, a, button')].filter((stop) => !stop.closest(UNSEEN));
  const from = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== from) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

/** Where an arrow leads from the entry at `at` (-1: what opens the dropdown), of which `last` is the last. */
const arrows: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: (at) => (at === -1 ? -1 : 0),
  End: (at, last) => (at === -1 ? -1 : last),
};

/** The arrow keys open a dropdown and go through its entries, from the last to the first and back. */
function followArrow(bar: HTMLElement | null, event: KeyboardEvent): void {
  const { activeElement } = document;
  const menu = bar?.contains(activeElement) ? activeElement?.closest<HTMLDetailsElement>('details[name]') : null;
  const step = arrows[event.key];
  if (!menu || !step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const entries = [...menu.querySelectorAll('a')];
  const to = step(
    entries.findIndex((entry) => entry === activeElement),
    entries.length - 1,
  );
  if (to === -1) return;
  event.preventDefault();
  menu.open = true;
  entries[to]?.focus();
}

/**
 * Menus are `details`, so that they open without script. This closes them on an outside click, on Escape, on navigation
 * and when the focus goes elsewhere (P2), goes through them by arrow keys, and keeps the focus in the one that covers the page.
 */
export function useMenus<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const location = useLocation();
  const shown = useRef(location);
  useEffect(() => {
    // Not at first: a menu may have been opened before the script was there.
    if (shown.current !== location) closeOutsideOf(ref, null);
    shown.current = location;
    const onPointer = (event: PointerEvent) => closeOutsideOf(ref, event.target);
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      // Nothing is focused: a press on plain ground, which `onPointer` judges, or another window.
      if (relatedTarget !== null) closeOutsideOf(ref, relatedTarget);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeInnermost(ref);
      followArrow(ref.current, event);
      const menu = event.key === 'Tab' ? ref.current?.querySelector<HTMLElement>(KEEPS_FOCUS) : null;
      if (menu?.contains(document.activeElement)) keepFocus(menu, event);
    };
    const bar = ref.current;
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    bar?.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
      bar?.removeEventListener('focusout', onFocusOut);
    };
  }, [location]);
  return ref;
}
