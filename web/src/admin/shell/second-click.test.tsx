// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../../shared/ui/Dialog';
import { stopStraySecondClicks } from './second-click';

stopStraySecondClicks();
let root: Root;
const counted = vi.fn();

/** A screen with a dialog, and something below it that can be pressed. */
function Screen() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>New folder</button>
      <button onClick={() => counted('below')}>A file</button>
      <Dialog title="New folder" open={isOpen} onClose={() => setOpen(false)}>
        <input onClick={({ detail }) => counted(`field ${detail}`)} />
        <button onClick={() => setOpen(false)}>Move to trash</button>
      </Dialog>
    </>
  );
}

const button = (text: string) => [...document.querySelectorAll('button')].find((each) => each.textContent === text)!;
const dialog = () => document.querySelector('dialog')!;
/** One click of a series, as the browser counts it; far outside of what has no layout. */
const click = (element: Element, detail: number) =>
  act(async () => {
    const at = { bubbles: true, cancelable: true, clientX: -10, clientY: -10, detail };
    element.dispatchEvent(new MouseEvent('mousedown', at));
    element.dispatchEvent(new MouseEvent('click', at));
  });

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  counted.mockClear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Screen />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('a double-click', () => {
  it('A15: on what opens a dialog leaves it open, and a press beside it later closes it', async () => {
    await click(button('New folder'), 1);
    await click(dialog(), 2);
    await click(dialog(), 3);
    expect(dialog().open).toBe(true);
    await click(dialog(), 1);
    expect(dialog().open).toBe(false);
  });

  it('A15: on what closes a dialog presses nothing of what lies below', async () => {
    await click(button('New folder'), 1);
    await click(button('Move to trash'), 1);
    expect(dialog().open).toBe(false);
    await click(button('A file'), 2);
    expect(counted).not.toHaveBeenCalled();
    await click(button('A file'), 1);
    expect(counted).toHaveBeenCalledExactlyOnceWith('below');
  });

  it('A15: in one place is left alone, and so is a key’s press after a click elsewhere', async () => {
    await click(button('New folder'), 1);
    const field = document.querySelector('input')!;
    for (const detail of [1, 2, 3, 0]) await click(field, detail);
    expect(counted.mock.calls.flat()).toEqual(['field 1', 'field 2', 'field 3', 'field 0']);
  });
});
