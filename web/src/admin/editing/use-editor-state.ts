import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EditingSession } from './session';
import type { EditorState } from './state';

/**
 * The session's present state, as it is drawn. Edits are drawn as urgently as whoever makes them asks for, what comes from
 * others before the next key; what changes no text (keeping, sending, an answer that says what was sent) is drawn when there
 * is time (S11).
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
    let told = session.getState();
    const follow = () => {
      const [before, now] = [told, session.getState()];
      told = now;
      if (before.edits.made !== now.edits.made) draw();
      // Before the next key comes: it would act on what is not so any more.
      else if (isUrgent(before, now)) queueMicrotask(() => flushSync(draw));
      else startTransition(draw);
    };
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

/** What a form shows is another text now, items have other ids, or a person has to hear of something. */
function isUrgent<T>(before: EditorState<T>, after: EditorState<T>): boolean {
  return (
    before.work?.mine !== after.work?.mine ||
    before.aliases.length !== after.aliases.length ||
    isOther(before.issues, after.issues) ||
    before.failure !== after.failure ||
    isOther(before.work?.conflicts, after.work?.conflicts)
  );
}

/** Another list; two empty ones say the same. */
function isOther(before: readonly unknown[] = [], after: readonly unknown[] = []): boolean {
  return before !== after && before.length + after.length > 0;
}
