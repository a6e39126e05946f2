import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { appLoader, type Import } from './app-loader';

const begin = vi.fn<(mayBegin: () => Promise<void>) => Promise<void>>();
const load = vi.fn<Import>();
const onFailure = vi.fn<(failure: string) => void>();
const mayBegin = vi.fn<() => Promise<void>>();
const fetched = vi.fn<(file: string) => Promise<Response>>();
const warned = vi.spyOn(console, 'warn');
const loader = () => appLoader({ app: '/app.js', imports: '/a.js /b.js', mayBegin, onFailure, load });
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const script = () => new Response('export {};', { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
const files = () => fetched.mock.calls.map(([file]) => file);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  begin.mockReset().mockResolvedValue(undefined);
  load.mockReset().mockResolvedValue({ begin });
  fetched.mockReset().mockImplementation(async () => script());
  warned.mockReset().mockImplementation(() => {});
  onFailure.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('S6: loads the app once, all its files together and read to their ends, however often it is asked to', async () => {
  const replies: Response[] = [];
  fetched.mockImplementation(async () => replies[replies.push(script()) - 1] ?? script());
  const start = loader();
  start();
  start();
  expect(files()).toEqual(['/app.js', '/a.js', '/b.js']);
  expect(load).not.toHaveBeenCalled();
  await wait(10_000);
  start();
  await wait(10_000);
  expect(load.mock.calls).toEqual([['/app.js']]);
  expect(begin.mock.calls).toEqual([[mayBegin]]);
  expect([files().length, replies.every(({ bodyUsed }) => bodyUsed)]).toEqual([3, true]);
});

it('S6: no module is asked for that could not be had: what is missing is fetched once more, then it is said; the next touch tries again', async () => {
  fetched.mockImplementation(async (file) => {
    if (file === '/a.js') throw new TypeError('Failed to fetch');
    return script();
  });
  const start = loader();
  start();
  await wait(1_000);
  expect(onFailure).not.toHaveBeenCalled();
  await wait(1_000);
  expect(files()).toEqual(['/app.js', '/a.js', '/b.js', '/a.js']);
  expect(onFailure.mock.calls).toEqual([['line']]);
  expect(load).not.toHaveBeenCalled();
  fetched.mockImplementation(async () => script());
  start();
  await wait(0);
  expect(files().slice(4)).toEqual(['/a.js']);
  expect([load.mock.calls.length, begin.mock.calls.length, onFailure.mock.calls.length]).toEqual([1, 1, 1]);
});

it.each([
  ['a server that is not there yet', () => new Response('', { status: 503 })],
  ['a hotel’s page', () => new Response('<p>Your room?</p>', { headers: { 'content-type': 'text/html' } })],
  ['a file that breaks off', () => new Response(new ReadableStream({ start: (body) => body.error(new Error('cut')) }))],
])('S6: %s is as good as no line', async (_, answer) => {
  fetched.mockImplementationOnce(async () => answer()).mockImplementationOnce(async () => script());
  fetched.mockImplementationOnce(async () => script());
  loader()();
  await wait(1_000);
  expect(load).not.toHaveBeenCalled();
  await wait(1_000);
  expect([files().at(-1), begin.mock.calls.length]).toEqual(['/app.js', 1]);
});

it('S6: where a newer build has replaced the files, it is looked for once more and never again, and each press is told', async () => {
  fetched.mockImplementation(async () => new Response('', { status: 404 }));
  const start = loader();
  start();
  await wait(10_000);
  expect(files()).toHaveLength(6);
  expect(onFailure.mock.calls).toEqual([['lost']]);
  start();
  await wait(10_000);
  expect(files()).toHaveLength(6);
  expect(onFailure.mock.calls).toEqual([['lost'], ['lost']]);
  expect(warned).toHaveBeenCalledTimes(1);
});

it('S6: a line that brings nothing and does not break is said after a while, at each press; what comes at last is taken', async () => {
  let come = () => {};
  fetched.mockImplementation((file) =>
    file === '/a.js' ? new Promise((resolve) => (come = () => resolve(script()))) : Promise.resolve(script()),
  );
  const start = loader();
  start();
  await wait(15_000);
  start();
  await wait(15_000);
  expect(onFailure).not.toHaveBeenCalled();
  await wait(5_000);
  expect(onFailure.mock.calls).toEqual([['line']]);
  start();
  await wait(20_000);
  expect(onFailure.mock.calls).toEqual([['line'], ['line']]);
  come();
  await wait(60_000);
  expect([files().length, begin.mock.calls.length, onFailure.mock.calls.length]).toEqual([3, 1, 2]);
});

it('S6: an app that breaks when it takes the page over is not tried again', async () => {
  begin.mockRejectedValue(new Error('The page could not be taken over'));
  const start = loader();
  start();
  await wait(10_000);
  start();
  await wait(10_000);
  expect([load.mock.calls.length, begin.mock.calls.length]).toEqual([1, 1]);
  expect(onFailure.mock.calls).toEqual([['lost'], ['lost']]);
});
