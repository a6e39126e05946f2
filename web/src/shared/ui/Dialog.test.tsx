// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCover } from './cover';
import { Dialog } from './Dialog';
import { askToLeave, hearLeaving, leaveUnasked } from './use-stay';

hearLeaving();
let root: Root;

/** A page whose dialog is taken out of it when it is closed, as those of texts are. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && (
        <Dialog title="Link" open isUnsaved={words !== ''} onClose={() => setOpen(false)}>
          <input value={words} onChange={({ target }) => setWords(target.value)} />
        </Dialog>
      )}
    </>
  );
}
const button = (text: string) =>
  [...document.querySelectorAll('button')].find((each) => (each.textContent || each.ariaLabel) === text)!;
const click = (element: Element) =>
  act(async () => {
    // Far outside of a page without a layout.
    const at = { bubbles: true, clientX: -10, clientY: -10 };
    element.dispatchEvent(new MouseEvent('mousedown', at));
    element.dispatchEvent(new MouseEvent('click', at));
  });
const shown = () => [...document.querySelectorAll('dialog[open] h2')].map(({ textContent }) => textContent);
const escape = async (at = document.querySelector('dialog input')) => {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  await act(async () => void at?.dispatchEvent(event));
  return event.defaultPrevented;
};
const type = (value: string) =>
  act(async () => {
    const input = document.querySelector('input')!;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
  await act(async () => root.render(<Page />));
  button('Open').focus();
  await click(button('Open'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it('A10: what was typed into a dialog does not go at Escape, ✕ or a press beside it without a question', async () => {
  await type('example.com');
  await click(document.querySelector('dialog')!);
  expect(shown()).toEqual(['Link']);
  expect(await escape()).toBe(true);
  expect(shown()).toEqual(['Link', 'Discard what you have typed?']);
  expect(document.activeElement).toBe(button('Keep editing'));
  const question = document.querySelector('dialog dialog')!;
  expect(await escape(button('Keep editing'))).toBe(true);
  await act(async () => void question.dispatchEvent(new Event('close')));
  expect(shown()).toEqual(['Link']);
  expect(document.querySelector('input')?.value).toBe('example.com');
  // A phone's way back, given twice, closes it without leave.
  const dialog = document.querySelector('dialog')!;
  dialog.open = false;
  await act(async () => void dialog.dispatchEvent(new Event('close')));
  expect(shown()).toEqual(['Link', 'Discard what you have typed?']);
  await click(button('Keep editing'));
  await click(button('Close'));
  await click(button('Discard'));
  expect(shown()).toEqual([]);
});

it('A10: a dialog in which nothing was typed closes at once', async () => {
  expect(await escape()).toBe(false);
  await click(document.querySelector('dialog')!);
  expect(shown()).toEqual([]);
});

it('A10: the focus goes back to what opened a dialog that is taken out of the page', async () => {
  expect(document.activeElement).toBe(document.querySelector('input'));
  await click(button('Close'));
  expect(document.activeElement).toBe(button('Open'));
});

it('A10: Back and Forward ask before typed words go with their page, which the router does not hear of; a reload does too', async () => {
  const heard = vi.fn();
  window.addEventListener('popstate', heard);
  const returned = vi.spyOn(history, 'go').mockReturnValue();
  const leave = (idx: number) => act(async () => void dispatchEvent(new PopStateEvent('popstate', { state: { idx } })));
  const isWarned = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  history.replaceState({ idx: 4 }, '');
  await type('example.com');
  for (const [to, back] of [
    [3, 1],
    [6, -2],
  ] as const) {
    await leave(to);
    expect(returned).toHaveBeenLastCalledWith(back);
    await leave(4);
    expect(shown()).toEqual(['Link', 'Discard what you have typed?']);
    await click(button('Keep editing'));
  }
  expect([returned.mock.calls.length, heard.mock.calls.length, isWarned()]).toEqual([2, 0, true]);
  await click(button('Close'));
  await click(button('Discard'));
  await leave(3);
  expect([returned.mock.calls.length, heard.mock.calls.length, isWarned()]).toEqual([2, 1, false]);
  window.removeEventListener('popstate', heard);
  returned.mockRestore();
});

describe('A10: what holds the page', () => {
  const back = (state: unknown = { idx: 3 }) =>
    act(async () => void dispatchEvent(new PopStateEvent('popstate', { state })));
  const isWarned = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

  beforeEach(async () => {
    history.replaceState({ idx: 4 }, '');
    vi.spyOn(history, 'go').mockReturnValue();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('A10: goes as far back as the browser says, also from an entry that the router has not made', async () => {
    const currentEntry = { index: 8 };
    vi.stubGlobal('navigation', { currentEntry });
    await type('example.com');
    for (const [index, way] of [
      [9, -1],
      [6, 2],
    ] as const) {
      currentEntry.index = index;
      await back(null);
      expect(history.go).toHaveBeenLastCalledWith(way);
      currentEntry.index = 8;
      await back(null);
    }
    expect(history.go).toHaveBeenCalledTimes(2);
  });

  it('A10: a way back that never came does not swallow the next question', async () => {
    await type('example.com');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await back();
    await click(button('Keep editing'));
    vi.advanceTimersByTime(1_000);
    await back();
    expect(shown()).toEqual(['Link', 'Discard what you have typed?']);
    expect(history.go).toHaveBeenCalledTimes(2);
  });

  it('A10: asks before a link is followed; another document is gone to unasked once all is kept', async () => {
    expect(askToLeave()).toBe(false);
    await type('example.com');
    await act(async () => expect(askToLeave()).toBe(true));
    expect(shown()).toEqual(['Link', 'Discard what you have typed?']);
    expect(isWarned()).toBe(true);
    leaveUnasked('#elsewhere');
    expect(isWarned()).toBe(false);
    dispatchEvent(new Event('pageshow'));
    expect(isWarned()).toBe(true);
  });

  it('A2: nothing asks or opens under what covers the page; it does once that has gone', async () => {
    const Cover = () => (useCover(), null);
    const covered = (isOn: boolean) =>
      act(async () =>
        root.render(
          <>
            <Page />
            {isOn && <Cover />}
          </>,
        ),
      );
    await covered(false);
    await click(button('Open'));
    await covered(true);
    // Words that come under it hold the page too, but not over it.
    await type('example.com');
    await back();
    expect(history.go).toHaveBeenLastCalledWith(1);
    const dialog = document.querySelector('dialog')!;
    dialog.open = false;
    await act(async () => void dialog.dispatchEvent(new Event('close')));
    await act(async () => void askToLeave());
    expect(shown()).toEqual([]);
    await click(button('Close'));
    expect(shown()).toEqual([]);
    await covered(false);
    expect(shown()).toEqual(['Link', 'Discard what you have typed?']);
    expect(document.querySelector('input')?.value).toBe('example.com');
  });
});
