// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PagePending } from './PagePending';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal('scrollTo', () => {});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const link = () => document.querySelector<HTMLAnchorElement>('a');
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

describe('a page that is on its way', () => {
  it('P31: can be loaded as a whole where its file hangs, and says nothing of it while it may come soon', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const root = createRoot(host);
    await act(async () =>
      root.render(
        <MemoryRouter initialEntries={['/press-releases?page=2']}>
          <PagePending name="press-releases" />
        </MemoryRouter>,
      ),
    );
    await pass(11_000);
    expect(host.textContent).toBe('Loading...');
    await pass(2_000);
    expect(host.textContent).toBe('Loading...This takes longer than usual. Load the page again');
    expect(link()?.getAttribute('href')).toBe('/press-releases?page=2');
    // One without a target would be followed inside of this document.
    expect(link()?.target).toBe('_self');
    act(() => root.unmount());
    expect(vi.getTimerCount()).toBe(0);
  });
});
