import { createStateEditing } from '../state-editing/state-editing';
import { settingsDefinition, settingsDocument, type SettingsDraft } from './settings-draft';
import { settingsWords } from './settings-words';

const editing = createStateEditing<SettingsDraft>({
  kind: 'settings',
  definition: settingsDefinition,
  document: settingsDocument,
  words: settingsWords,
});

/** Edits the settings on every screen (A18). */
export const SettingsEditing = editing.StateEditing;
/** The settings in editing, for their screen. */
export const useSettingsEditor = editing.useStateEditor;
