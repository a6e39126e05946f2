// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { stopStrayDrops } from './stray-drops';

/** Drags something of these types over an element, and drops it there; whether the browser does nothing of its own. */
function drop(target: Element, types: string[]) {
  const dataTransfer = { types, dropEffect: 'copy' };
  const prevented = ['dragover', 'drop'].map((type) => {
    const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  });
  return { prevented, effect: dataTransfer.dropEffect };
}

it('A21: a file that is dropped beside a place for files leads nowhere; text and places for files are left alone', () => {
  document.body.innerHTML = '<p></p><div></div>';
  stopStrayDrops();
  const [beside, place] = [document.querySelector('p')!, document.querySelector('div')!];
  for (const type of ['dragover', 'drop']) place.addEventListener(type, (event) => event.preventDefault());
  expect(drop(beside, ['Files'])).toEqual({ prevented: [true, true], effect: 'none' });
  expect(drop(beside, ['text/plain'])).toEqual({ prevented: [false, false], effect: 'copy' });
  expect(drop(place, ['Files'])).toEqual({ prevented: [true, true], effect: 'copy' });
});
