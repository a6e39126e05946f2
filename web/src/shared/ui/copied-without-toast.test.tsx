// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { CopyLink } from './CopyLink';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.mock('./toast', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('P9, P14: the button itself says that a link is copied where the toast’s file cannot be had', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => {} } });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  act(() => root.render(<CopyLink address="/lockers" />));
  expect(place.textContent).toBe('Copy link');
  await act(async () => place.querySelector('button')?.click());
  await act(() => vi.waitFor(() => expect(place.textContent).toBe('Link copied')));
  act(() => root.unmount());
});
