import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { screens } from './navigation';
import { applyTheme, keepPreferences, readPreferences, type Preferences } from './preferences';
import { useLetterKeys } from './shortcuts';

/** The shortcuts that hold on every screen, and the choices of this browser. */
export function useShellKeys() {
  const navigate = useNavigate();
  const [preferences, setPreferences] = useState(readPreferences);
  const [isHelpOpen, setHelpOpen] = useState(false);
  useLetterKeys((keys) => {
    const screen = screens.find(({ key }) => keys === `g ${key}`);
    if (screen) void navigate(screen.path);
    if (keys === '?') setHelpOpen(true);
    if (keys === '/') {
      const search = document.querySelector<HTMLInputElement>('main [role="search"] input, main input[type="search"]');
      // After the key itself has had its effect, which would else be typed into the field.
      setTimeout(() => search?.focus());
    }
  }, preferences.letterKeys);
  const prefer = (next: Preferences) => {
    setPreferences(next);
    keepPreferences(next);
    applyTheme(next.theme);
  };
  return { preferences, prefer, isHelpOpen, setHelpOpen };
}
