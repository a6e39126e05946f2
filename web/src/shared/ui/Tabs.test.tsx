// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tabs } from './Tabs';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const tabs = [
  { id: 'hero', label: 'Hero Carousel' },
  { id: 'faq', label: 'FAQ Management', count: 3 },
  { id: 'footer', label: 'Footer Content' },
] as const;
let watched: (() => void)[] = [];
let root: Root;
let place: HTMLElement;

function Screen() {
  const [current, setCurrent] = useState<(typeof tabs)[number]['id']>('hero');
  return (
    <Tabs label="Parts" tabs={tabs} current={current} onChoose={setCurrent}>
      <p>Panel of {current}</p>
    </Tabs>
  );
}

const tab = (index: number) => place.querySelectorAll<HTMLElement>('[role="tab"]')[index]!;
const panel = () => place.querySelector('[role="tabpanel"]');
const press = (key: string) =>
  act(async () => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

describe('Tabs', () => {
  beforeEach(async () => {
    watched = [];
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(private readonly callback: () => void) {}
        observe(element: Element) {
          if (element.getAttribute('role') === 'tablist') watched.push(this.callback);
        }
        unobserve() {}
        disconnect() {}
      },
    );
    place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
    await act(async () => root.render(<Screen />));
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    place.remove();
  });

  it('A4: a click chooses a tab; its panel is named by it', async () => {
    await act(async () => tab(1).click());
    expect(tab(1).getAttribute('aria-selected')).toBe('true');
    expect(panel()?.textContent).toBe('Panel of faq');
    expect(panel()?.getAttribute('aria-labelledby')).toBe(tab(1).id);
  });

  it('A4: arrows, Home and End choose, and wrap', async () => {
    await act(async () => tab(0).focus());
    await press('ArrowRight');
    expect([document.activeElement, panel()?.textContent]).toEqual([tab(1), 'Panel of faq']);
    await press('End');
    expect(panel()?.textContent).toBe('Panel of footer');
    await press('ArrowRight');
    expect(panel()?.textContent).toBe('Panel of hero');
    await press('End');
    await press('Home');
    expect(panel()?.textContent).toBe('Panel of hero');
  });

  it('A4: one tab is in the tab order', () => {
    expect([0, 1, 2].map((index) => tab(index).tabIndex)).toEqual([0, -1, -1]);
  });

  it('A4: a row with too little room says on which sides it goes on, and brings the chosen tab into sight', async () => {
    const row = place.querySelector<HTMLElement>('[role="tablist"]')!;
    const edges = () => ['data-before', 'data-after'].filter((name) => row.hasAttribute(name));
    expect(edges()).toEqual([]);
    const at = (left: number, width: number) => () => new DOMRect(left - row.scrollLeft, 0, width, 44);
    row.getBoundingClientRect = () => new DOMRect(0, 0, 300, 44);
    [0, 1, 2].forEach((index) => (tab(index).getBoundingClientRect = at(index * 200, 200)));
    Object.defineProperties(row, { scrollWidth: { value: 600 }, clientWidth: { value: 300 } });
    for (const look of watched) look();
    expect([row.scrollLeft, edges()]).toEqual([0, ['data-after']]);
    await act(async () => tab(1).click());
    expect([row.scrollLeft, edges()]).toEqual([144, ['data-before', 'data-after']]);
    row.scrollLeft = 300;
    await act(async () => row.dispatchEvent(new Event('scroll')));
    expect(edges()).toEqual(['data-before']);
  });

  it('X1: the content security policy holds: no style attribute and no style element, on the server and here', async () => {
    expect(renderToString(<Screen />)).not.toMatch(/style[=\s>]/);
    expect(document.querySelector('style')).toBeNull();
  });
});
