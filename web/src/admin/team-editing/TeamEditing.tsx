import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { refreshSession } from '../../shared/api/auth';
import { useTeam, type TeamSeen } from '../../shared/api/team';
import { SIGN_IN_FIRST } from '../../shared/api/to-api-error';
import { HeldSessions } from '../editing/held-sessions';
import { hasUnsent } from '../editing/state';
import { useSaveNote } from '../editor/open-editors';
import { useHeldSession } from '../editing/use-held-session';
import { useEditorState } from '../editing/use-editor-state';
import type { Editor } from '../editor/editor';
import { useEditorLife } from '../editor/use-editor-life';
import { useStuckDocument } from '../editor/use-stuck-document';
import { sendTeam } from './send-team';
import { teamDocument, type TeamContent } from './team-document';
import { teamWords } from './team-words';

/** How often the server is asked for others' changes while the screen has been opened, in ms. */
const REFRESH_MS = 30_000;

/** The team in editing. */
export type TeamEditor = Editor<TeamContent>;

/** `want` loads the team; until then only what an earlier visit left unsent is looked for, and sent. */
const Context = createContext<{ editor: TeamEditor; want: () => void } | null>(null);
export const TeamEditorProvider = Context.Provider;

/** What may be edited on: an admin's view with a revision. The defaults of an outage must never be saved over a team. */
function editable(seen: TeamSeen | undefined) {
  return seen && seen.members !== null && seen.revision !== null
    ? { content: { members: seen.members }, revision: seen.revision }
    : null;
}

/** Why what was read cannot be edited; undefined where it can, or is on its way. */
function whyNone(seen: TeamSeen | undefined): string | undefined {
  if (seen === undefined || editable(seen) !== null) return undefined;
  return isPublic(seen) ? SIGN_IN_FIRST : 'The server has only its defaults at the moment';
}

/** Whether it is what visitors see: the session has ended. */
function isPublic(seen: TeamSeen | undefined): boolean {
  return seen?.members === null;
}

const sessions = new HeldSessions<TeamContent>({ document: () => teamDocument, send: sendTeam });

type TeamEditingProps = { person: number; signedIn: boolean; children: ReactNode };

/**
 * Edits the team for one person, on whatever screen she is: edits that did not reach the server go out with any page of the
 * back-office (A6). The team is read from the first visit of its screen on, or while something is unsent.
 */
export function TeamEditing({ person, signedIn, children }: TeamEditingProps) {
  const { session } = useHeldSession(sessions, teamDocument.name, person);
  const state = useEditorState(session);
  const [isWanted, setWanted] = useState(false);
  const want = useCallback(() => setWanted(true), []);
  const isOpen = isWanted || hasUnsent(state);
  const { data, error, mutate } = useTeam(isOpen, { refreshInterval: REFRESH_MS });

  useEditorLife({ session, state, server: editable(data), signedIn, idle: !isOpen });
  const isPublicView = isPublic(data);
  useEffect(() => {
    if (isPublicView) void refreshSession();
  }, [isPublicView, data]);

  const loadError = state.work ? undefined : (error?.message ?? whyNone(data));
  useSaveNote(loadError === undefined ? null : 'unread');
  const editor = {
    document: teamDocument,
    words: teamWords,
    session,
    state,
    loadError,
    reload: () => void mutate(),
  };
  useStuckDocument(editor);
  return <TeamEditorProvider value={{ editor, want }}>{children}</TeamEditorProvider>;
}

/** The team in editing, for its screen. Throws outside of {@link TeamEditing}. */
export function useTeamEditor(): TeamEditor {
  const found = useContext(Context);
  if (found === null) throw new Error('useTeamEditor needs TeamEditing');
  const { editor, want } = found;
  useEffect(want, [want]);
  return editor;
}
