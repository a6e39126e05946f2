// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { Funnel } from './Funnel';

afterEach(() => vi.unstubAllGlobals());

it('A20: a step of nobody has no bar, one of few a bar that can be seen', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.getElementById('root')!);
  const steps = [1_000, 0, 1, 2].map((visitors, place) => ({ step: `Step ${place}`, visitors, percentage: 0 }));
  await act(async () => root.render(<Funnel steps={steps} />));
  const bars = [...document.querySelectorAll('li')].map((step) =>
    [...step.querySelectorAll('rect')].slice(1).map((bar) => bar.getAttribute('width')),
  );
  expect(bars).toEqual([['100%'], [], ['0.6%'], ['0.6%']]);
  const words = [...document.querySelectorAll('li > span:last-child')].map(({ textContent }) => textContent);
  expect(words).toEqual(['', '0% of the step before', 'More than the step before', 'More than the step before']);
  await act(async () => root.unmount());
});
