// @vitest-environment jsdom
import { act, startTransition, Suspense, use, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FilterCheckbox, FilterSelect } from './FilterField';

let arrive = () => {};
let list = Promise.resolve();

/** What the address filters, as late as a slow device draws it. */
function List({ of }: { of: string }) {
  if (of !== '') use(list);
  return <output>{of}</output>;
}

function Screen() {
  const [kind, setKind] = useState('');
  const choose = (next: string) => startTransition(() => setKind(next));
  return (
    <Suspense>
      <FilterSelect label="Kind" value={kind} onChoose={choose}>
        <option value="">All</option>
        <option value="video">Videos</option>
      </FilterSelect>
      <FilterCheckbox label="Videos" checked={kind === 'video'} onChoose={(isOn) => choose(isOn ? 'video' : '')} />
      <List of={kind} />
    </Suspense>
  );
}

const root = { unmount: () => {} };
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  list = new Promise((resolve) => (arrive = resolve));
  document.body.innerHTML = '<div></div>';
  const made = createRoot(document.querySelector('div')!);
  root.unmount = () => made.unmount();
  await act(async () => made.render(<Screen />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const select = () => document.querySelector('select')!;
const box = () => document.querySelector<HTMLInputElement>('input')!;
const shown = () => document.querySelector('output')?.textContent;

it('A15, P9: a choice stands in its field at once, before the list that it filters is drawn', async () => {
  await act(async () => {
    select().value = 'video';
    select().dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect([select().value, shown()]).toEqual(['video', '']);
  await act(async () => arrive());
  expect([select().value, box().checked, shown()]).toEqual(['video', true, 'video']);
});

it('A15, P9: a tick stays, and can be taken away, before the list that it filters is drawn', async () => {
  await act(async () => box().click());
  expect([box().checked, shown()]).toEqual([true, '']);
  await act(async () => box().click());
  expect([box().checked, shown()]).toEqual([false, '']);
});
