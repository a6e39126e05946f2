import type { Locator, Page } from 'playwright/test';

/** The contact or the franchise form. */
export class LeadForm {
  readonly form: Locator;
  readonly send: Locator;
  /** What is said beside the button: sent, or not. */
  readonly said: Locator;
  readonly failure: Locator;

  constructor(page: Page, kind: 'contact' | 'franchise') {
    this.form = page.locator(`#${kind}-form`);
    this.send = this.form.locator('button[type="submit"]');
    this.said = this.form.getByRole('status');
    this.failure = this.form.getByRole('alert');
  }

  /** A field by its name in what is sent. */
  field(name: string): Locator {
    return this.form.locator(`[name="${name}"]`);
  }

  /** What is said about a field beside it. */
  error(name: string): Locator {
    return this.form.locator(`div:has([name="${name}"]) > p[id$="-error"]`);
  }

  /** Fills in fields by their names; a list is chosen from by its value. */
  async fill(values: Record<string, string>): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      const field = this.field(name);
      if ((await field.evaluate((control) => control.tagName)) === 'SELECT') await field.selectOption(value);
      else await field.fill(value);
    }
  }

  /** What stands in fields, by their names. */
  async values(names: readonly string[]): Promise<Record<string, string>> {
    const entries = await Promise.all(names.map(async (name) => [name, await this.field(name).inputValue()] as const));
    return Object.fromEntries(entries);
  }
}
