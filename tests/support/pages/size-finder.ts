import type { Locator, Page } from 'playwright/test';

const LABELS = ['Length', 'Width', 'Height', 'Weight'] as const;

/** The size finder of the pricing page. */
export class SizeFinder {
  readonly answer: Locator;
  readonly title: Locator;
  /** What is said beside fields. */
  readonly errors: Locator;
  readonly find: Locator;
  readonly examples: Locator;
  private readonly section: Locator;

  constructor(page: Page) {
    this.section = page.locator('#size-finder');
    this.answer = this.section.getByRole('status');
    this.title = this.answer.getByRole('heading');
    this.errors = this.section.locator('form p[id$="-error"]');
    this.find = this.section.getByRole('button', { name: 'Find my size' });
    this.examples = this.section.getByText('Or try').getByRole('link');
  }

  field(label: (typeof LABELS)[number]): Locator {
    return this.section.getByRole('textbox', { name: label });
  }

  /** Fills in length, width, height and weight. */
  async measure(values: readonly string[]): Promise<void> {
    for (const [index, label] of LABELS.entries()) await this.field(label).fill(values[index] ?? '');
  }
}
