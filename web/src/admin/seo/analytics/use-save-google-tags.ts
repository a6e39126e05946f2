import { issueLines } from '../../editor/save-status-text';
import { useSettingsEditor } from '../../settings-editing/settings-editing';

const parts = ['googleAnalytics', 'googleTagManager'];

/** Saves the ids of Google's tools, which are a part of the settings; says what kept them from being saved. */
export function useSaveGoogleTags(): () => Promise<string | undefined> {
  const { session, words } = useSettingsEditor();
  return async () => {
    if (session.getState().work === null) return undefined;
    for (const part of parts) {
      if (await session.save(part)) continue;
      const state = session.getState();
      const issues = state.issues.filter(({ path }) => path[0] === part);
      const [fault] = issueLines({ state: { ...state, issues }, words });
      return fault ?? 'The ids of Google Analytics and Tag Manager are kept in this browser';
    }
    return undefined;
  };
}
