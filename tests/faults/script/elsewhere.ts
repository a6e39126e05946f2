import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';

/** The part of a mail that is HTML, as a mail program would show it; null for mails of text alone. */
export function htmlOf(mail: string): string | null {
  const part = /Content-Type: text\/html[^\r\n]*(?:\r?\n[^\r\n]+)*\r?\n\r?\n([\s\S]*?)(?:\r?\n--|$)/i.exec(mail);
  if (part === null) return null;
  const [head = '', body = ''] = [part[0].slice(0, part[0].length - (part[1]?.length ?? 0)), part[1]];
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(head)) return body;
  const joined = body.replace(/=\r?\n/g, '');
  return Buffer.from(
    joined.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
}

/** Shows each mail of the outbox that has HTML, without any policy; what is not HTML is text to whoever shows it. */
export async function showMails(page: Page, outbox: string, look: (name: string) => Promise<void>): Promise<number> {
  const names = await readdir(outbox).catch(() => []);
  let shown = 0;
  for (const name of names) {
    const html = htmlOf(await readFile(join(outbox, name), 'utf8').catch(() => ''));
    if (html === null) continue;
    await page.goto('about:blank');
    await page.setContent(html);
    await look(name);
    shown += 1;
  }
  return shown;
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
