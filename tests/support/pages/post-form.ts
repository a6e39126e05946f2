import type { Locator, Page } from 'playwright/test';

/** The form of a post in the back-office. */
export class PostFormPage {
  readonly title: Locator;
  readonly content: Locator;
  readonly saveState: Locator;

  constructor(readonly page: Page) {
    this.title = this.field('Title');
    this.content = page.getByRole('textbox', { name: 'Content' });
    this.saveState = page.getByRole('banner').getByRole('status', { name: 'Save state' });
  }

  /** A line of text by its label. */
  field(name: string): Locator {
    return this.page.getByRole('main').getByRole('textbox', { name, exact: true });
  }

  button(name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: true });
  }

  /** A button of the text's own tools. */
  async tool(name: string): Promise<void> {
    await this.page.getByRole('toolbar', { name: 'Tools: Content' }).getByRole('button', { name, exact: true }).click();
  }

  /** Types at the end of the text, in a paragraph of its own. */
  async typeBelow(text: string): Promise<void> {
    await this.content.press('ControlOrMeta+End');
    await this.content.press('Enter');
    await this.content.pressSequentially(text);
  }

  /** Fills a dialog of the text and puts what it asks for into the text. */
  async answer(action: string, values: Record<string, string>): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: action });
    for (const [label, value] of Object.entries(values)) await dialog.getByLabel(label).fill(value);
    await dialog.getByRole('button', { name: action }).click();
    await dialog.waitFor({ state: 'detached' });
  }

  /** Waits until the post has got its id, and says which. */
  async madeId(): Promise<number> {
    await this.page.waitForURL(/edit=\d+/);
    return Number(new URL(this.page.url()).searchParams.get('edit'));
  }
}
