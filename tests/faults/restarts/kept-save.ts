import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { IDEMPOTENCY_HEADER } from '@apoti/contract';
import { WireClient } from '../../support/wire-client';

/** Between two attempts, in ms. */
const PAUSE_MS = 200;
/** What is not saved by then is lost. */
const GIVE_UP_MS = 120_000;

/**
 * An editor of one slide who does as the back-office does: an edit is kept, and sent again as it is until the server has said that
 * it is saved.
 */
export class KeepingEditor {
  /** What was acknowledged last. */
  last = '';
  /** How often something was sent again. */
  again = 0;

  private constructor(
    private readonly client: WireClient,
    private readonly slide: number,
  ) {}

  static async signIn(origin: string, admin: { username: string; password: string }, slide: number) {
    const client = new WireClient(origin);
    await client.signIn(admin);
    return new KeepingEditor(client, slide);
  }

  /** What the site has in the slide. */
  async present(): Promise<string> {
    return (await this.client.content()).heroSlides[this.slide]?.title ?? '';
  }

  /** Edits and does not rest before it is saved. Gives what was wrong, if anything was. */
  async save(title: string): Promise<string[]> {
    const content = await this.client.content();
    const heroSlides = content.heroSlides.map((slide, at) => (at === this.slide ? { ...slide, title } : slide));
    const key = { [IDEMPOTENCY_HEADER]: randomUUID() };
    for (const deadline = performance.now() + GIVE_UP_MS; performance.now() < deadline; this.again += 1) {
      const { status, text } = await this.client.post('/api/content.php', { ...content, heroSlides }, key);
      if (status === 200) {
        this.last = title;
        const present = await this.present();
        return present === title ? [] : [`“${title}” was acknowledged, and “${present}” is there`];
      }
      if (status !== 503) return [`a save got ${status} ${text.slice(0, 200)}`];
      await pause(PAUSE_MS);
    }
    return [`“${title}” could not be saved within ${GIVE_UP_MS / 1000} s`];
  }
}
