// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { stepKey } from './step-key';

/** What a key says when it is pressed in the element `id`. */
function press(id: string, keys: Partial<KeyboardEventInit> = {}) {
  const event = new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true, ...keys });
  document.getElementById(id)!.dispatchEvent(event);
  return stepKey(event, (name) => name === null || name === 'content');
}

describe('stepKey', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <input id="field" data-working-copy="true" /><input id="search" type="search" /><textarea id="note"></textarea>
      <select id="choice"></select><button id="button"></button><dialog id="dialog"></dialog>
      <div data-document="content"><input id="same" data-working-copy="true" /></div>
      <div data-document="settings"><input id="borrowed" data-working-copy="true" /><input id="switch" type="checkbox" /></div>
      <form data-document=""><input id="draft" data-working-copy="true" /><select id="draft-choice"></select></form>`;
  });

  it('A6: Ctrl+Z takes back and Ctrl+Shift+Z does again, with the Command key as well', () => {
    expect(press('button')).toBe('undo');
    expect(press('button', { shiftKey: true, key: 'Z' })).toBe('redo');
    expect(press('button', { ctrlKey: false, metaKey: true })).toBe('undo');
    expect(press('button', { key: 'я', code: 'KeyZ' })).toBe('undo');
    // A letter of the keyboard's own, wherever it stands.
    expect(press('button', { key: 'y', code: 'KeyZ' })).toBeNull();
  });

  it('A6: in a field of the working copy, too', () => {
    expect(press('field')).toBe('undo');
    expect(press('choice')).toBe('undo');
  });

  it.each(['search', 'note'])('A6: not in %s, whose text is not the working copy’s', (id) => {
    expect(press(id)).toBeNull();
  });

  it.each(['borrowed', 'switch', 'draft', 'draft-choice'])('A6: not in %s, which is another document’s', (id) => {
    expect(press('same')).toBe('undo');
    expect(press(id)).toBeNull();
  });

  it('A6: not while a dialog asks, and not with other keys', () => {
    expect(press('button', { altKey: true })).toBeNull();
    expect(press('button', { ctrlKey: false })).toBeNull();
    expect(press('button', { key: 'x' })).toBeNull();
    expect(press('button', { isComposing: true })).toBeNull();
    document.getElementById('dialog')!.setAttribute('open', '');
    expect(press('button')).toBeNull();
  });
});
