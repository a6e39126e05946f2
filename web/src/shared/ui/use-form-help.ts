import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { isReady } from '../lib/is-ready';

type FormHelp = {
  /** A new object each time that the form was checked. */
  errors: object;
  /** Takes over what was in the field `name` before the script was there. */
  take?: (name: string, value: string) => void;
};

/**
 * A ref for a form whose fields React holds. Hands over once what a person or a password manager put into it before the
 * script was there, since React does not hear of that and would empty the field at the next key; turns the browser's own checks
 * off; and leads to the first field that is not right.
 */
export function useFormHelp({ errors, take }: FormHelp): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const [first] = useState(errors);
  const takeOver = useEffectEvent((name: string, value: string) => take?.(name, value));
  useLayoutEffect(() => {
    if (form.current === null) return;
    // The browser's own bubbles speak where there is no script; with it, each field says what is wrong beside itself.
    form.current.setAttribute('novalidate', '');
    for (const [name, value] of new FormData(form.current))
      if (typeof value === 'string' && value !== '') takeOver(name, value);
  }, []);
  useEffect(() => {
    // Whoever is at a field already when the app takes the page over goes on typing there.
    if (errors === first && !isReady() && form.current?.contains(document.activeElement)) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors, first]);
  return form;
}
