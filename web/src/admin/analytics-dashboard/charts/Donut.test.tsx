// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Donut, type Slice } from './Donut';

const slice = (key: string, count: number, tone: number): Slice => ({
  key,
  name: `Name of ${key}`,
  count,
  percentage: count,
  tone,
});

it('A20: a part keeps its colour when others come and go; the largest is told in the middle, one of none is not drawn', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.getElementById('root')!);
  const show = (slices: readonly Slice[]) => act(async () => root.render(<Donut slices={slices} />));
  const tones = () => [...document.querySelectorAll('path')].map((path) => path.getAttribute('data-tone'));
  const middle = () => [...document.querySelectorAll('text')].map(({ textContent }) => textContent);
  const [organic, direct, email] = [slice('organic', 20, 0), slice('direct', 70, 1), slice('email', 10, 4)];
  await show([organic, direct, email]);
  expect(tones()).toEqual(['0', '1', '4']);
  expect(middle()).toEqual(['70.0%', 'Name of direct']);
  await show([email, { ...direct, count: 0 }]);
  expect(tones()).toEqual(['4']);
  expect(middle()).toEqual(['10.0%', 'Name of email']);
  expect([...document.querySelectorAll('i')].map((mark) => mark.getAttribute('data-tone'))).toEqual(['4', '1']);
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
