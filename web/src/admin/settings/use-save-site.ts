import { useContentEditor } from '../content-editing/ContentEditing';
import { issueLines } from '../editor/save-status-text';

/** Saves the name and the description of the site, which are a part of the content; says what kept them from being saved. */
export function useSaveSite(): () => Promise<string | undefined> {
  const { session, words } = useContentEditor();
  return async () => {
    if (session.getState().work === null || (await session.save('site'))) return undefined;
    const state = session.getState();
    const issues = state.issues.filter(({ path }) => path[0] === 'site');
    const [fault] = issueLines({ state: { ...state, issues }, words });
    return fault ?? 'The name and the description of the site are kept in this browser';
  };
}
