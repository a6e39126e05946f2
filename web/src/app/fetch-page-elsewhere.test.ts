import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchPage } from './fetch-page';

const { get } = vi.hoisted(() => ({
  get: vi.fn<(path: string, config: { timeout?: number }) => Promise<{ status: number; data: unknown }>>(),
}));
vi.mock('../shared/api/transport', () => ({ transport: { get } }));

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: { build: 'older' } } });
  vi.stubGlobal('navigator', {});
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['A17: what the settings lead on from', 404, 'not_found'],
  ['A18: a site that has been closed meanwhile', 503, 'maintenance'],
])('%s is asked for as a document, which ends where a typed address does', async (_, status, code) => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { pathname: '/press-releases/7', search: '?utm=1', reload });
  get.mockResolvedValue({ status, data: { success: false, error: 'x', code } });
  void fetchPage('/press-releases/7?utm=1', () => null);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

it.each([
  ['another page', '/press-releases', 1],
  ['the same one, in which they may be typing', '/contact', 0],
])('S6: of a newer build the document is loaded over %s', async (_, address, times) => {
  const reload = vi.fn<() => void>();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('location', { pathname: address, reload });
  vi.stubGlobal('navigator', { onLine: true });
  // An older copy must not stand in for it, either.
  const older = JSON.stringify({ name: 'contact' });
  vi.stubGlobal('localStorage', { getItem: () => older });
  get.mockResolvedValue({ status: 200, data: { view: {}, buildId: 'newer' } });
  const asked = fetchPage(address, () => ({ address: '/contact', path: '/contact' })).catch(() => 'stays');
  if (times === 0) expect(await asked).toBe('stays');
  else await vi.waitFor(() => expect(reload).toHaveBeenCalled());
  expect(reload).toHaveBeenCalledTimes(times);
});

it('A18, P20: what is in front of the person, who may be typing in it, stays while the site is closed', async () => {
  const reload = vi.fn<() => void>();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('location', { pathname: '/contact', reload });
  get.mockResolvedValue({ status: 503, data: { success: false, error: 'x', code: 'maintenance' } });
  const asked = fetchPage('/contact', () => ({ address: '/contact', path: '/contact' }));
  await expect(asked).rejects.toThrow('Another document');
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['what the worker has', '/faq', true, null],
  ['another part of the list before them', '/press-releases?search=x', false, '/press-releases'],
])(
  'P13, P31: where %s can stand in, a page is waited for no longer than other answers',
  async (_, address, inWorker, shown) => {
    vi.stubGlobal('document', { documentElement: { dataset: { build: 'b' } }, getElementById: () => null });
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
    vi.stubGlobal('navigator', { serviceWorker: { controller: inWorker ? {} : null } });
    vi.stubGlobal('caches', { match: async () => ({}) });
    get.mockReset().mockResolvedValue({ status: 200, data: { view: {}, buildId: 'b' } });
    await fetchPage(address, () => (shown === null ? null : { address: shown, path: shown }));
    expect(get).toHaveBeenCalledOnce();
    expect(get.mock.lastCall?.[1].timeout).toBeUndefined();
  },
);

it.each([
  ['no copy is waited for as long as a slow line may need', null, 60_000],
  ['a copy is waited for no longer than other answers', '{"name":"faq"}', undefined],
])('P31, S6: a page of which this browser has %s', async (_, copy, timeout) => {
  vi.stubGlobal('document', { documentElement: { dataset: { build: 'b' } }, getElementById: () => null });
  vi.stubGlobal('localStorage', { getItem: () => copy, setItem: () => {} });
  vi.stubGlobal('navigator', {});
  get.mockReset().mockResolvedValue({ status: 200, data: { view: {}, buildId: 'b' } });
  await fetchPage('/faq', () => null);
  expect(get.mock.lastCall?.[1].timeout).toBe(timeout);
});
