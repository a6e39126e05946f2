// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ClearFilters } from './ClearFilters';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let root: Root;

function Page({ search, another = false }: { search: string; another?: boolean }) {
  return (
    <main>
      <form role="search" key={String(another)}>
        <input type="search" />
      </form>
      {search !== '' && <ClearFilters href="/faq" isButton />}
    </main>
  );
}
const link = () => document.querySelector('a')!;
const field = () => document.querySelector('input');

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(<Page search="zzz" />));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

it('P9, P10, P13, P15: Clear filters leaves the focus at the search when it goes, not at the top of the page', async () => {
  link().focus();
  await act(async () => root.render(<Page search="" />));
  expect(document.activeElement).toBe(field());
});

it('P10: a press that did not give it the focus, as a finger’s, calls no keyboard up', async () => {
  await act(async () => root.render(<Page search="" />));
  expect(document.activeElement).toBe(document.body);
});

it('P10: on the way to another page the focus is left to that', async () => {
  link().focus();
  await act(async () => root.render(<Page search="" another />));
  expect(document.activeElement).toBe(document.body);
});
