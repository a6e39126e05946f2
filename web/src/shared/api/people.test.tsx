// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { expect, it, vi } from 'vitest';
import { request } from './client';
import { usePeople } from './people';

vi.mock('./client', () => ({ request: vi.fn(async () => ({ people: [] })) }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it('A19: that somebody has joined is looked for every half a minute', async () => {
  vi.useFakeTimers();
  const People = () => <p>{usePeople().data?.length}</p>;
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <People />
      </SWRConfig>,
    ),
  );
  expect(request).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(30_100));
  expect(request).toHaveBeenCalledTimes(2);
  await act(async () => root.unmount());
  vi.useRealTimers();
});
