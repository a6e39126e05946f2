import { contentSchema, contentShape, type Content, type HeroSlide } from '@apoti/contract';
import { objectDocument, ofSeparateParts } from '../document';
import { EditingSession } from '../session';
import { statusOf, type SaveStatus } from '../status';
import { FakeBrowser } from './fake-browser';
import { FakeClock, settle } from './fake-clock';
import { FakeServer } from './fake-server';

export const testDocument = ofSeparateParts(objectDocument<Content>('content', contentSchema, contentShape));

/** Everything around the editors of a test. */
export class World {
  readonly clock = new FakeClock();
  readonly server = new FakeServer();
  readonly browser = new FakeBrowser<Content>();
  #keys = 0;

  /** A new tab of the browser (or of another one), whose editor is not started yet. */
  tab({ person = 7, browser = this.browser } = {}): Tab {
    const tabs = browser.tabs();
    const session = new EditingSession<Content>({
      document: testDocument,
      person,
      clock: this.clock,
      store: browser.store('content', person),
      tabs,
      newKey: () => `key-${(this.#keys += 1)}`,
      send: this.server.send,
    });
    return new Tab(this, session, () => browser.kill(tabs.id));
  }

  /** Opens the editor in a new tab and loads what the server has. */
  async open(where: Parameters<World['tab']>[0] = {}): Promise<Tab> {
    const tab = this.tab(where);
    await tab.session.start();
    if (this.server.fault !== 'down') tab.session.seen(this.server.read());
    await settle();
    return tab;
  }
}

/** An editor in a tab. */
export class Tab {
  constructor(
    readonly world: World,
    readonly session: EditingSession<Content>,
    private readonly kill: () => void,
  ) {}

  get status(): SaveStatus {
    return statusOf(this.session.getState());
  }

  /** The working copy. */
  get mine(): Content {
    const { work } = this.session.getState();
    if (!work) throw new Error('nothing loaded');
    return work.mine;
  }

  /** Types into fields of a slide, by the slide's place. */
  type(fields: Partial<HeroSlide>, place = 0): void {
    this.session.edit((mine) => ({
      ...mine,
      heroSlides: mine.heroSlides.map((slide, index) => (index === place ? { ...slide, ...fields } : slide)),
    }));
  }

  /** Reads what the server has now, as on focus. */
  async refresh(): Promise<void> {
    this.session.seen(this.world.server.read());
    await settle();
  }

  /** The tab crashes: nothing more is written, its locks are let go. */
  crash(): void {
    this.session.abandon();
    this.kill();
  }
}
