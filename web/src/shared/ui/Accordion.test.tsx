// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Accordion } from './Accordion';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
Element.prototype.scrollIntoView = () => {};
const items = ['one', 'two', 'three'].map((id) => ({ id, title: `Question ${id}`, content: `Answer ${id}` }));
let root: Root;
let place: HTMLElement;
const opened = () => [...place.querySelectorAll('details')].filter(({ open }) => open).map(({ id }) => id);
const open = (id: string) => {
  const part = place.querySelector<HTMLDetailsElement>(`#${id}`)!;
  part.open = true;
  // Said by hand, since jsdom may say it later.
  part.dispatchEvent(new Event('toggle'));
};

describe('Accordion', () => {
  beforeEach(() => {
    location.hash = '';
    place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
  });
  afterEach(() => {
    act(() => root.unmount());
    place.remove();
  });

  it('P10: the part that the address names is open', () => {
    location.hash = '#two';
    act(() => root.render(<Accordion items={items} />));
    expect(opened()).toEqual(['two']);
  });

  it('P10: a link to a part opens it, an anchor elsewhere opens none', () => {
    act(() => root.render(<Accordion items={items} />));
    location.hash = '#three';
    act(() => void window.dispatchEvent(new Event('hashchange')));
    expect(opened()).toEqual(['three']);
    location.hash = '#elsewhere';
    act(() => void window.dispatchEvent(new Event('hashchange')));
    expect(opened()).toEqual(['three']);
  });

  it('P10: an anchor that is no valid encoding opens nothing and breaks nothing', () => {
    location.hash = '#100%';
    act(() => root.render(<Accordion items={items} />));
    expect([opened(), place.querySelectorAll('details').length]).toEqual([[], 3]);
  });

  it('P1, P10: a named part that was closed by hand before the app came stays closed', () => {
    location.hash = '#two';
    act(() => root.unmount());
    place.replaceWith((place = document.createElement('div')));
    place.innerHTML = renderToString(<Accordion items={items} />);
    const summary = place.querySelector<HTMLElement>('#two summary')!;
    // As a browser sees it, to which jsdom gives no way.
    summary.tabIndex = 0;
    summary.focus();
    act(() => void (root = hydrateRoot(place, <Accordion items={items} />)));
    expect(opened()).toEqual([]);
  });

  it('P1, P10: whoever has read on before the app came is not taken back to the named part, which is open', () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    location.hash = '#two';
    vi.stubGlobal('scrollY', 900);
    act(() => root.render(<Accordion items={items} />));
    vi.stubGlobal('scrollY', 0);
    expect([opened(), scrolled.mock.calls.length]).toEqual([['two'], 0]);
    scrolled.mockRestore();
  });

  it('P5: one at a time where asked for, else any number', () => {
    act(() => root.render(<Accordion items={items} oneOpen="faq" />));
    open('one');
    open('two');
    expect(opened()).toEqual(['two']);
    act(() => root.render(<Accordion key="free" items={items} />));
    open('one');
    open('two');
    expect(opened()).toEqual(['one', 'two']);
  });

  it('P10: titles are headings where asked for', () => {
    act(() => root.render(<Accordion items={items} level={3} />));
    expect([...place.querySelectorAll('summary h3')].map((title) => title.textContent)).toContain('Question two');
  });
});
