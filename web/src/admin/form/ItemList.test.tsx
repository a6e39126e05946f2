// @vitest-environment jsdom
import { CSS } from '@dnd-kit/utilities';
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { completeBrowser } from '../editing/testing/complete-browser';
import { ItemList } from './ItemList';
import { moveItem, removeItem } from './list-edits';

type Item = { key: string; id: string; name: string };

/** How often each row was drawn. */
const drawn = new Map<string, number>();

function Mark({ name }: { name: string }) {
  drawn.set(name, (drawn.get(name) ?? 0) + 1);
  return <i>{name}</i>;
}

/** Somebody else changes something. */
let change: (update: (now: Item[]) => Item[]) => void;

function Names() {
  const [items, setItems] = useState<Item[]>(() =>
    Array.from({ length: 50 }, (_, place) => ({ key: `k${place}`, id: `k${place}`, name: `Item ${place}` })),
  );
  change = setItems;
  return (
    <ItemList<Item>
      id="names"
      items={items}
      noun={['name', 'names']}
      keyOf={({ key }) => key}
      nameOf={({ name }) => name}
      aside={({ name }) => <Mark name={name} />}
      form={({ key, id, name }) => (
        <input
          name="name"
          value={name}
          onChange={({ target }) =>
            setItems((now) => now.map((item) => (item.key === key ? { key, id, name: target.value } : item)))
          }
        />
      )}
      onMove={({ id }, to) => setItems((now) => moveItem(now, id, to))}
      onDelete={({ id }) => setItems((now) => removeItem(now, id))}
    />
  );
}

const press = (label: string) =>
  act(async () => document.querySelector<HTMLElement>(`[aria-label="${label}"]`)!.click());
const names = () => [...document.querySelectorAll('ol > li h3 button')].map((row) => row.textContent);

describe('ItemList', () => {
  let root: Root;
  beforeEach(async () => {
    completeBrowser();
    document.body.innerHTML = '<div id="root"></div>';
    root = createRoot(document.getElementById('root')!);
    await act(async () => root.render(<Names />));
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('A5: one that others change while it is asked about goes all the same, and the focus to its neighbour', async () => {
    await press('Delete: Item 7');
    await act(async () => change((now) => now.map((item) => ({ ...item, name: `${item.name}, edited` }))));
    const answers = [...document.querySelectorAll<HTMLElement>('dialog[open] button')];
    await act(async () => answers.find(({ textContent }) => textContent === 'Delete')?.click());
    expect(names()).toHaveLength(49);
    expect(document.activeElement?.id).toBe('names-toggle-k8');
  });

  it('A5: one that gets another id while it is asked about goes, and not the one that has its old id now', async () => {
    await press('Delete: Item 7');
    const renamed = (item: Item) => (item.key === 'k7' ? { ...item, id: 'given' } : item);
    await act(async () => change((now) => [...now.map(renamed), { key: 'k7-theirs', id: 'k7', name: 'Theirs' }]));
    const answers = [...document.querySelectorAll<HTMLElement>('dialog[open] button')];
    await act(async () => answers.find(({ textContent }) => textContent === 'Delete')?.click());
    expect(names()).toContain('Theirs');
    expect(names()).not.toContain('Item 7');
  });

  it('A5, X2: taken by keyboard, an item is told by its name and place, and how the keys move it', async () => {
    const handle = document.querySelector<HTMLElement>('[aria-label="Drag: Item 0"]')!;
    const told = document.getElementById(handle.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(told).toMatch(/^Press Space or Enter to take it, the arrow keys to move it/);
    const live = () => document.querySelector('[id^="DndLiveRegion"]')?.textContent;
    const key = (target: EventTarget, code: string) =>
      act(async () => {
        target.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }));
        await new Promise((resolve) => setTimeout(resolve));
      });
    await key(handle, 'Space');
    expect(live()).toBe('Dragging Item 0: name 1 of 50');
    await key(document, 'Escape');
    expect(live()).toBe('Item 0 stays name 1 of 50');
  });

  it('S11: a key typed into one of many items draws that one alone', async () => {
    await act(async () => document.getElementById('names-toggle-k3')!.click());
    drawn.clear();
    // Each card asks for its place when it is drawn, also where only what it stands in made it so.
    const cards = vi.spyOn(CSS.Translate, 'toString');
    await act(async () => {
      const field = document.querySelector<HTMLInputElement>('[name="name"]')!;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Another');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect([...drawn]).toEqual([['Another', 1]]);
    expect(cards).toHaveBeenCalledTimes(1);
    expect(names()[3]).toBe('Another');
  });

  it('A5: a row that was not drawn again still moves and goes by what the list holds now', async () => {
    await press('Move up: Item 1');
    await press('Move up: Item 1');
    await press('Move down: Item 0');
    expect(names().slice(0, 3)).toEqual(['Item 1', 'Item 2', 'Item 0']);
    await press('Delete: Item 2');
    await act(async () => {
      [...document.querySelectorAll<HTMLElement>('dialog[open] button')]
        .find(({ textContent }) => textContent === 'Delete')!
        .click();
    });
    expect(names().slice(0, 2)).toEqual(['Item 1', 'Item 0']);
    expect(document.querySelector('ol > li')?.getAttribute('aria-label')).toBe('name 1 of 49');
  });
});
