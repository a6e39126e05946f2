import type { FieldIssue } from '@apoti/contract';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import type { Editor } from './editor';

type Path = FieldIssue['path'];
/** A field that is not valid; of a group that does not say which of its fields it is, the first. */
const FAULTY = '[aria-invalid="true"], [data-invalid]:not(:has([aria-invalid="true"])) :is([role="textbox"], input)';
/** How long a screen that has to be loaded first is waited for, in ms. */
const PATIENCE_MS = 8_000;

/** Gives the focus to a field of a form by its name, else to the first one that is not valid; false: there is none. */
export function focusFault(form: ParentNode | null, name = ''): boolean {
  const named = [
    ...(form?.querySelectorAll<HTMLElement>(`[name="${name}"], [data-field="${name}"] [role="textbox"]`) ?? []),
  ];
  const field = named.find((each) => each.matches(FAULTY)) ?? named[0] ?? form?.querySelector<HTMLElement>(FAULTY);
  if (!field) return false;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
  return true;
}

/** What leads a person to a place that is not valid: its tab or screen, its card, its field. */
export function useShowFault<T>({ words, session }: Pick<Editor<T>, 'words' | 'session'>): (path: Path) => void {
  const navigate = useNavigate();
  return (path) => {
    const mine = session.getState().work?.mine;
    if (mine === undefined) return;
    const find = finder(mine, path);
    const found = find();
    if (found === 'focused') return;
    const address = words.address?.(mine, path, window.location.pathname);
    // A field without a name of its own, on the screen that is open.
    if (found === 'absent' && isOpen(address) && focusFault(screenElement())) return;
    // A card of it may stand here, too, which does not show the field.
    if (address !== undefined && (found === 'absent' || !isOpen(address))) void navigate(address);
    whenThere(find);
  };
}

const screenElement = () => document.getElementById('screen') ?? document.body;

/** Whether an address is that of the tab that is open. */
function isOpen(address: string | undefined): boolean {
  if (address === undefined) return true;
  const { href, pathname, search } = window.location;
  const next = new URL(address, href);
  return next.pathname === pathname && next.searchParams.get('tab') === new URLSearchParams(search).get('tab');
}

type Found = 'focused' | 'opening' | 'absent';

/** Looks for the field of a place on the screen; opens each card that it is folded in once. */
function finder(mine: unknown, path: Path): () => Found {
  const opened = new Set<Element>();
  const name = String(path.findLast((segment) => typeof segment === 'string') ?? '');
  return () => {
    const screen = screenElement();
    const toggles = identities(mine, path).flatMap((id) => toggleOf(screen, id) ?? []);
    const folded = toggles.find((toggle) => toggle.getAttribute('aria-expanded') === 'false');
    if (folded) {
      if (!opened.has(folded)) folded.click();
      opened.add(folded);
      return 'opening';
    }
    const card = toggles.at(-1)?.closest('li');
    if (card) return focusFault(card, name) ? 'focused' : 'opening';
    const field = [...screen.querySelectorAll(`[name="${name}"], [data-field="${name}"]`)].find(
      (each) => each.matches(FAULTY) || each.querySelector(FAULTY) !== null,
    );
    return field && focusFault(field.parentElement, name) ? 'focused' : 'absent';
  };
}

const identified = z.looseObject({ id: z.union([z.string(), z.number()]).optional(), key: z.string().optional() });

/** What the items on the way to a place are known by. */
function identities(mine: unknown, path: Path): string[] {
  let here = mine;
  return path.flatMap((segment) => {
    const next: unknown = typeof here === 'object' && here !== null ? Reflect.get(here, segment) : undefined;
    here = next;
    const { id, key } = (typeof segment === 'number' && identified.safeParse(next).data) || {};
    return id === undefined && key === undefined ? [] : [String(id ?? key)];
  });
}

/** The button that opens an item's card. */
function toggleOf(screen: Element, id: string): HTMLElement | undefined {
  const all = [...screen.querySelectorAll<HTMLElement>('[aria-expanded]')];
  return all.find((each) => each.id.endsWith(`-toggle-${id}`));
}

/** Looks again as often as the page changes, until it is found or the person has gone on to something else. */
function whenThere(find: () => Found): void {
  const observer = new MutationObserver(() => {
    if (find() === 'focused') end();
  });
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of ['keydown', 'pointerdown']) document.removeEventListener(name, end, true);
  };
  const timer = setTimeout(end, PATIENCE_MS);
  const attributeFilter = ['aria-invalid', 'data-invalid', 'aria-expanded'];
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter });
  for (const name of ['keydown', 'pointerdown']) document.addEventListener(name, end, true);
}
