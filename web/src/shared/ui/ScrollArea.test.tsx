// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { ScrollArea } from './ScrollArea';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('A21: what is wider than its place is reached by keys and has a name; what is not is no stop', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let resized = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(look: () => void) {
        resized = look;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  const width = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(300);
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.getElementById('root')!);
  await act(async () => root.render(<ScrollArea label="Top Pages, table">wide</ScrollArea>));
  expect(document.querySelector('[tabindex], [role]')).toBeNull();
  width.mockReturnValue(301);
  await act(async () => resized());
  const area = document.querySelector('[role="region"]');
  expect(area?.getAttribute('aria-label')).toBe('Top Pages, table');
  expect(area?.getAttribute('tabindex')).toBe('0');
  await act(async () => root.unmount());
});
