import { useEffect, useState, type RefObject } from 'react';
import { controlOf } from './lead-field';

/**
 * Puts what was chosen for the person into the form's fields, each time that the choice changes. The fields begin with the first
 * choice themselves, or with what the person chose instead of it, which a reload must not turn back.
 */
export function usePreset(form: RefObject<HTMLFormElement | null>, preset: Readonly<Record<string, string>>): void {
  const [first] = useState(preset);
  useEffect(() => {
    for (const [name, value] of Object.entries(preset)) {
      const control = form.current === null || preset === first || value === '' ? null : controlOf(form.current, name);
      if (control === null) continue;
      control.value = value;
      // As if the person had chosen it: it is kept with what is typed.
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, [form, preset, first]);
}
