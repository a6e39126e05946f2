// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { saveFile } from './save-file';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('A16: a table is saved under the day that it is in Lagos, not in London', () => {
  vi.useFakeTimers({ now: Date.parse('2026-01-31T23:30:00.000Z') });
  const revokeObjectURL = vi.fn();
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:table', revokeObjectURL });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  saveFile(new Blob(['Name']), 'leads');
  const [saved] = click.mock.contexts;
  expect(click).toHaveBeenCalledTimes(1);
  expect(saved).toMatchObject({ download: 'leads-2026-02-01.csv', href: 'blob:table' });
  expect(revokeObjectURL).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revokeObjectURL).toHaveBeenCalledWith('blob:table');
});
