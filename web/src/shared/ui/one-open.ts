/**
 * A ref for a list of `details`: opening one closes the others, also in browsers that do not know their `name` attribute.
 * Listens on the way down, since `toggle` does not bubble.
 */
export function watchOneOpen(list: HTMLElement | null): (() => void) | undefined {
  if (list === null) return undefined;
  const close = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return;
    for (const other of list.querySelectorAll('details')) if (other !== target) other.open = false;
  };
  list.addEventListener('toggle', close, { capture: true });
  return () => list.removeEventListener('toggle', close, { capture: true });
}
