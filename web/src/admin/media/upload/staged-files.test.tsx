// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Call } from '../../../shared/api/client';
import { typeInto } from '../../editing/testing/type-into';
import { FakeLibrary } from '../../library/testing/fake-library';
import {
  beginDocument,
  button,
  click,
  dialog,
  endDocument,
  field,
  give,
  named,
  open,
  shown,
} from '../testing/media-page';

const server = new FakeLibrary();
vi.mock('../../../shared/api/client', () => ({ request: (_schema: unknown, call: Call) => server.answer(call) }));

beforeEach(beginDocument);
afterEach(endDocument);

const isWarned = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
const alt = () => named<HTMLInputElement>('Alt text: sun.png');

it('A15: alt texts of chosen files outlive their screen, and a reload asks; once none is left it does not', async () => {
  await open();
  expect(isWarned()).toBe(false);
  await give(document.querySelector('h1')!, 'drop', [new File(['x'], 'sun.png', { type: 'image/png' })]);
  await typeInto(alt(), 'The sun over Yaba');
  expect(isWarned()).toBe(true);
  await endDocument();
  await beginDocument();
  expect(isWarned()).toBe(true);
  await open();
  expect([dialog().contains(alt()), alt().value]).toEqual([true, 'The sun over Yaba']);
  await click(button('Cancel', dialog()));
  expect([dialog(), isWarned()]).toEqual([undefined, true]);
  await click(button('Upload files'));
  expect(alt().value).toBe('The sun over Yaba');
  await click(named('Remove: sun.png'));
  expect(isWarned()).toBe(false);
});

it('A6, A15: an alt text that is too long is not cut: it stays, is counted, and the files wait until it is shorter', async () => {
  const long = 'A locker. '.repeat(31);
  await open();
  await give(document.querySelector('h1')!, 'drop', [new File(['x'], 'sun.png', { type: 'image/png' })]);
  await typeInto(alt(), long);
  expect(dialog().textContent).toContain('310 / 300');
  await click(button('Upload 1 file', dialog()));
  expect([alt().value, dialog().textContent?.includes('Alt text is longer than 300 characters')]).toEqual([long, true]);
  expect(document.activeElement, 'the field that is too long').toBe(alt());
  await click(named('Remove: sun.png'));
});

it('X1, X2, A15: refused files are told once, each why at its button, and who removes one goes on at the next', async () => {
  await open();
  const [one, two] = ['one.svg', 'two.svg'].map((name) => new File(['x'], name, { type: 'image/svg+xml' }));
  await give(document.querySelector('h1')!, 'drop', [one!, two!]);
  const said = () => [...dialog().querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
  expect([said(), dialog().querySelector('[role=alert]')]).toEqual([['2 files cannot be sent'], null]);
  const why = document.getElementById(named('Remove: two.svg').getAttribute('aria-describedby') ?? '');
  expect(why?.textContent).toContain('Please select a valid image file');
  await click(named('Remove: one.svg'));
  expect([document.activeElement, said()]).toEqual([named('Remove: two.svg'), ['1 file cannot be sent']]);
  await click(named('Remove: two.svg'));
  expect([document.activeElement, said()]).toEqual([dialog().querySelector('input[type=file]'), ['']]);
});

it('A15: a folder’s name that was typed is asked about before it goes', async () => {
  await open();
  await click(button('New folder'));
  expect(isWarned()).toBe(false);
  await typeInto(field('Folder name', dialog()), 'Summer');
  expect(isWarned()).toBe(true);
  await click(named('Close'));
  await shown('Discard what you have typed?');
  await click(button('Keep editing'));
  expect(field('Folder name', dialog()).value).toBe('Summer');
});
