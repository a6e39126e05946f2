// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { typeInto } from '../editing/testing/type-into';
import { TextListField } from './TextListField';

let root: Root;
const begun = ['one', 'two', 'three'];
let values: string[];
let change: (values: string[]) => void;
function Listed() {
  const [now, setNow] = useState(begun);
  values = now;
  change = setNow;
  return <TextListField label="Skills" noun="skill" name="skills" values={now} onChange={setNow} />;
}
const press = (label: string) =>
  act(async () => {
    const button = document.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`)!;
    button.focus();
    button.click();
  });
const input = (label: string) => document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)!;
const type = (label: string, text: string) => typeInto(input(label), text);
const enter = (label: string) =>
  act(async () => {
    input(label).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  });
const typed = () => [...document.querySelectorAll('input')].map(({ value }) => value);
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
  expect(typed()).toEqual(['one', '', 'two', 'three']);
  expect(focused()).toBe('skill 2');
});

it('A12, A6: an empty line is in the form alone, until it holds a text; what comes from elsewhere is shown', async () => {
  await enter('skill 1');
  expect(values).toBe(begun);
  await type('skill 2', ' ');
  expect(values).toBe(begun);
  await type('skill 2', 'new');
  expect(values).toEqual(['one', 'new', 'two', 'three']);
  await enter('skill 2');
  await type('skill 1', '');
  expect([values, typed()]).toEqual([
    ['new', 'two', 'three'],
    ['', 'new', '', 'two', 'three'],
  ]);
  await act(async () => change(['theirs']));
  expect(typed()).toEqual(['theirs']);
});

it('A6: Ctrl+Z in an empty line takes the line back, and nothing that was typed before', async () => {
  await enter('skill 1');
  const event = new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true });
  await act(async () => void input('skill 2').dispatchEvent(event));
  expect([event.defaultPrevented, typed(), focused()]).toEqual([true, ['one', 'two', 'three'], 'skill 1']);
});

it('A18: beside an empty line the entry that is wrong is still the one that is marked', async () => {
  const wrong = { error: 'Each entry must be a page', isBroken: (place: number) => place === 1 };
  await act(async () =>
    root.render(<TextListField label="Pages" noun="page" values={['/', 'x', '/a']} onChange={() => {}} {...wrong} />),
  );
  await enter('page 1');
  const marks = [...document.querySelectorAll('input')].map((field) => field.getAttribute('aria-invalid'));
  expect([typed(), marks]).toEqual([
    ['/', '', 'x', '/a'],
    [null, null, 'true', null],
  ]);
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
  await type('skill 3', '');
  const last = input('skill 3');
  const backspace = (repeat: boolean) =>
    act(async () => void last.dispatchEvent(new KeyboardEvent('keydown', { key: 'Backspace', repeat, bubbles: true })));
  await backspace(true);
  expect(typed()).toEqual(['one', 'two', '']);
  await backspace(false);
  expect(typed()).toEqual(['one', 'two']);
});
