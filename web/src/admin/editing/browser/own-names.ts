import { inTime, PATIENCE_MS } from '../in-time';
import type { Tabs } from '../ports';
import { pageClock } from './page-clock';
import { browserTabs } from './tabs';

const forever = new Promise<never>(() => undefined);

/**
 * Names that one page has for as long as it lives, such as that of a new post: a copied tab inherits all that its original has
 * stored, and would go on with the same one beside it. A name is taken as the place of a tab that is gone.
 */
export class OwnNames {
  #tabs: Promise<Tabs> | null = null;
  readonly #asked = new Map<string, Promise<boolean>>();

  /** `kind` names the locks, apart from those of other kinds. */
  constructor(private readonly kind: string) {}

  /** Takes a name, and answers whether it is this page's: not while another one has it. Where the browser does not say, it is. */
  take(name: string): Promise<boolean> {
    const asked = this.#asked.get(name) ?? inTime(pageClock, this.#take(name)).catch(() => true);
    this.#asked.set(name, asked);
    return asked;
  }

  async #take(name: string): Promise<boolean> {
    this.#tabs ??= this.#join();
    const tabs = await this.#tabs;
    return new Promise((resolve, reject) => {
      const has = () => {
        resolve(true);
        return forever;
      };
      tabs.ifGone(name, has).then(resolve, reject);
    });
  }

  async #join(): Promise<Tabs> {
    const tabs = browserTabs(this.kind);
    await tabs.join(AbortSignal.timeout(PATIENCE_MS));
    return tabs;
  }
}
