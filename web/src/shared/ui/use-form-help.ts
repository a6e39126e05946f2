import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

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
  const takeOver = useEffectEvent((name: string, value: string) => take?.(name, value));
  useLayoutEffect(() => {
    if (form.current === null) return;
    // The browser's own bubbles speak where there is no script; with it, each field says what is wrong beside itself.
    form.current.setAttribute('novalidate', '');
    for (const [name, value] of new FormData(form.current))
      if (typeof value === 'string' && value !== '') takeOver(name, value);
  }, []);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return form;
}
