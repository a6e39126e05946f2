import { join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from '../../support/browser';
import type { Stack } from '../../support/stack';
import { WireClient } from '../../support/wire-client';
import type { Found, Task } from '../section';
import { furnish } from '../fuzz/world';
import { showFeed, showMails } from './elsewhere';
import { payloads } from './payloads';
import { adminScreensWithForms, openPage, openScreen, siteScreens } from './screens';
import { signedInContext, Watch } from './watch';
import { write, writings } from './write';

/** What was done so far. */
type Counts = { fields: number; stored: number; screens: number; mails: number };

async function seeRound(
  stack: Stack,
  admin: WireClient,
  watch: Watch,
  round: number,
  counts: Counts,
): Promise<string[]> {
  const found: string[] = [];
  const look = async (address: string, open: () => Promise<void>) => {
    try {
      await open();
    } catch (error) {
      found.push(`${address} did not open: ${String(error).split('\n')[0]}`);
    }
    counts.screens += 1;
    for (const wrong of await watch.take()) found.push(`round ${round}, ${address}: ${wrong}`);
  };
  const { page } = watch;
  for (const address of await siteScreens(admin, round)) await look(address, () => openPage(page, address));
  for (const address of await adminScreensWithForms(admin)) await look(address, () => openScreen(page, address));
  const feed = '/press-releases/feed.xml';
  await look(feed, async () => showFeed(page, (await admin.get(feed)).text));
  // Not the sitemap: Chromium's own view of XML breaks our policy, and XML is nobody's page.
  for (const file of ['/robots.txt', '/favicon.svg']) {
    await look(file, async () => void (await page.goto(file)));
  }
  counts.mails += await showMails(page, join(stack.dataDir, 'outbox'), (name) =>
    look(`the mail ${name}`, async () => undefined),
  );
  return found;
}

/**
 * In each round every text of the site gets another payload, and every screen is opened; after as many rounds as there are payloads
 * each text has held each of them, or has refused it.
 */
export async function storeScripts(stack: Stack, { tries, seed, say, signal }: Task): Promise<Found> {
  const admin = new WireClient(stack.origin);
  await admin.signIn(stack.admin);
  await furnish(admin);
  const all = await writings(admin);
  // A signal ends the run after the round under way, and not the browser in its midst.
  const toTheEnd = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const browser = await chromium.launch({ ...launchOptions, ...toTheEnd });
  const watch = await Watch.open(await signedInContext(browser, stack));
  const violations: string[] = [];
  const counts: Counts = { fields: 0, stored: 0, screens: 0, mails: 0 };
  let done = 0;
  for (; done < tries && !signal.aborted; done += 1) {
    const round = (seed + done) % payloads.length;
    for (const writing of all) {
      const { fields, taken } = await write(writing, round);
      counts.fields += fields;
      counts.stored += taken;
    }
    const found = await seeRound(stack, admin, watch, round, counts);
    // Told at once: a run that breaks off would take them with it.
    for (const violation of found) say(violation);
    violations.push(...found);
    say(`${done + 1} rounds, ${counts.stored} of ${counts.fields} payloads stored, ${violations.length} violations`);
  }
  await browser.close();
  return { tries: done, violations, figures: { payloads: payloads.length, ...counts } };
}
