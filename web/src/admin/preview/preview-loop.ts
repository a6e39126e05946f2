import { ApiError, type PreviewRequest } from '@apoti/contract';

/** How long nothing is typed before the preview is made anew, in ms: a pause within a word. */
export const PREVIEW_QUIET_MS = 120;

/** After how long a server that did not answer is asked again, in ms. */
export const PREVIEW_RETRY_MS = 3_000;

/** A finished preview. `id` counts up. */
export type PreviewPage<T> = { id: number; path: string; content: T };

/**
 * Why the newest could not be made. `isWaiting`: the server does not answer, and is asked again without being told to.
 * `isSignedOut`: the session has ended; whoever knows of the next one asks again.
 */
export type PreviewFailure = { isWaiting: boolean; isSignedOut: boolean; message: string };

export type PreviewState<T> = {
  /** The last good one. */
  page: PreviewPage<T> | null;
  busy: boolean;
  /** Null when the newest was made, or is on its way for the first time. */
  failure: PreviewFailure | null;
};

/** Asks for previews of what changes all the time: one at a time, the newest wins, and none is asked for while somebody types. */
export class PreviewLoop<T> {
  private newest: PreviewRequest | null = null;
  private newestText = '';
  private isAsked = true;
  private running = false;
  private stopped = false;
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly load: (request: PreviewRequest) => Promise<T>,
    private readonly tell: (change: Partial<PreviewState<T>>) => void,
  ) {}

  /** Takes what is to be seen now; another page, and the first, are asked for at once, the same again not at all. */
  show(request: PreviewRequest): void {
    const text = JSON.stringify(request);
    if (text === this.newestText) return;
    this.newestText = text;
    const isSamePage = this.newest?.path === request.path;
    this.newest = request;
    this.isAsked = false;
    this.nextIn(isSamePage ? PREVIEW_QUIET_MS : 0);
  }

  /** Asks again for what could not be had. */
  retry(): void {
    this.isAsked = false;
    this.nextIn(0);
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private nextIn(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.next(), ms);
  }

  private async next(): Promise<void> {
    this.timer = undefined;
    const request = this.newest;
    if (this.running || this.isAsked || this.stopped || request === null) return;
    this.running = true;
    this.isAsked = true;
    this.tell({ busy: true });
    const change = await this.made(request);
    this.running = false;
    if (this.stopped) return;
    this.tell({ ...change, busy: false });
    // While somebody types, the pause after it asks.
    if (this.timer !== undefined) return;
    if (!this.isAsked) await this.next();
    else if (change.failure?.isWaiting === true) {
      this.isAsked = false;
      this.nextIn(PREVIEW_RETRY_MS);
    }
  }

  private async made(request: PreviewRequest): Promise<Partial<PreviewState<T>>> {
    try {
      const content = await this.load(request);
      const isLeft = this.newest?.path !== request.path;
      if (isLeft) return {};
      this.count += 1;
      return { page: { id: this.count, path: request.path, content }, failure: null };
    } catch (error) {
      const { code, message } =
        error instanceof ApiError ? error : { code: 'internal', message: 'Something went wrong' };
      return {
        failure: { isWaiting: code === 'unavailable', isSignedOut: code === 'unauthenticated', message },
      };
    }
  }
}
