import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { EditingSession } from './session';
import type { EditorState } from './state';

/**
 * The session's present state, as it is drawn. Edits are drawn as urgently as whoever makes them asks for; what the session
 * does by itself (keeping, sending, taking an answer in) is drawn when there is time, and never blocks keys (S11).
 */
export function useEditorState<T>(session: EditingSession<T>): EditorState<T> {
  const [drawn, setDrawn] = useState(() => ({ session, state: session.getState() }));
  const state = drawn.session === session ? drawn.state : session.getState();
  const last = useRef(state);
  useLayoutEffect(() => {
    last.current = state;
  }, [state]);
  useEffect(() => {
    const draw = () => setDrawn({ session, state: session.getState() });
    const follow = () => (isUrgent(last.current, session.getState()) ? draw() : startTransition(draw));
    /** Whatever a person does other than typing on acts on what is drawn: that must be the latest by then. */
    const catchUp = (event: Event) => {
      if (last.current !== session.getState() && !isTyping(event)) draw();
    };
    if (last.current !== session.getState()) draw();
    const unsubscribe = session.subscribe(follow);
    for (const name of deeds) document.addEventListener(name, catchUp, true);
    return () => {
      unsubscribe();
      for (const name of deeds) document.removeEventListener(name, catchUp, true);
    };
  }, [session]);
  return state;
}

const deeds = ['keydown', 'pointerdown', 'click', 'focusout', 'drop', 'paste'];

/** A key that puts a letter into a field, or takes one away; keyboards of phones name none. */
function isTyping(event: Event): boolean {
  if (!(event instanceof KeyboardEvent) || event.ctrlKey || event.metaKey || event.altKey) return false;
  return event.key.length === 1 || ['Backspace', 'Delete', 'Dead', 'Process', 'Unidentified'].includes(event.key);
}

/** A person did it, or has to hear of it. */
function isUrgent<T>(before: EditorState<T>, after: EditorState<T>): boolean {
  return (
    before.edits.made !== after.edits.made ||
    before.issues !== after.issues ||
    before.failure !== after.failure ||
    before.work?.conflicts !== after.work?.conflicts
  );
}
