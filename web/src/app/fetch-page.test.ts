import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchPage, type InFront } from './fetch-page';

vi.mock('../shared/api/pages', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
const reload = vi.fn<() => void>();
const fetched = vi.fn<(path: string, options?: RequestInit) => Promise<Response>>();

/** No page is in front of the person. */
const nowhere = () => null;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { pathname: '/faq', reload });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { documentElement: { dataset: { build: 'b' } } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('S6, P1: where the file that asks the server is gone, the document is loaded as a whole', async () => {
  fetched.mockResolvedValue(new Response('<!doctype html>'));
  void fetchPage('/faq?q=key', nowhere);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(fetched.mock.calls).toEqual([['/faq']]);
});

it('P31: without a line, or a server that answers, nothing is loaded over what is shown', async () => {
  fetched.mockReset().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  reload.mockReset();
  await expect(fetchPage('/faq', nowhere)).rejects.toThrow('Failed to fetch');
  fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
  await expect(fetchPage('/faq', nowhere)).rejects.toThrow();
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['the worker keeps it', '/faq', 1],
  ['nobody keeps it', '/pricing', 0],
  ['the worker keeps its very list, P13', '/press-releases?page=2', 0],
])('X4: without a line, its document is loaded only where %s', async (_, address, times) => {
  reload.mockReset();
  fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('location', { pathname: address.split('?', 1)[0], reload });
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller: {} } });
  const kept = ['/faq', '/press-releases'];
  const match = async (asked: string) => (kept.includes(asked) ? new Response('<!doctype html>') : undefined);
  vi.stubGlobal('caches', { match });
  const asked = fetchPage(address, nowhere).catch(() => 'failed');
  if (times === 0) expect(await asked).toBe('failed');
  else await vi.waitFor(() => expect(reload).toHaveBeenCalled());
  expect(reload).toHaveBeenCalledTimes(times);
});

it.each([
  ['no line leads to the server', () => Promise.reject(new TypeError('Failed to fetch')), 1],
  ['the server does not answer', () => Promise.reject(new DOMException('Timed out', 'TimeoutError')), 1],
  ['the server answers', () => Promise.resolve(new Response(null, { status: 200 })), 0],
])(
  'X4, P4: in a browser that says that it is online, and knows no newer way to wait, the kept document is loaded only where %s',
  async (_, look, times) => {
    reload.mockReset();
    fetched.mockReset().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockImplementation(look);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      throw new TypeError('AbortSignal.timeout is not a function');
    });
    vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller: {} } });
    vi.stubGlobal('caches', { match: () => Promise.resolve(new Response('<!doctype html>')) });
    const asked = fetchPage('/faq', nowhere).catch(() => 'failed');
    if (times === 0) expect(await asked).toBe('failed');
    else await vi.waitFor(() => expect(reload).toHaveBeenCalled());
    expect(reload).toHaveBeenCalledTimes(times);
    const limited = { method: 'HEAD', cache: 'no-store', signal: expect.any(AbortSignal) };
    expect(fetched.mock.lastCall).toEqual(['/faq', limited]);
  },
);

it('X4, P20: a page that is in front of the person stays, whatever becomes of the line: they may be typing in it', async () => {
  reload.mockReset();
  fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller: {} } });
  vi.stubGlobal('caches', { match: () => Promise.resolve(new Response('<!doctype html>')) });
  const page = { address: '/faq', path: '/faq' };
  await expect(fetchPage('/faq', () => page)).rejects.toThrow();
  // It was drawn while the line was looked for.
  const drawn = vi.fn<InFront>().mockReturnValueOnce(null).mockReturnValue(page);
  await expect(fetchPage('/faq', drawn)).rejects.toThrow();
  expect(reload).not.toHaveBeenCalled();
});
