import { useContentEditor } from '../content-editing/ContentEditing';
import { faultOf } from '../editor/save-first';

/** Saves the name and the description of the site, which are a part of the content; says what kept them from being saved. */
export function useSaveSite(): () => Promise<string | undefined> {
  const { session, words } = useContentEditor();
  return async () => {
    if (session.getState().work === null || (await session.save('site'))) return undefined;
    return faultOf({ session, words }, 'site') ?? 'The name and the description of the site are kept in this browser';
  };
}
