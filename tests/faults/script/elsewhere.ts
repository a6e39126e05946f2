import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';

/** Whether any part of a mail is HTML, which a mail program would show; what is not HTML is text to whoever shows it. */
export function hasHtml(mail: string): boolean {
  return /^content-type:\s*(text\/html|application\/xhtml\+xml)/im.test(mail);
}

/** Looks through the mails of the outbox: how many there are, and those of them that have HTML. */
export async function lookThroughMails(outbox: string): Promise<{ mails: number; wrong: string[] }> {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
  // One may be taken away meanwhile.
  const texts = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8').catch(() => '')));
  return { mails: names.length, wrong: names.filter((_, index) => hasHtml(texts[index] ?? '')) };
}

/** Shows what the feed says of each release, as a reader of feeds does: descriptions are HTML to it. */
export async function showFeed(page: Page, xml: string): Promise<void> {
  await page.goto('about:blank');
  const descriptions = await page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    if (feed.querySelector('parsererror') !== null) throw new Error('The feed is no XML');
    return [...feed.querySelectorAll('description')].map((node) => node.textContent);
  }, xml);
  await page.setContent(descriptions.join('<hr>'));
}
