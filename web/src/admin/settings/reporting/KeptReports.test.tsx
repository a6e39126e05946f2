// @vitest-environment jsdom
import type { KeptReport } from '@apoti/contract';
import { act, type ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KeptReports } from './KeptReports';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const parts = vi.hoisted(() => ({
  state: {} as { data?: { reports: KeptReport[] }; error?: { message: string } },
  mutate: vi.fn<() => void>(),
}));
vi.mock('../../../shared/api/reports', () => ({
  useKeptReports: () => ({
    data: undefined,
    error: undefined,
    isValidating: false,
    ...parts.state,
    mutate: parts.mutate,
  }),
  reportAddress: (name: string) => `/api/reports/${name}`,
}));

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  parts.mutate.mockClear();
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

const show = (state: typeof parts.state, next: Partial<ComponentProps<typeof KeptReports>> = {}) => {
  parts.state = state;
  act(() => root.render(<KeptReports isWanted isScheduled {...next} />));
};
const report = (date: number): KeptReport => {
  const day = `2026-01-${String(date).padStart(2, '0')}`;
  return { name: `report-daily-${day}.pdf`, kind: 'daily', day, size: 8_412 };
};
const links = () => [...place.querySelectorAll('a')];

it('A18: without any, it says how there will be some', () => {
  show({ data: { reports: [] } });
  expect(place.textContent).toContain('The next report with figures will be here');
  show({ data: { reports: [] } }, { isScheduled: false });
  expect(place.textContent).toContain('No report is switched on above: only one that you send now will be here');
  show({ data: { reports: [] } }, { isWanted: false });
  expect(place.textContent).toContain('Switch on “Automatic export” to keep them.');
});

it('A18: each says what it is, of when, how large, and is downloaded under its name', () => {
  show({ data: { reports: [report(31)] } });
  expect(place.querySelector('li')?.textContent).toBe('Daily report PDF31 Jan 2026 · 8.4 KB Download');
  const [link] = links();
  expect(link?.getAttribute('href')).toBe('/api/reports/report-daily-2026-01-31.pdf');
  expect(link?.download).toBe('report-daily-2026-01-31.pdf');
  expect(link?.getAttribute('aria-label')).toBe('Download the daily report of 31 Jan 2026 (PDF)');
});

it('A18: of many the newest are shown, all of them on demand', () => {
  const reports = Array.from({ length: 31 }, (_, back) => report(31 - back));
  show({ data: { reports } });
  expect(links()).toHaveLength(5);
  const more = place.querySelector('button');
  expect(more?.textContent).toBe('Show all 31');
  act(() => more?.click());
  expect(links()).toHaveLength(31);
  expect(more?.getAttribute('aria-expanded')).toBe('true');
});

it('A18: when they cannot be listed it says why and tries again; what is known stays', () => {
  const error = { message: 'The server cannot be reached' };
  show({ error });
  expect(place.querySelector('[role="alert"]')?.textContent).toContain('The server cannot be reached');
  act(() => place.querySelector('button')?.click());
  expect(parts.mutate).toHaveBeenCalledOnce();
  show({ data: { reports: [report(1)] }, error });
  expect(links()).toHaveLength(1);
});
