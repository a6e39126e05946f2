import { expect, type Locator, type Page } from 'playwright/test';

/** What a visitor's browser keeps of the site, and how it shows that without a line (X4). */
export class KeptPages {
  /** Stands above a page that is shown from the device. */
  readonly note: Locator;
  readonly title: Locator;
  /** On the page for what is not kept: what is. */
  readonly readable: Locator;

  constructor(readonly page: Page) {
    this.note = page.locator('#offline-note');
    this.title = page.getByRole('heading', { level: 1 });
    this.readable = page.getByRole('region', { name: 'You can read these now' });
  }

  /** Paths, with their queries, of everything that is kept. */
  all(): Promise<string[]> {
    return this.page.evaluate(async () => {
      const names = await caches.keys();
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().map(({ url }) => url.slice(location.origin.length));
    });
  }

  /** Waits until these pages are kept, with everything that shows them. */
  async until(...paths: string[]): Promise<void> {
    await expect.poll(() => this.missing(paths), { timeout: 30_000 }).toEqual([]);
  }

  /** What is not kept of these pages and of the files that they name. */
  private missing(paths: readonly string[]): Promise<string[]> {
    return this.page.evaluate(async (wanted) => {
      const lacks: string[] = [];
      for (const path of wanted) {
        const html = await (await caches.match(path))?.text();
        if (html === undefined) lacks.push(path);
        const files = html?.slice(0, html.indexOf('</head>')).match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [];
        for (const file of files) if ((await caches.match(file)) === undefined) lacks.push(file);
      }
      return lacks;
    }, paths);
  }

  /** How many workers the site has in this browser. */
  workers(): Promise<number> {
    return this.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  }
}
