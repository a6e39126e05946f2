import { afterEach, expect, it, vi } from 'vitest';
import { fetchPage } from './fetch-page';

const { get } = vi.hoisted(() => ({ get: vi.fn<() => Promise<{ status: number; data: unknown }>>() }));
vi.mock('../shared/api/transport', () => ({ transport: { get } }));

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['A17: what the settings lead on from', 404, 'not_found'],
  ['A18: a site that has been closed meanwhile', 503, 'maintenance'],
])('%s is asked for as a document, which ends where a typed address does', async (_, status, code) => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { pathname: '/press-releases/7', search: '?utm=1', reload });
  get.mockResolvedValue({ status, data: { success: false, error: 'x', code } });
  void fetchPage('/press-releases/7?utm=1');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});
