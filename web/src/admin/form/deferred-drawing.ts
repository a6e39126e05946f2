import { createContext, startTransition, useCallback, useContext, useLayoutEffect, useRef, useState } from 'react';

/**
 * True inside of forms of large screens whose edits go into an editing session: what is typed stands in its field at once,
 * the rest of the screen follows between the keys (S11). Forms that are read from what is drawn, such as that of a new
 * entry, must be drawn at each key.
 */
export const DeferredDrawing = createContext(false);

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * What a field needs to show a text and to give on what is typed in it. In large screens the browser alone shows what is
 * typed: nothing is drawn within a key. When all keys are drawn, the field holds what the working copy holds.
 */
export function useTypedText(value: string, onChange: (value: string) => void) {
  const isDeferred = useContext(DeferredDrawing);
  const field = useRef<TextControl>(null);
  const ref = useCallback((node: TextControl | null) => {
    field.current = node;
  }, []);
  const [initial] = useState(value);
  const typed = useRef(0);
  const [drawn, setDrawn] = useState(0);
  useLayoutEffect(() => {
    if (isDeferred && field.current !== null && drawn === typed.current) show(field.current, value);
  }, [isDeferred, value, drawn]);
  const take = (text: string) => {
    typed.current += 1;
    const key = typed.current;
    startTransition(() => {
      setDrawn(key);
      onChange(text);
    });
  };
  const control = { onChange: ({ target }: { target: TextControl }) => (isDeferred ? take : onChange)(target.value) };
  return isDeferred ? { ...control, ref, defaultValue: initial } : { ...control, value };
}

/** Puts a text into a field; whoever types in it stays where they are. */
function show(field: TextControl, value: string): void {
  if (field.value === value) return;
  const { selectionStart, selectionEnd } = field;
  const isTypedIn = field === document.activeElement;
  field.value = value;
  if (isTypedIn && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}
