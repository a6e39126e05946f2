// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { completeBrowser } from '../editing/testing/complete-browser';
import { useFocusAfter, type Focus } from './use-focus-after';

let root: Root;
let focusAfter: (next: Focus) => void;
const element = (id: string) => document.getElementById(id)!;

function List({ names }: { names: string[] }) {
  focusAfter = useFocusAfter(names.join());
  return (
    <>
      <input id="search" />
      {names.map((name) => (
        <button key={name} id={name} type="button" />
      ))}
    </>
  );
}
const show = (...names: string[]) => act(async () => root.render(<List names={names} />));

beforeEach(async () => {
  completeBrowser();
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div')!);
  await show('a', 'b', 'c');
});
afterEach(() => act(async () => root.unmount()));

it('X2: the focus goes to the first of the wanted that is there once the list has changed', async () => {
  element('b').focus();
  focusAfter(['b', 'c', 'a']);
  await show('a', 'c');
  expect(document.activeElement).toBe(element('c'));
});

it('X2: who has gone on to a field meanwhile stays there', async () => {
  element('b').focus();
  focusAfter(['c']);
  element('search').focus();
  await show('a', 'c');
  expect(document.activeElement).toBe(element('search'));
});
