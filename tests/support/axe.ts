import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong on a page, or `within` a part of it, with the first element of each kind. */
export async function violations(page: Page, within?: string): Promise<string[]> {
  // No script runs in the preview's frame, so axe would wait in it for ever; the page that it shows is looked at by itself.
  const axe = new AxeBuilder({ page }).withTags(TAGS).exclude('iframe[sandbox]');
  const { violations: found } = await (within === undefined ? axe : axe.include(within)).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''} ${nodes[0]?.failureSummary ?? ''}`);
}
