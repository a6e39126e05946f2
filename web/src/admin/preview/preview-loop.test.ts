import { ApiError, type PreviewRequest } from '@apoti/contract';
import { defaultPosts } from '@apoti/contract/content/default-posts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PREVIEW_QUIET_MS, PREVIEW_RETRY_MS, PreviewLoop, type PreviewState } from './preview-loop';

const post = defaultPosts[0]!;
type Asked = { request: PreviewRequest; answer: (html: string) => void; fail: (error: Error) => void };
let asked: Asked[];
let state: PreviewState<string>;
let loop: PreviewLoop<string>;
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  state = { page: null, busy: false, failure: null };
  const load = (request: PreviewRequest) =>
    new Promise<string>((answer, fail) => void asked.push({ request, answer, fail }));
  loop = new PreviewLoop(load, (change) => (state = { ...state, ...change }));
});
afterEach(() => {
  loop.stop();
  vi.useRealTimers();
});

const pass = (ms = PREVIEW_QUIET_MS) => vi.advanceTimersByTimeAsync(ms);
/** Other parts of the same page, told apart by the post's title. */
const home = (title: string): PreviewRequest => ({ path: '/', post: { ...post, title } });

describe('PreviewLoop', () => {
  it('A6: asks for the first at once, for what is typed after the pause, and never later than 300 ms', async () => {
    loop.show(home('a'));
    await pass(0);
    expect(asked).toHaveLength(1);
    asked[0]!.answer('A');
    await pass(0);
    expect(state).toEqual({ page: { id: 1, path: '/', content: 'A' }, busy: false, failure: null });
    loop.show(home('ab'));
    await pass(PREVIEW_QUIET_MS - 1);
    loop.show(home('abc'));
    await pass(PREVIEW_QUIET_MS - 1);
    expect(asked).toHaveLength(1);
    await pass(1);
    expect(asked[1]?.request).toEqual(home('abc'));
    expect(PREVIEW_QUIET_MS).toBeLessThan(300);
  });

  it('A6: one request at a time; the newest is asked for once the present one is answered', async () => {
    loop.show(home('a'));
    await pass(0);
    for (const title of ['b', 'c', 'd']) {
      loop.show(home(title));
      await pass();
    }
    expect(asked).toHaveLength(1);
    asked[0]!.answer('A');
    await pass(0);
    expect(state.page?.content).toBe('A');
    expect(asked.map(({ request }) => request)).toEqual([home('a'), home('d')]);
  });

  it('A6: another page is asked for at once, and the one that was left is not shown any more', async () => {
    loop.show(home('a'));
    await pass(0);
    loop.show({ path: '/about' });
    asked[0]!.answer('A');
    await pass(0);
    expect(state.page).toBeNull();
    asked[1]!.answer('About');
    await pass(0);
    expect(state.page).toMatchObject({ path: '/about', content: 'About' });
  });

  it('A6: what was asked for already is not asked for again', async () => {
    loop.show(home('a'));
    await pass(0);
    asked[0]!.answer('A');
    await pass(0);
    loop.show(home('a'));
    await pass(10_000);
    expect(asked).toHaveLength(1);
  });

  it('A6: a failure leaves the last picture; a server that does not answer is asked again, for the newest', async () => {
    loop.show(home('a'));
    await pass(0);
    asked[0]!.answer('A');
    await pass(0);
    loop.show(home('b'));
    await pass();
    asked[1]!.fail(new ApiError('unavailable', 'The server cannot be reached'));
    await pass(0);
    const failure = { isWaiting: true, isSignedOut: false, message: 'The server cannot be reached' };
    expect(state).toMatchObject({ page: { content: 'A' }, busy: false, failure });
    await pass(PREVIEW_RETRY_MS - 1);
    expect(asked).toHaveLength(2);
    await pass(1);
    asked[2]!.fail(new ApiError('unavailable', 'The server cannot be reached'));
    await pass(0);
    loop.show(home('c'));
    await pass();
    asked[3]!.answer('C');
    await pass(PREVIEW_RETRY_MS);
    expect(asked.map(({ request }) => request.post?.title)).toEqual(['a', 'b', 'b', 'c']);
    expect(state).toMatchObject({ page: { content: 'C' }, failure: null });
  });

  it('A6: what is refused waits until it is tried again', async () => {
    loop.show(home('a'));
    await pass(0);
    asked[0]!.fail(new ApiError('unauthenticated', 'Sign in first'));
    await pass(10_000);
    expect(state.failure).toEqual({ isWaiting: false, isSignedOut: true, message: 'Sign in first' });
    expect(asked).toHaveLength(1);
    loop.retry();
    await pass(0);
    asked[1]!.answer('A');
    await pass(0);
    expect(state).toMatchObject({ page: { content: 'A' }, failure: null });
  });

  it('A6: what comes after the preview was closed is told nobody', async () => {
    loop.show(home('a'));
    await pass(0);
    loop.stop();
    asked[0]!.answer('A');
    await pass(0);
    expect(state.page).toBeNull();
  });
});
