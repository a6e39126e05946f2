// @vitest-environment jsdom
import { defaultPosts } from '@apoti/contract/content/default-posts';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { cleanPaste } from './paste/clean-paste';
import { button, click, editor, field, press, show, told, tool, type, onAnEditorPage } from './testing/editor-page';

const stored = defaultPosts[0]?.content ?? '';
onAnEditorPage();

describe('a text in editing', () => {
  it('A10: opening it, looking at it and getting the same again is no edit', async () => {
    await show(stored);
    await act(async () => editor().commands.setTextSelection(5));
    await show(stored, 'Content is required');
    await show(stored);
    expect(told).toEqual([]);
  });

  it('A10: an edit that is taken back is the stored text again, letter by letter', async () => {
    await show(stored);
    await act(async () => editor().commands.insertContentAt(1, 'New: '));
    expect(told.at(-1)).toContain('<p>New: ');
    await show(told.at(-1)!);
    await press(editor().view.dom, 'z', { ctrlKey: true });
    expect(told.at(-1)).toBe(stored);
  });

  it('A10: what comes from elsewhere is shown, the caret stays in its word, and it is neither an edit nor a step to undo', async () => {
    await show('<p>one</p>\n<p>two</p>\n<p>three</p>');
    await act(async () => editor().commands.setTextSelection(12));
    await show('<p>one, and a half</p>\n<p>two</p>\n<p>three</p>');
    expect(editor().getText()).toContain('one, and a half');
    expect(editor().state.selection.from).toBe(12 + ', and a half'.length);
    expect(editor().can().undo()).toBe(false);
    expect(told).toEqual([]);
  });

  it('A10: Ctrl+Z in the text is not the screen’s', async () => {
    const screen = vi.fn();
    window.addEventListener('keydown', screen);
    await show(stored);
    await press(editor().view.dom, 'z', { ctrlKey: true });
    await press(editor().view.dom, 's', { ctrlKey: true });
    window.removeEventListener('keydown', screen);
    expect(screen.mock.calls.map(([event]: KeyboardEvent[]) => event?.key)).toEqual(['s']);
  });

  it('A10: what is copied out of it is known as its own when it is pasted', async () => {
    await show('<p>one <strong>two</strong></p><ul><li>three</li></ul>');
    const { view, state } = editor();
    const copied = view.serializeForClipboard(state.doc.slice(0, state.doc.content.size)).dom.innerHTML;
    expect(cleanPaste(copied).html).toBe(copied);
    expect(copied.match(/data-own-text/g)).toHaveLength(1);
  });

  it('A10: an emptied text is empty', async () => {
    await show('<p>one</p>');
    await act(async () => editor().commands.clearContent(true));
    expect(told).toEqual(['']);
  });

  it('A10: says its label, its errors and its length', async () => {
    await show('<p>two words</p>', 'Content is too short');
    const text = document.querySelector('[role="textbox"]')!;
    const named = (attribute: string) =>
      (text.getAttribute(attribute) ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
    expect(named('aria-labelledby')).toEqual(['Content']);
    expect(named('aria-describedby')).toEqual([
      '2 words · 9 characters · 1 min read16 / 200,000 with formatting',
      'Content is too short',
    ]);
    expect(text.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('the tools of a text', () => {
  it('A10: are one stop, walked through by arrow keys; Escape leads back', async () => {
    await show(stored);
    const focused = () => document.activeElement?.getAttribute('aria-label');
    expect(document.querySelectorAll('[role="toolbar"] [tabindex="0"]')).toHaveLength(1);
    await press(editor().view.dom, 'F10', { altKey: true });
    expect(focused()).toBe('Bold');
    await press(tool('Bold'), 'ArrowRight');
    expect(focused()).toBe('Italic');
    await press(tool('Italic'), 'End');
    expect(focused()).toBe('Redo');
    await press(tool('Redo'), 'ArrowRight');
    expect(focused()).toBe('Bold');
    // Within the event: what is typed next goes to the text.
    tool('Bold').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    expect(document.activeElement).toBe(editor().view.dom);
  });

  it('A10: say what the caret stands in, and change it', async () => {
    await show('<p>one</p>');
    await act(async () => editor().commands.setTextSelection({ from: 1, to: 4 }));
    await click(tool('Bold'));
    await click(tool('Heading 3'));
    expect(told.at(-1)).toBe('<h3><strong>one</strong></h3>');
    expect([tool('Bold').ariaPressed, tool('Heading 3').ariaPressed, tool('Quote').ariaPressed]).toEqual([
      'true',
      'true',
      'false',
    ]);
  });

  it('A10: a table gets its own tools while the caret is in it', async () => {
    await show('');
    await click(tool('Table'));
    await click(tool('Remove row'));
    await click(tool('Add column after'));
    expect(told.at(-1)?.match(/<tr>|<t[dh]/g)).toEqual([
      '<tr>',
      '<td',
      '<td',
      '<td',
      '<td',
      '<tr>',
      '<td',
      '<td',
      '<td',
      '<td',
    ]);
    await click(tool('Remove table'));
    expect(told.at(-1)).toBe('');
    expect(tool('Remove table')).toBeNull();
  });

  it('X2, A10: who removes a table by keyboard goes on in the text, since its tools go with it', async () => {
    await show('');
    await click(tool('Table'));
    await act(async () => {
      tool('Remove table').focus();
      tool('Remove table').click();
    });
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('textbox'));
  });

  it('A10: a link is checked, made whole, and taken away again', async () => {
    await show('<p>our prices</p>');
    await act(async () => editor().commands.setTextSelection({ from: 5, to: 11 }));
    await press(editor().view.dom, 'k', { ctrlKey: true });
    expect(field('Text').value).toBe('prices');
    await type(field('Address'), 'javascript:alert(1)');
    await click(button('Add link'));
    expect(document.querySelector('dialog')?.textContent).toContain('The address must start with');
    await type(field('Address'), 'example.com/prices');
    await press(field('Address'), 'Enter');
    expect(told.at(-1)).toBe('<p>our <a href="https://example.com/prices">prices</a></p>');
    await act(async () => editor().commands.setTextSelection(7));
    await click(tool('Link'));
    await click(button('Remove'));
    expect(told.at(-1)).toBe('<p>our prices</p>');
  });

  it('X2, A10: Tab goes from cell to cell and out of the last one, and makes no row by itself', async () => {
    await show('<table><tbody><tr><td><p>One</p></td><td><p>Two</p></td></tr></tbody></table>');
    const text = document.querySelector('.tiptap')!;
    const isTaken = async () => {
      const event = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true });
      await act(async () => void text.dispatchEvent(event));
      return event.defaultPrevented;
    };
    editor().commands.setTextSelection(4);
    expect([await isTaken(), await isTaken()]).toEqual([true, false]);
    expect(editor().getHTML().match(/<tr>/g)).toHaveLength(1);
  });
});
