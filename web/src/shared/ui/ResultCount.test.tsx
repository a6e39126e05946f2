// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { ResultCount } from './ResultCount';

it('X1, P13: what says how many were found stands there empty before, so that the first count is read aloud too', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (count: number | null) => act(async () => root.render(<ResultCount count={count} />));
  await show(null);
  const place = document.querySelector('[role=status]');
  expect(place?.textContent).toBe('');
  await show(1);
  expect([document.querySelector('[role=status]') === place, place?.textContent]).toEqual([true, '1 result found']);
  await show(2);
  expect(place?.textContent).toBe('2 results found');
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
