// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchField } from './SearchField';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let root: Root;
let place: HTMLElement;
let clear = () => {};
let searched: string[] = [];
let arrive: (text: string) => void = () => {};

/** The address follows what is typed when the machine comes to it. */
function SlowlySearched() {
  const [text, setText] = useState('');
  arrive = setText;
  return (
    <SearchField action="/faq" label="Search questions" value={text} onSearch={(typed) => void searched.push(typed)} />
  );
}

function Searched() {
  const [text, setText] = useState('');
  clear = () => setText('');
  return (
    <>
      <SearchField action="/faq" label="Search questions" value={text} onSearch={setText} />
      <output>{text}</output>
    </>
  );
}

const input = () => place.querySelector('input')!;
const type = (text: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text);
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });

describe('SearchField', () => {
  beforeEach(() => {
    place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
    act(() => root.render(<Searched />));
  });
  afterEach(() => {
    act(() => root.unmount());
    place.remove();
  });

  it('P10: it searches at each key, and keeps the focus from the first one on', () => {
    const field = input();
    field.focus();
    type('p');
    type('pi');
    expect(place.querySelector('output')?.textContent).toBe('pi');
    expect(input()).toBe(field);
    expect(document.activeElement).toBe(field);
  });

  it('P10: a search that is cleared from outside leaves an empty field', () => {
    type('pin');
    act(() => clear());
    expect(input().value).toBe('');
  });

  it('P10: a search that is shown later than the next key takes no letter back; one from elsewhere is shown', () => {
    searched = [];
    act(() => root.render(<SlowlySearched />));
    type('p');
    type('pi');
    type('pin');
    for (const text of searched) {
      act(() => arrive(text));
      expect(input().value).toBe('pin');
    }
    expect(searched).toEqual(['p', 'pi', 'pin']);
    act(() => input().form!.requestSubmit());
    act(() => arrive(''));
    act(() => arrive('pin'));
    expect(input().value).toBe('pin');
    act(() => arrive('p'));
    expect(input().value).toBe('p');
  });

  it('P10: without script it is a form that asks for the searched page', () => {
    const form = place.querySelector('form');
    expect([form?.getAttribute('action'), form?.method, input().name]).toEqual(['/faq', 'get', 'search']);
  });
});
