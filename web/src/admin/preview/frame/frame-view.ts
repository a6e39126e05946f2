import { dress, looksOf } from './dress';
import { inertPage, stopLinks } from './inert-page';
import { morph } from './morph';
import type { FrameOrder } from './orders';
import { findText, goTo, holderOf, mark, reveal } from './sight';

type Show = Extract<FrameOrder, { do: 'show' }>;

function point(element: Element): void {
  reveal(element);
  mark(element);
}

/**
 * The page within the frame. It is put there once; what is edited is changed in it, so that it stays where the reader left it.
 * Orders are carried out one after the other; of several pages that wait only the newest is shown.
 */
export class FrameView {
  private shown = '';
  private newest: Show | undefined;
  private last = Promise.resolve();

  constructor(private readonly page: Document) {
    stopLinks(page);
  }

  /** Comes back once the order is carried out. */
  take(order: FrameOrder): Promise<void> {
    if (order.do === 'show') this.newest = order;
    // One that fails holds up none after it.
    this.last = this.last.catch(() => undefined).then(() => this.carryOut(order));
    return this.last;
  }

  private async carryOut(order: FrameOrder): Promise<void> {
    if (order.do === 'go') goTo(this.page, order.anchor);
    else if (order.do === 'find') {
      const found = findText(this.page, order.text, order.anchor);
      if (found) point(found);
    } else if (order === this.newest) await this.show(order);
  }

  private async show({ path, html, anchor, typed }: Show): Promise<void> {
    const next = await inertPage(html);
    const shown = `${path} ${looksOf(next)}`;
    if (shown !== this.shown) {
      await dress(this.page, next);
      this.page.body.replaceWith(this.page.importNode(next.body, true));
      this.shown = shown;
      goTo(this.page, anchor);
      return;
    }
    const all = morph(this.page.body, next.body);
    // What is typed, before what it changes elsewhere: a count, a list.
    const changed = holderOf(all, typed) ?? all[0];
    if (changed) point(changed);
  }
}
