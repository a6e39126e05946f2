// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useLinkedQuestion } from './use-linked-question';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
Element.prototype.scrollIntoView = () => {};

function Question() {
  useLinkedQuestion();
  return (
    <details>
      <summary>Question</summary>
      <p id="faq-3">Answer</p>
    </details>
  );
}

it.each([
  ['is opened where the browser did not', 0, true],
  ['stays shut where its reader, whom the browser took there, has shut it before the app came', 700, false],
])('P10: the question of the address %s', (_, scrollY, isOpen) => {
  vi.stubGlobal('scrollY', scrollY);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const page = (
    <MemoryRouter initialEntries={['/faq#faq-3']}>
      <Question />
    </MemoryRouter>
  );
  act(() => root.render(page));
  expect(place.querySelector('details')?.open).toBe(isOpen);
  act(() => root.unmount());
  place.remove();
});
