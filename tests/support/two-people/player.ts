import type { Browser, Locator, Page } from 'playwright/test';
import { BackOffice } from '../pages/back-office';
import { untoldEdits, type Edit, type Event } from './acknowledged-edits';
import { BadNetwork } from './bad-network';
import type { Place } from './edited-places';

type Account = { username: string; password: string };

/** One of the people who edit: her browser, her network, and a note of all that happens to her. */
export class Player {
  readonly name: string;
  private readonly panel: Locator;
  private readonly office: BackOffice;

  private constructor(
    readonly page: Page,
    readonly network: BadNetwork,
    account: Account,
    private readonly events: Event[],
  ) {
    this.name = account.username;
    this.office = new BackOffice(page);
    this.panel = page.getByRole('region', { name: 'Somebody else changed the same' });
  }

  /** Signs somebody in, in a browser of her own. */
  static async enter(browser: Browser, origin: string, account: Account, events: Event[]): Promise<Player> {
    const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.setDefaultTimeout(45_000);
    const player = new Player(page, await BadNetwork.before(page), account, events);
    page.on('dialog', (dialog) => {
      events.push({ kind: 'left at her own risk', person: player.name });
      void dialog.accept();
    });
    await player.office.open(account, '/admin/faq');
    return player;
  }

  async type(place: Place, value: string): Promise<void> {
    const field = await place.open(this.page);
    const over = await field.inputValue();
    this.events.push({ kind: 'typed', person: this.name, place: place.name, value, over });
    await field.fill(value);
  }

  /** What the header says, noted if it is that everything is saved. */
  async look(): Promise<string> {
    const state = (await this.office.saveState.textContent()) ?? '';
    if (state === 'Saved') this.events.push({ kind: 'told saved', person: this.name });
    return state;
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.page.locator('main h1').waitFor();
  }

  /** The network is back, as the browser tells it: nothing waits for its next try. */
  async wake(): Promise<void> {
    await this.page.evaluate(() => dispatchEvent(new Event('online')));
  }

  /** Edits of hers that nobody told her are saved, nor asked her about. */
  untold(): Edit[] {
    return untoldEdits(this.events, this.name);
  }

  /** Whether an edit stands in its field, or she is asked about it. */
  async shows(place: Place, value: string): Promise<boolean> {
    const field = await place.open(this.page);
    return (await field.inputValue()) === value || (await this.panel.filter({ hasText: value }).count()) > 0;
  }

  /** Decides every question that is asked on this screen, and notes the two values. */
  async decide(choose: () => 'Keep mine' | 'Take theirs'): Promise<void> {
    const question = this.panel.getByRole('group').first();
    while (await question.isVisible()) {
      const [mine = '', theirs = ''] = await question.getByRole('paragraph').allTextContents();
      this.events.push({ kind: 'asked', person: this.name, mine, theirs });
      const name = (await question.getAttribute('aria-label')) ?? '';
      await question.getByRole('button', { name: new RegExp(`^${choose()}`) }).click();
      // Who saved a third value meanwhile has the same field asked about again, in the same place.
      const decided = this.panel
        .getByRole('group', { name, exact: true })
        .filter({ has: this.page.getByText(theirs, { exact: true }) });
      await decided.waitFor({ state: 'detached' });
    }
  }
}
