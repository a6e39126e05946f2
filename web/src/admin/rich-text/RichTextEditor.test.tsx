// @vitest-environment jsdom
import { defaultPosts } from '@apoti/contract/content/default-posts';
import type { Editor } from '@tiptap/core';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RichTextEditor } from './RichTextEditor';

const stored = defaultPosts[0]?.content ?? '';
let root: Root;
let told: string[];

/** The editor of the page, which its element knows. */
function editor(): Editor {
  const element = document.querySelector<HTMLElement & { editor?: Editor }>('.tiptap');
  if (!element?.editor) throw new Error('There is no editor');
  return element.editor;
}
const show = (value: string, error?: string) =>
  act(async () =>
    root.render(
      <RichTextEditor
        label="Content"
        value={value}
        error={error}
        schema={{ maxLength: 200_000 }}
        uploadName="post"
        onChange={(html) => told.push(html)}
      />,
    ),
  );
const tool = (label: string) => document.querySelector<HTMLElement>(`[role="toolbar"] [aria-label="${label}"]`)!;
const press = (element: Element, key: string, keys: KeyboardEventInit = {}) =>
  act(async () =>
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...keys })),
  );
const click = (element: HTMLElement) => act(async () => element.click());
const field = (label: string) =>
  [...document.querySelectorAll('label')].find((each) => each.textContent === label)!.control as HTMLInputElement;
/** Types as a browser does: the value changes, then the event comes. */
const type = (input: HTMLInputElement, value: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
const button = (text: string) => [...document.querySelectorAll('button')].find((each) => each.textContent === text)!;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  // The test's page has no layout.
  Range.prototype.getClientRects = () => document.body.getClientRects();
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
  document.elementFromPoint = () => null;
  told = [];
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

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

  it('A10: a video is stored as a figure with a link, and nothing else is one', async () => {
    await show('');
    await click(tool('Video'));
    await type(field('Address of the video'), 'https://evil.example/v');
    await click(button('Add video'));
    expect(document.querySelector('dialog')?.textContent).toContain('on YouTube or Vimeo');
    await type(field('Address of the video'), 'youtu.be/abcdefghijk');
    await type(field('What it shows'), 'A tour');
    await click(button('Add video'));
    expect(told.at(-1)).toBe(
      '<figure data-video="https://www.youtube.com/watch?v=abcdefghijk"><a href="https://www.youtube.com/watch?v=abcdefghijk">A tour</a></figure>',
    );
  });

  it('A10: a picture needs words for those who do not see it, or is called decoration', async () => {
    await show('');
    await click(tool('Picture'));
    await type(field('Address of the picture'), 'https://example.com/a.jpg');
    await click(button('Add picture'));
    expect(document.querySelector('dialog')?.textContent).toContain('Please say what the picture shows');
    await type(field('What it shows'), 'A door');
    await type(field('Caption (optional)'), 'Open');
    await click(button('Add picture'));
    expect(told.at(-1)).toBe(
      '<figure><img src="https://example.com/a.jpg" alt="A door"><figcaption>Open</figcaption></figure>',
    );
  });

  it('A10: where a picture leads is shown, checked, made whole, and taken away again', async () => {
    await show('<a href="/pricing"><img src="/uploads/a.jpg" alt="A"></a>');
    const lead = async (address: string) => {
      await act(async () => void editor().commands.setNodeSelection(0));
      await click(tool('Picture'));
      await type(field('Where it leads (optional)'), address);
      await click(button('Save picture'));
    };
    await lead('javascript:x');
    expect(document.querySelector('dialog')?.textContent).toContain('must start with /');
    await lead('example.com/a');
    expect(told.at(-1)).toBe('<figure><a href="https://example.com/a"><img src="/uploads/a.jpg" alt="A"></a></figure>');
    await lead('');
    expect(told.at(-1)).toBe('<img src="/uploads/a.jpg" alt="A">');
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
