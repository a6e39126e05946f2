// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { PageButtons } from './PageButtons';

const gone = vi.fn<(page: number) => void>();

function Pages() {
  const [page, setPage] = useState(1);
  const go = (to: number) => {
    gone(to);
    setPage(to);
  };
  return <PageButtons pages={{ page, count: 2, go }} />;
}

it('X2: the button that leads to the last page keeps the focus there, and leads no further', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Pages />));
  const [, next] = document.querySelectorAll('button');
  next?.focus();
  await act(async () => next?.click());
  expect([document.activeElement === next, next?.getAttribute('aria-disabled')]).toEqual([true, 'true']);
  await act(async () => next?.click());
  expect(gone.mock.calls).toEqual([[2]]);
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
