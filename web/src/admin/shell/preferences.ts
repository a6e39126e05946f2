import { z } from 'zod';
import { adminStorage } from '../../shared/lib/admin-storage';

const preferencesSchema = z.object({
  theme: z.enum(['system', 'light', 'dark']).catch('system'),
  letterKeys: z.boolean().catch(true),
  /** Whether failures are heard too, once the media library has placed a sound. */
  sound: z.boolean().catch(true),
});

/** What a person chose for this browser. */
export type Preferences = z.infer<typeof preferencesSchema>;

/** What was chosen in this browser, or the defaults. */
export function readPreferences(): Preferences {
  try {
    return preferencesSchema.parse(JSON.parse(localStorage.getItem(adminStorage.preferences) ?? '{}'));
  } catch {
    return preferencesSchema.parse({});
  }
}

/** Keeps a choice; a browser that keeps nothing forgets it with the page. */
export function keepPreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(adminStorage.preferences, JSON.stringify(preferences));
  } catch {
    // It holds until the page is left.
  }
}

/** Puts the colours in force. */
export function applyTheme(theme: Preferences['theme']): void {
  document.documentElement.dataset['theme'] = theme;
}
