// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LeadForm } from './LeadForm';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal('fetch', async () => new Response(null));
vi.mock('../api/leads', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

let root: Root;
let place: HTMLElement;
const isBusy = () => place.querySelector('button')?.disabled;

/** Sends the form, which the browser itself takes then. */
async function send(): Promise<void> {
  const form = place.querySelector('form')!;
  const submit = vi.spyOn(form, 'submit').mockImplementation(() => {});
  act(() => void form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  await act(() => vi.waitFor(() => expect(submit).toHaveBeenCalledOnce()));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  const texts = { sending: 'Sending', success: 'Sent', failure: 'Failed' };
  const parts = { kind: 'contact', fields: [], texts, outcome: null, sent: false } as const;
  act(() =>
    root.render(
      <MemoryRouter>
        <LeadForm {...parts} action="/contact" submitText="Send" />
      </MemoryRouter>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.useRealTimers();
});

it('P20, P21: a form that the browser sends can be sent anew on the way back to it', async () => {
  await send();
  expect(isBusy()).toBe(true);
  const show = (persisted: boolean) =>
    act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
  // Where pictures come late, the page itself is only now shown for the first time.
  await show(false);
  expect(isBusy()).toBe(true);
  await show(true);
  expect(isBusy()).toBe(false);
});

it('P20, P21: a form that the browser sends and that nobody answers can be sent anew after 15 s', async () => {
  await send();
  await act(() => vi.advanceTimersByTimeAsync(14_000));
  expect(isBusy()).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1_100));
  expect([isBusy(), place.textContent?.includes('Failed')]).toEqual([false, false]);
});
