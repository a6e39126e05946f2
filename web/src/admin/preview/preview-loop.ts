import { ApiError, type PreviewRequest } from '@apoti/contract';

/** How long nothing is typed before the preview is made anew, in ms: a pause within a word. */
export const PREVIEW_QUIET_MS = 120;

/** A finished preview. `id` counts up. */
export type PreviewPage = { id: number; path: string; html: string };

export type PreviewState = {
  /** The last good one. */
  page: PreviewPage | null;
  busy: boolean;
  /** Why the newest could not be made; null when it was, or is on its way. */
  failure: string | null;
};

/** Asks for previews of what changes all the time: one at a time, the newest wins, and none is asked for while somebody types. */
export class PreviewLoop {
  private newest: PreviewRequest | null = null;
  private isAsked = true;
  private running = false;
  private stopped = false;
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly load: (request: PreviewRequest) => Promise<string>,
    private readonly tell: (change: Partial<PreviewState>) => void,
  ) {}

  /** Takes what is to be seen now; another page, and the first, are asked for at once. */
  show(request: PreviewRequest): void {
    const isSamePage = this.newest?.path === request.path;
    this.newest = request;
    this.isAsked = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.next(), isSamePage ? PREVIEW_QUIET_MS : 0);
  }

  /** Asks again for what could not be had. */
  retry(): void {
    this.isAsked = false;
    void this.next();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
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
    if (this.timer === undefined) await this.next();
  }

  private async made(request: PreviewRequest): Promise<Partial<PreviewState>> {
    try {
      const html = await this.load(request);
      const isLeft = this.newest?.path !== request.path;
      if (isLeft) return {};
      this.count += 1;
      return { page: { id: this.count, path: request.path, html }, failure: null };
    } catch (error) {
      return { failure: error instanceof ApiError ? error.message : 'Something went wrong' };
    }
  }
}
