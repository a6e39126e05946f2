// @vitest-environment jsdom
import { act, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { RichTextEditor } from './RichTextEditor';
import { editor, onAnEditorPage } from './testing/editor-page';

onAnEditorPage();

it('A6, A10: a text from elsewhere is in the editor as soon as it is drawn, before a key can be typed', async () => {
  const drawn: string[] = [];
  const Form = ({ value }: { value: string }) => {
    useLayoutEffect(() => {
      if (document.querySelector('.tiptap') !== null) drawn.push(editor().getText());
    }, [value]);
    return (
      <RichTextEditor
        label="Content"
        value={value}
        schema={{ maxLength: 1_000 }}
        uploadName="post"
        onChange={() => undefined}
      />
    );
  };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Form value="<p>one</p>" />));
  await act(async () => root.render(<Form value="<p>two</p>" />));
  expect(drawn.at(-1)).toBe('two');
  await act(async () => root.unmount());
});
