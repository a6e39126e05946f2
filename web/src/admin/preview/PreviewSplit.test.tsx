// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { PreviewSplit } from './PreviewSplit';

it('A6: Enter gives the preview the width that nobody chose, as a double click does', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const [onWidth, onReset] = [vi.fn(), vi.fn()];
  const root = createRoot(document.body);
  await act(async () =>
    root.render(<PreviewSplit controls="pane" width={500} room={1200} onWidth={onWidth} onReset={onReset} />),
  );
  const split = document.querySelector('[role=separator]')!;
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  await act(async () => void split.dispatchEvent(enter));
  expect([onReset, onWidth].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  await act(async () => void split.dispatchEvent(new MouseEvent('dblclick', { bubbles: true })));
  expect(onReset).toHaveBeenCalledTimes(2);
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
