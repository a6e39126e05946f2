// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EarlyActions } from './actions';

let told: string[];
let waiting: ReturnType<typeof vi.fn<() => void>>;
let press: (button: HTMLElement) => boolean;
let actions: EarlyActions;
const $ = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector)!;
const type = (control: HTMLInputElement, value: string) => {
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
};

beforeEach(() => {
  document.body.innerHTML =
    '<button id="one"><b>1</b></button><button id="two">2</button><input id="name"><input id="yes" type="checkbox">' +
    '<form><button type="submit" id="send">Send</button></form><a id="demo" role="button" href="#steps">Demo</a>';
  [told, waiting, press] = [[], vi.fn<() => void>(), () => false];
  actions = new EarlyActions({ press: (button) => press(button), onWaiting: waiting });
  // The app's own ears.
  document.body.addEventListener('click', ({ target }) => told.push((target as Element).id));
  document.body.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'text') told.push(`${target.id}=${target.value}`);
  });
});
afterEach(() => {
  actions.replay();
  document.body.replaceWith(document.createElement('body'));
});

it('S6: what was done early is told to the app in order, each press once, each field as it was last', () => {
  $('#two').click();
  type($('#name'), 'Ad');
  $('#one b').click();
  $('#two').click();
  type($('#name'), 'Ada');
  expect($('#two').getAttribute('aria-busy')).toBe('true');
  expect(waiting).toHaveBeenCalledTimes(4);
  told.length = 0;
  actions.replay();
  expect(told).toEqual(['two', 'one', 'name=Ada']);
  expect(document.querySelector('[aria-busy]')).toBeNull();
  $('#one').click();
  expect(told).toEqual(['two', 'one', 'name=Ada', 'one']);
});

it('S6: a tick stays as it was set, and the app hears of it', () => {
  const box = $<HTMLInputElement>('#yes');
  box.click();
  told.length = 0;
  actions.replay();
  expect([box.checked, told]).toEqual([true, ['yes']]);
});

it('S6: what the browser or the first script does by itself is not kept', () => {
  press = ({ id }) => id === 'one';
  document.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault());
  $('#one').click();
  $('#send').click();
  told.length = 0;
  actions.replay();
  expect(told).toEqual([]);
  expect(waiting).not.toHaveBeenCalled();
});

it('S6: where the app cannot be had, a press is given up, not kept for later; words stay', () => {
  type($('#name'), 'Ada');
  expect(actions.giveUp()).toBe(false);
  $('#one').click();
  expect(actions.giveUp()).toBe(true);
  expect(document.querySelector('[aria-busy]')).toBeNull();
  told.length = 0;
  actions.replay();
  expect(told).toEqual(['name=Ada']);
});

it('S6: a button that has left the page meanwhile is not pressed', () => {
  const gone = $('#one');
  const clicked = vi.spyOn(gone, 'click');
  gone.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  gone.remove();
  actions.replay();
  expect(clicked).not.toHaveBeenCalled();
});

it('S6: the space bar opens a link that stands for a button', () => {
  const event = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
  $('#demo').dispatchEvent(event);
  expect([event.defaultPrevented, told]).toEqual([true, ['demo']]);
});
