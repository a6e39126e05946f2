import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright/test';
import type { CountedLine, Sent } from './counted-line';

/** What a visit has fetched: the bytes that went over the wire, by kind, the requests, and what of the bytes is script, without headers. */
export type Fetched = { requests: number; bytes: number; byKind: Record<string, number>; script: number };

/** A phone as Lighthouse has it. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** So long nobody touches the page: whatever it fetches by itself has begun by then. */
const UNTOUCHED_MS = 15_000;
/** How long nothing may come before everything is there, in ms. */
const QUIET_MS = 1_000;

const responseSchema = z.object({
  requestId: z.string(),
  type: z.string(),
  response: z.object({ mimeType: z.string(), encodedDataLength: z.number() }),
});
const finishedSchema = z.object({ requestId: z.string(), encodedDataLength: z.number() });

/** Counts what a page fetches, headers too, as the browser's own debugger sees it. What comes from its cache counts nothing. */
class Counter {
  private readonly begun = new Map<string, { kind: string; isScript: boolean; headers: number }>();
  private readonly finished: { kind: string; bytes: number; script: number }[] = [];
  private last = performance.now();

  static async of(page: Page): Promise<Counter> {
    const session: CDPSession = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    return new Counter(session);
  }

  private constructor(session: CDPSession) {
    session.on('Network.responseReceived', (event) => {
      const { requestId, type, response } = responseSchema.parse(event);
      // The app's files are fetched before they are imported: by their kind alone they would be no script.
      const isScript = /javascript/.test(response.mimeType);
      this.begun.set(requestId, { kind: type, isScript, headers: response.encodedDataLength });
    });
    session.on('Network.loadingFinished', (event) => {
      const { requestId, encodedDataLength: bytes } = finishedSchema.parse(event);
      this.last = performance.now();
      if (bytes <= 0) return;
      const { kind, isScript, headers } = this.begun.get(requestId) ?? { kind: 'Other', isScript: false, headers: 0 };
      this.finished.push({ kind, bytes, script: isScript ? bytes - headers : 0 });
    });
  }

  /** Ends when nothing has come for a while. */
  async quiet(): Promise<void> {
    this.last = performance.now();
    while (performance.now() - this.last < QUIET_MS) await pause(QUIET_MS / 10);
  }

  get fetched(): Fetched {
    const byKind: Record<string, number> = {};
    for (const { kind, bytes } of this.finished) byKind[kind] = (byKind[kind] ?? 0) + bytes;
    const bytes = this.finished.reduce((sum, one) => sum + one.bytes, 0);
    const script = this.finished.reduce((sum, one) => sum + one.script, 0);
    return { requests: this.finished.length, bytes, byKind, script };
  }
}

/** What came over the line at the first visit, the service worker's own too; at a second one; and at one after an edit of the page. */
export type OnTheLine = { first: Sent[]; second: Sent[]; edited: Sent[] };
/** What the page fetched until it was touched, all that it fetched with the touch, and what was on the line. */
export type Visits = { untouched: Fetched; touched: Fetched; line: OnTheLine };

/** Between two visits of a person the browser ends the worker: what it does once in its life is done at each. */
async function endWorkers(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

/** Ends a visit, and gives all that was on the line meanwhile. */
async function leave(context: BrowserContext, page: Page, line: CountedLine): Promise<Sent[]> {
  await line.quiet();
  await endWorkers(context, page);
  await page.close();
  await line.quiet();
  return line.take();
}

/** Reads the page to its end: when pictures further down are asked for depends on how fast the browser takes the line to be. */
async function read(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight / 2) {
      scrollTo(0, at);
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
  });
}

async function laterVisit(context: BrowserContext, line: CountedLine, path: string): Promise<Sent[]> {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'load' });
  await line.quiet();
  await page.touchscreen.tap(1, 400);
  await read(page);
  return leave(context, page, line);
}

/**
 * A first visit on a phone that nobody touches for a while, then does; then further ones of the same browser, before and after an edit. Each
 * is read to its end.
 */
export async function visit(
  browser: Browser,
  line: CountedLine,
  path: string,
  edit: () => Promise<void>,
): Promise<Visits> {
  const context = await browser.newContext({ ...PHONE, baseURL: line.origin });
  try {
    const page = await context.newPage();
    const counter = await Counter.of(page);
    await page.goto(path, { waitUntil: 'load' });
    await pause(UNTOUCHED_MS);
    const untouched = counter.fetched;
    await page.touchscreen.tap(1, 400);
    await counter.quiet();
    const touched = counter.fetched;
    await read(page);
    const first = await leave(context, page, line);
    const second = await laterVisit(context, line, path);
    await edit();
    return { untouched, touched, line: { first, second, edited: await laterVisit(context, line, path) } };
  } finally {
    await context.close();
  }
}

/** Script and styles that an address of the back-office fetches, after `warm` where one is named; with a sign-in that is kept. */
export async function officeBytes(browser: Browser, state: SignedIn, path: string, warm?: string): Promise<number> {
  const context = await browser.newContext(state);
  try {
    if (warm !== undefined) {
      const page = await context.newPage();
      const counter = await Counter.of(page);
      await page.goto(warm, { waitUntil: 'load' });
      await counter.quiet();
      await page.close();
    }
    const page = await context.newPage();
    const counter = await Counter.of(page);
    await page.goto(path, { waitUntil: 'load' });
    await counter.quiet();
    const { byKind } = counter.fetched;
    return (byKind['Script'] ?? 0) + (byKind['Stylesheet'] ?? 0);
  } finally {
    await context.close();
  }
}

type SignedIn = { baseURL: string; storageState: Awaited<ReturnType<BrowserContext['storageState']>> };
