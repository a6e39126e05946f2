import type { Page, Route } from 'playwright/test';

/** What becomes of the saves of one person's browser. */
export type Weather =
  | 'fair'
  /** The server does what it is asked, and its answer never arrives. */
  | 'answers are lost'
  /** Saves wait until the weather changes; then the latest leaves first. */
  | 'saves are held';

/** Between a browser and the server: loses answers to saves, and holds saves back to let others overtake them. */
export class BadNetwork {
  #weather: Weather = 'fair';
  #held: (() => void)[] = [];

  static async before(page: Page): Promise<BadNetwork> {
    const network = new BadNetwork();
    await page.route(/\/api\/(content|team)\.php/, (route) => network.pass(route));
    return network;
  }

  get weather(): Weather {
    return this.#weather;
  }

  become(weather: Weather): void {
    this.#weather = weather;
    const held = this.#held.reverse();
    this.#held = [];
    for (const go of held) go();
  }

  private async pass(route: Route): Promise<void> {
    if (route.request().method() !== 'POST') return route.continue();
    if (this.#weather === 'saves are held') await new Promise<void>((resolve) => this.#held.push(resolve));
    try {
      if (this.#weather !== 'answers are lost') return await route.continue();
      await route.fetch().catch(() => undefined);
      await route.abort('connectionreset');
    } catch {
      // The page was reloaded meanwhile: the call is gone with it.
    }
  }
}
