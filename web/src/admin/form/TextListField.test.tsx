// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextListField } from './TextListField';

let root: Root;
let values: string[];
function Listed() {
  const [now, setNow] = useState(['one', 'two', 'three']);
  values = now;
  return <TextListField label="Skills" noun="skill" name="skills" values={now} onChange={setNow} />;
}
const press = (label: string) =>
  act(async () => {
    const button = document.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`)!;
    button.focus();
    button.click();
  });
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim();

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => queueMicrotask(run));
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
  await act(async () => root.render(<Listed />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it('A7: the focus goes with an entry that is moved, and to its other button at an end', async () => {
  await press('Move up: skill 3');
  expect([values, focused()]).toEqual([['one', 'three', 'two'], 'Move up: skill 2']);
  await press('Move up: skill 2');
  expect([values, focused()]).toEqual([['three', 'one', 'two'], 'Move down: skill 1']);
});

it('A7: the focus stays in the list when entries go, and is at what adds one when none is left', async () => {
  for (const left of ['skill 1', 'skill 1', 'Add skill']) {
    await press('Remove skill 1');
    expect(focused()).toBe(left);
  }
});

it('A7: Enter makes the next entry, but not where it ends a word of an input method', async () => {
  const key = (isComposing: boolean) =>
    act(async () => {
      const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, isComposing });
      document.querySelector('input')!.dispatchEvent(event);
    });
  await key(true);
  expect(values).toEqual(['one', 'two', 'three']);
  await key(false);
  expect(values).toEqual(['one', '', 'two', 'three']);
});

it('A18: an entry that is wrong is marked, and its reason read with it', async () => {
  const wrong = { error: 'Each entry must be a page', isBroken: (place: number) => place === 1 };
  await act(async () =>
    root.render(<TextListField label="Pages" noun="page" values={['/', 'x', '/a']} onChange={() => {}} {...wrong} />),
  );
  const [first, second] = document.querySelectorAll('input');
  expect([first?.getAttribute('aria-invalid'), second?.getAttribute('aria-invalid')]).toEqual([null, 'true']);
  const reason = document.getElementById(second?.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('Each entry must be a page');
});

it('A7, A17: each entry has the name of the list', () => {
  expect([...document.querySelectorAll('input')].map(({ name }) => name)).toEqual(['skills', 'skills', 'skills']);
});

it('A7: a held Backspace empties its own entry and leaves the ones beside it', async () => {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const last = [...document.querySelectorAll('input')].at(-1)!;
  await act(async () => {
    setValue?.call(last, '');
    last.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const backspace = (repeat: boolean) =>
    act(async () => void last.dispatchEvent(new KeyboardEvent('keydown', { key: 'Backspace', repeat, bubbles: true })));
  await backspace(true);
  expect(values).toEqual(['one', 'two', '']);
  await backspace(false);
  expect(values).toEqual(['one', 'two']);
});
