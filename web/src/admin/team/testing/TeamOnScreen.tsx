import { BrowserRouter } from 'react-router-dom';
import type { EditingSession } from '../../editing/session';
import { useEditorState } from '../../editing/use-editor-state';
import { teamDocument, type TeamContent } from '../../team-editing/team-document';
import { TeamEditorProvider } from '../../team-editing/TeamEditing';
import { teamWords } from '../../team-editing/team-words';
import { TeamScreen } from '../TeamScreen';

/** The screen with a team that is there. */
export function TeamOnScreen({ session }: { session: EditingSession<TeamContent> }) {
  const state = useEditorState(session);
  const editor = { document: teamDocument, words: teamWords, session, state, loadError: undefined, reload: () => {} };
  return (
    <BrowserRouter>
      <TeamEditorProvider value={{ editor, want: () => {} }}>
        <TeamScreen />
      </TeamEditorProvider>
    </BrowserRouter>
  );
}
