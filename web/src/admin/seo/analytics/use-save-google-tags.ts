import { whyUnsaved } from '../../editor/save-first';
import { useSettingsEditor } from '../../settings-editing/settings-editing';

const parts = ['googleAnalytics', 'googleTagManager'];

/** Saves the ids of Google's tools, which are a part of the settings; says what kept them from being saved. */
export function useSaveGoogleTags(): () => Promise<string | undefined> {
  const editor = useSettingsEditor();
  return async () => (editor.session.getState().work === null ? undefined : whyUnsaved(editor, ...parts));
}
