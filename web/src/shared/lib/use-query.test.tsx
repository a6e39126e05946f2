// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchField } from '../ui/SearchField';
import { useSetQuery } from './use-query';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let root: Root;
let place: HTMLElement;

/** A page with a search and two choices, as the filter pages have them. */
function Page() {
  const search = new URLSearchParams(useLocation().search).get('search') ?? '';
  const setQuery = useSetQuery();
  const setOther = useSetQuery();
  return (
    <>
      <SearchField
        action="/faq"
        label="Search"
        value={search}
        delay={300}
        onSearch={(text) => setQuery({ search: text }, { replace: true })}
      />
      <button type="button" onClick={() => setOther({ category: 'app' })} id="choose" />
      <button
        type="button"
        id="both"
        onClick={() => {
          setQuery({ state: 'Lagos' });
          setOther({ size: 'large' });
        }}
      />
    </>
  );
}

const press = (id: string) => act(() => document.getElementById(id)?.click());
const type = (text: string) =>
  act(() => {
    const field = place.querySelector('input')!;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

describe('useSetQuery', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    history.replaceState(null, '', '/faq#place');
    place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
    act(() =>
      root.render(
        <BrowserRouter>
          <Page />
        </BrowserRouter>,
      ),
    );
  });
  afterEach(() => {
    act(() => root.unmount());
    place.remove();
    vi.useRealTimers();
  });

  it('P13: a category chosen while a typed search waits for its pause remains beside it', () => {
    type('pin');
    press('choose');
    expect(location.search).toBe('?category=app');
    act(() => vi.runAllTimers());
    expect(`${location.search}${location.hash}`).toBe('?category=app&search=pin#place');
    expect(place.querySelector('input')?.value).toBe('pin');
  });

  it('A4: the same choice told twice is one step back, not two', () => {
    const before = history.length;
    press('choose');
    press('choose');
    expect(history.length).toBe(before + 1);
    expect(location.search).toBe('?category=app');
  });

  it('P9: two changes before the page is drawn again both remain', () => {
    press('both');
    expect(location.search).toBe('?size=large&state=Lagos');
  });
});
