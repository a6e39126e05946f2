// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dropdown } from './Dropdown';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const chosen = vi.fn();
const menu = (
  <Dropdown
    label="Actions"
    items={[
      { id: 'edit', label: 'Edit', onChoose: () => chosen('edit') },
      { id: 'view', label: 'View', href: '/press-releases/1' },
      { id: 'delete', label: 'Delete', danger: true, onChoose: () => chosen('delete') },
    ]}
  />
);
let root: Root;
let place: HTMLElement;
const trigger = () => place.querySelector('button')!;
const items = () => [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')];
const closed = () => act(() => vi.waitFor(() => expect(trigger().getAttribute('aria-expanded')).toBe('false')));

describe('Dropdown', () => {
  beforeEach(async () => {
    chosen.mockReset();
    place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
    await act(async () => root.render(menu));
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    place.remove();
  });

  it('X1: a click opens the menu, a choice does what it says and closes it', async () => {
    expect([trigger().getAttribute('aria-expanded'), items()]).toEqual(['false', []]);
    await act(async () => trigger().click());
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
    expect(items().map((item) => item.textContent)).toEqual(['Edit', 'View', 'Delete']);
    expect(items()[1]?.getAttribute('href')).toBe('/press-releases/1');
    await act(async () => items()[2]?.click());
    await closed();
    expect(chosen.mock.calls).toEqual([['delete']]);
  });

  it('X1: Escape closes it', async () => {
    await act(async () => trigger().click());
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    await act(async () => void items()[0]?.dispatchEvent(escape));
    await closed();
    expect(chosen).not.toHaveBeenCalled();
  });

  it('X1: the content security policy holds: the server writes no style', () => {
    expect(renderToString(menu)).not.toMatch(/style[=\s>]/);
  });
});
