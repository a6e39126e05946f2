// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openEditorPage, type EditorPage } from '../content-editing/testing/editor-page';
import { usePart } from '../content-editing/use-part';
import { settle } from '../editing/testing/fake-clock';
import { DeferredDrawing } from './deferred-drawing';
import { EditedText } from './EditedText';

/** A field, and elsewhere on the screen what it holds. */
function Form() {
  const { value, change } = usePart('about');
  return (
    <DeferredDrawing value={true}>
      <EditedText label="Title" name="title" value={value.title} onChange={(title) => change({ title })} />
      <output>{value.title}</output>
    </DeferredDrawing>
  );
}

let page: EditorPage;
let before: string;
const field = () => document.querySelector('input')!;
const drawn = () => document.querySelector('output')!.textContent;
/** A key as a browser gives it: nothing waits for what follows. */
function typed(value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), value);
  field().dispatchEvent(new Event('input', { bubbles: true }));
}

describe('typing in a large screen', () => {
  beforeEach(async () => {
    page = await openEditorPage(<Form />);
    before = page.tab.mine.about.title;
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  });
  afterEach(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    await page.close();
  });

  it('S11: a key stands in its field and in the working copy at once; the rest of the screen follows by itself', async () => {
    typed('Questions?');
    expect(page.tab.mine.about.title).toBe('Questions?');
    await Promise.resolve();
    expect(field().value).toBe('Questions?');
    expect(drawn()).toBe(before);
    await vi.waitFor(() => expect(drawn()).toBe('Questions?'));
    expect(field().value).toBe('Questions?');
  });

  it.each(['keydown', 'pointerdown', 'click', 'focusout'])('S11: before a %s acts, all is drawn', async (name) => {
    typed('Questions?');
    await Promise.resolve();
    expect(drawn()).toBe(before);
    const deed = name === 'keydown' ? new KeyboardEvent(name, { key: 'Enter', bubbles: true }) : new Event(name);
    document.body.dispatchEvent(deed);
    await Promise.resolve();
    expect(drawn()).toBe('Questions?');
  });

  it('A6: what comes from elsewhere meanwhile stands in the field when the typing is through', async () => {
    typed('Questions?');
    page.tab.session.edit((mine) => ({ ...mine, about: { ...mine.about, title: 'From elsewhere' } }));
    await vi.waitFor(() => expect(field().value).toBe('From elsewhere'));
    expect(drawn()).toBe('From elsewhere');
  });

  it('A6: whoever types stays where they are when a text comes from elsewhere', async () => {
    field().focus();
    field().setSelectionRange(3, 3);
    page.tab.session.edit((mine) => ({ ...mine, about: { ...mine.about, title: 'From elsewhere' } }));
    await vi.waitFor(() => expect(field().value).toBe('From elsewhere'));
    expect([field().selectionStart, field().selectionEnd]).toEqual([3, 3]);
  });

  it('A6: a key that is taken back before it is drawn is gone from its field too', async () => {
    typed('Questions?');
    page.tab.session.undo();
    expect(page.tab.mine.about.title).toBe(before);
    await vi.waitFor(() => expect(field().value).toBe(before));
    expect(drawn()).toBe(before);
  });

  it('A6: keys in a row are all there, whatever of them is drawn', async () => {
    for (const value of ['Q', 'Qu', 'Que']) typed(value);
    await Promise.resolve();
    expect(field().value).toBe('Que');
    await act(settle);
    await vi.waitFor(() => expect(drawn()).toBe('Que'));
    expect(page.tab.mine.about.title).toBe('Que');
  });

  it('A6: what others changed is drawn before the next key can come', async () => {
    const { content } = page.world.server.read();
    const theirs = { ...content, about: { ...content.about, title: 'Their title' } };
    page.tab.session.seen({ content: theirs, revision: 'e.99' });
    await Promise.resolve();
    expect([field().value, drawn()]).toEqual(['Their title', 'Their title']);
  });
});
