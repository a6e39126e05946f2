import { Dialog } from '../../shared/ui/Dialog';
import { SelectField } from '../../shared/ui/TextField';
import { Switch } from '../../shared/ui/Switch';
import styles from './HelpSheet.module.css';
import { screens } from './navigation';
import type { Preferences } from './preferences';
import { shortcuts, type Shortcut } from './shortcuts';

type HelpSheetProps = {
  open: boolean;
  onClose: () => void;
  preferences: Preferences;
  onPrefer: (preferences: Preferences) => void;
};

const themes: Record<Preferences['theme'], string> = { system: 'As the device', light: 'Light', dark: 'Dark' };

/** The keyboard's shortcuts, and what a person may choose for this browser. */
export function HelpSheet({ open, onClose, preferences, onPrefer }: HelpSheetProps) {
  const all: Shortcut[] = [...shortcuts, ...screens.map(({ key, label }) => ({ keys: `g ${key}`, does: label }))];
  return (
    <Dialog title="Shortcuts and display" open={open} onClose={onClose}>
      <div className={styles.sheet}>
        {/* The sheet opens at its beginning. */}
        <dl className={styles.keys} data-first tabIndex={-1}>
          {all.map(({ keys, does }) => (
            <div key={keys}>
              <dt>
                {keys.split(' ').map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <SelectField
          label="Colours"
          value={preferences.theme}
          onChange={({ target }) => {
            const theme = (Object.keys(themes) as Preferences['theme'][]).find((each) => each === target.value);
            onPrefer({ ...preferences, theme: theme ?? 'system' });
          }}
        >
          {Object.entries(themes).map(([theme, name]) => (
            <option key={theme} value={theme}>
              {name}
            </option>
          ))}
        </SelectField>
        <Switch
          label="Shortcuts of single letters"
          checked={preferences.letterKeys}
          onChange={({ target }) => onPrefer({ ...preferences, letterKeys: target.checked })}
        />
        <Switch
          label="Sound for failures (placed in the Media Library)"
          checked={preferences.sound}
          onChange={({ target }) => onPrefer({ ...preferences, sound: target.checked })}
        />
      </div>
    </Dialog>
  );
}
