// @vitest-environment jsdom
import { analyticsQuerySchema } from '@apoti/contract/resources/analytics/report';
import { chanceOf } from '@apoti/contract/resources/analytics/sample-numbers';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginScreen, endScreen, pass } from './testing/screen';
import { useSample } from './use-sample';

beforeEach(beginScreen);
afterEach(endScreen);

const asked = { isOn: true, query: analyticsQuerySchema.parse({}), autoRefresh: true, interval: 2_000 };

it('A20: about three of ten ticks of Sample make its panels anew', async () => {
  const chance = chanceOf(20);
  vi.spyOn(Math, 'random').mockImplementation(() => chance.part());
  const views: unknown[] = [];
  function Probe() {
    views.push(useSample(asked).shown?.report.metrics[1]?.value);
    return null;
  }
  const root = createRoot(document.getElementById('root')!);
  await act(async () => root.render(<Probe />));
  await pass(1_000);
  let anew = 0;
  for (let tick = 0; tick < 100; tick += 1) {
    const before = views.at(-1);
    await pass(2_000);
    if (views.at(-1) !== before) anew += 1;
  }
  expect(anew).toBeGreaterThan(18);
  expect(anew).toBeLessThan(42);
  await act(async () => root.unmount());
});
