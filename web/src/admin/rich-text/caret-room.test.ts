// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { caretRoom } from './caret-room';

afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('style');
});

function bar(height: number): HTMLElement {
  const made = document.createElement('div');
  made.setAttribute('role', 'toolbar');
  Object.defineProperty(made, 'offsetHeight', { value: height });
  return made;
}

it('A8, X2: the caret keeps from under the header, the tools, the table’s tools and the dock, whichever are there', () => {
  const paper = document.createElement('div');
  document.body.replaceChildren(paper);
  const room = caretRoom(paper);
  expect([room.top, room.bottom]).toEqual([8, 8]);
  paper.before(bar(50));
  document.documentElement.style.setProperty('--head', '94px');
  expect([room.top, room.bottom]).toEqual([152, 8]);
  paper.after(bar(44));
  // jsdom computes no scroll padding.
  const computed = Object.assign(document.createElement('i').style, { scrollPaddingBottom: '79px' });
  vi.spyOn(globalThis, 'getComputedStyle').mockReturnValue(computed);
  expect([room.top, room.bottom]).toEqual([152, 79 + 44 + 8]);
});
