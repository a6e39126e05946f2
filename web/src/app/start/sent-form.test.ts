// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SentForm } from './sent-form';

let sent: SentForm;
let form: HTMLFormElement;
/** Whether the browser goes on to send the form. */
const submit = () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
const isAnswered = async () => {
  let done = false;
  void sent.answered().then(() => (done = true));
  await vi.advanceTimersByTimeAsync(0);
  return done;
};

beforeEach(() => {
  vi.useFakeTimers();
  form = document.body.appendChild(Object.assign(document.createElement('form'), { method: 'post' }));
  sent = new SentForm();
});
afterEach(() => {
  form.remove();
  vi.useRealTimers();
});

it('S6: while a form is on its way it is not sent again, and the app stays away', async () => {
  expect(await isAnswered()).toBe(true);
  expect(submit()).toBe(true);
  expect(submit()).toBe(false);
  expect(await isAnswered()).toBe(false);
});

it('S6: once it must have been answered, or on the way back to its page, it can be sent again', async () => {
  submit();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await isAnswered()).toBe(true);
  expect(submit()).toBe(true);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(submit()).toBe(true);
});

it('S6, A18: a form that a script answers in the page, as the question about cookies, holds up neither the app nor a form', async () => {
  form.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  expect(submit()).toBe(false);
  expect(await isAnswered()).toBe(true);
  expect(submit()).toBe(true);
});

it('S6: a form that only asks for a page holds nothing up, and another form can be sent', async () => {
  const other = document.body.appendChild(Object.assign(document.createElement('form'), { method: 'post' }));
  form.method = 'get';
  expect([submit(), submit(), await isAnswered()]).toEqual([true, true, true]);
  form.method = 'post';
  submit();
  expect(other.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))).toBe(true);
  other.remove();
});

it('S6, A19: a form that the app leaves to the browser is not sent twice either', () => {
  dispatchEvent(new Event('app:ready'));
  expect([submit(), submit()]).toEqual([true, false]);
});
