// @vitest-environment jsdom
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EarlyActions } from './actions';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
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

it('S6: of several choices between the same the app hears of the last one, and of the next', async () => {
  const Years = () => {
    const [years, choose] = useState('5');
    const radio = (value: string) => (
      <input
        key={value}
        type="radio"
        name="years"
        value={value}
        checked={years === value}
        onChange={() => choose(value)}
      />
    );
    return (
      <form>
        {['1', '2', '3', '4', '5'].map(radio)}
        <output>{years}</output>
      </form>
    );
  };
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Years />);
  const choice = (value: string) => root.querySelector<HTMLInputElement>(`[value="${value}"]`)!;
  const shown = () => [
    root.querySelector('output')?.textContent,
    root.querySelector<HTMLInputElement>(':checked')?.value,
  ];
  for (const value of ['4', '3', '2']) choice(value).click();
  await act(async () => void hydrateRoot(root, <Years />));
  await act(async () => actions.replay());
  expect(shown()).toEqual(['2', '2']);
  await act(async () => choice('3').click());
  expect(shown()).toEqual(['3', '3']);
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

it.each([
  ['nothing', '', true],
  ['blanks', '  ', true],
  ['an address', 'ada@example.com', false],
])(
  'S6, P30: Subscribe beside %s waits for the app where something is missing, which says so on the page',
  (_, value, waits) => {
    const box = document.body.appendChild(document.createElement('form'));
    box.innerHTML = '<input name="email" type="email" required><button type="submit" id="subscribe">Subscribe</button>';
    box.noValidate = true;
    box.querySelector('input')!.value = value;
    const submitted = vi.fn((event: Event) => event.preventDefault());
    box.addEventListener('submit', submitted);
    $('#subscribe').click();
    expect([submitted.mock.calls.length, waiting.mock.calls.length]).toEqual(waits ? [0, 1] : [1, 0]);
    actions.replay();
    expect([submitted.mock.calls.length, told]).toEqual([1, ['subscribe']]);
  },
);

it('S6: where the app cannot be had, a press is given up, not kept for later; words stay', () => {
  type($('#name'), 'Ada');
  expect(actions.giveUp(true)).toBe(false);
  $('#one').click();
  expect(actions.giveUp(false)).toBe(true);
  expect(document.querySelector('[aria-busy]')).toBeNull();
  told.length = 0;
  actions.replay();
  expect(told).toEqual(['name=Ada']);
});

/** A choice among stations, in a form with a button that sends it or without. */
function chosen(button: string) {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<form><select id="area"><option>All</option><option>Yaba</option></select>${button}</form>`,
  );
  const area = $<HTMLSelectElement>('#area');
  const sent = vi.spyOn(area.form!, 'submit').mockImplementation(() => {});
  area.value = 'Yaba';
  area.dispatchEvent(new Event('input', { bubbles: true }));
  return { sent, area };
}

it('S6, P9: where the app cannot be had, a choice in a form that no button sends is in vain now, and sent for good', () => {
  const { sent, area } = chosen('');
  const heard = vi.fn();
  area.addEventListener('change', heard);
  expect([actions.giveUp(false), sent.mock.calls.length]).toEqual([true, 0]);
  expect([actions.giveUp(true), sent.mock.calls.length]).toEqual([false, 1]);
  actions.replay();
  expect(heard).toHaveBeenCalledOnce();
});

it('S6: a choice in a form with a button waits for that button: the page does not change under the person’s hands', () => {
  const { sent } = chosen('<button type="submit">Show</button>');
  expect([actions.giveUp(true), sent.mock.calls.length]).toEqual([false, 0]);
});

it('S6: a button that has left the page meanwhile is not pressed', () => {
  const gone = $('#one');
  const clicked = vi.spyOn(gone, 'click');
  gone.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  gone.remove();
  actions.replay();
  expect(clicked).not.toHaveBeenCalled();
});

it.each([
  ['a press', () => new MouseEvent('click', { bubbles: true, cancelable: true })],
  ['the space bar', () => new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true })],
])(
  'S6, P4: %s on a link that stands for a button waits for the app, as a button’s does, and is heard once',
  (_, make) => {
    const heard = vi.fn();
    addEventListener('click', heard, true);
    const event = make();
    $('#demo').dispatchEvent(event);
    expect([event.defaultPrevented, told, location.hash, heard.mock.calls.length]).toEqual([true, [], '', 0]);
    expect(waiting).toHaveBeenCalledTimes(1);
    actions.replay();
    expect([told, heard.mock.calls.length]).toEqual([['demo'], 1]);
    removeEventListener('click', heard, true);
    history.replaceState(null, '', '/');
  },
);

it('S6, P4: where the app will never be had, a link that stands for a button leads where it says; where the line failed it waits', async () => {
  $('#demo').click();
  expect(actions.giveUp(false)).toBe(true);
  expect([told, location.hash]).toEqual([[], '']);
  $('#demo').click();
  expect(actions.giveUp(true)).toBe(false);
  expect([told, $('#demo').getAttribute('role')]).toEqual([['demo'], 'button']);
  await vi.waitFor(() => expect(location.hash).toBe('#steps'));
  history.replaceState(null, '', '/');
});

/** A field that React keeps, and what React has heard of it. */
function Field() {
  const [text, setText] = useState('');
  return (
    <>
      <input id="kept" value={text} onChange={({ target }) => setText(target.value)} />
      <output>{text}</output>
    </>
  );
}
async function takeOverField(): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Field />);
  type($('#kept'), 'Lagos Island');
  $<HTMLInputElement>('#kept').setSelectionRange(5, 5);
  await act(async () => hydrateRoot(place, <Field />));
}

it('S6: the app hears of what was typed, and the caret stays where it was', async () => {
  await takeOverField();
  act(() => actions.replay());
  const { value, selectionStart } = $<HTMLInputElement>('#kept');
  expect([value, selectionStart, $('output').textContent]).toEqual(['Lagos Island', 5, 'Lagos Island']);
});

it('S6: a word that an input method puts together is told of when it is whole', async () => {
  $('#one').click();
  document.body.insertAdjacentHTML('beforeend', '<input id="word">');
  const word = $<HTMLInputElement>('#word');
  word.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  type(word, 'ẹk');
  told.length = 0;
  actions.replay();
  expect(told).toEqual(['one']);
  word.value = 'ẹ̀kọ́';
  word.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  expect(told).toEqual(['one', 'word=ẹ̀kọ́']);
});
