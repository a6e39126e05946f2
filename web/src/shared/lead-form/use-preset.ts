import { useEffect, type RefObject } from 'react';
import { controlOf } from './lead-field';

/** Puts what was chosen for the person into the form's fields, each time that the choice changes. */
export function usePreset(form: RefObject<HTMLFormElement | null>, preset: Readonly<Record<string, string>>): void {
  useEffect(() => {
    for (const [name, value] of Object.entries(preset)) {
      const control = form.current === null || value === '' ? null : controlOf(form.current, name);
      if (control !== null) control.value = value;
    }
  }, [form, preset]);
}
