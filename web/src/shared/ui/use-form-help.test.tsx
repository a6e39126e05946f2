// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFormHelp } from './use-form-help';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Form({ errors }: { errors: object }) {
  const form = useFormHelp({ errors });
  return (
    <form ref={form}>
      <input name="email" aria-invalid="true" />
      <textarea name="message" />
    </form>
  );
}

const first = {};
let place: HTMLElement;
let root: Root;
const takeOver = () => act(() => void (root = hydrateRoot(place, <Form errors={first} />)));
const focused = () => document.activeElement?.getAttribute('name') ?? null;

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Form errors={first} />);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

it('P20: a form that was refused before the app came leads to what is wrong', () => {
  takeOver();
  expect(focused()).toBe('email');
});

it('P20: whoever types in a refused form when the app comes goes on there; the next check leads to what is wrong', () => {
  place.querySelector('textarea')?.focus();
  takeOver();
  expect(focused()).toBe('message');
  act(() => root.render(<Form errors={{}} />));
  expect(focused()).toBe('email');
});
