// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { watchOneOpen } from './one-open';

function list(): { element: HTMLElement; items: HTMLDetailsElement[]; open: (index: number) => void } {
  const element = document.createElement('ul');
  element.innerHTML = '<li><details></details></li>'.repeat(3);
  const items = [...element.querySelectorAll('details')];
  const open = (index: number) => {
    const item = items[index]!;
    item.open = true;
    // Said by hand, since jsdom may say it later.
    item.dispatchEvent(new Event('toggle'));
  };
  return { element, items, open };
}

it('P5: opening one closes the others', () => {
  const { element, items, open } = list();
  watchOneOpen(element);
  open(0);
  open(2);
  expect(items.map((item) => item.open)).toEqual([false, false, true]);
});

it('P5: closing one leaves the others as they are', () => {
  const { element, items, open } = list();
  watchOneOpen(element);
  open(1);
  items[1]!.open = false;
  items[1]!.dispatchEvent(new Event('toggle'));
  expect(items.map((item) => item.open)).toEqual([false, false, false]);
});

it('P5: a list that is taken away is watched no longer', () => {
  const { element, items, open } = list();
  watchOneOpen(element)?.();
  open(0);
  open(1);
  expect(items.map((item) => item.open)).toEqual([true, true, false]);
});
