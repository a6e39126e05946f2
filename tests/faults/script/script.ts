import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { launchOptions } from '../../support/browser';
import { Panel } from '../../support/pages/panel';
import type { Stack } from '../../support/stack';
import { WireClient } from '../../support/wire-client';
import type { Found, Task } from '../section';
import { furnish } from '../fuzz/world';
import { conflictOpening, historyOpenings, panelOpenings, type Opening } from './deep-screens';
import { lookThroughMails, showFeed } from './elsewhere';
import { payloads } from './payloads';
import { adminScreensWithForms, openPage, openScreen, siteScreens } from './screens';
import { signedInContext, Watch } from './watch';
import { write, writings } from './write';
import { panelWritings } from './write-panel';
import { peopleWritings } from './write-people';

/** What was done so far. */
type Counts = { fields: number; stored: number; screens: number; mails: number };

async function openingsOf(admin: WireClient, round: number): Promise<Opening[]> {
  const site = await siteScreens(admin, round);
  const office = await adminScreensWithForms(admin);
  const feed = '/press-releases/feed.xml';
  return [
    ...site.map((address) => ({ address, open: (page: Page) => openPage(page, address) })),
    ...office.map((address) => ({ address, open: (page: Page) => openScreen(page, address) })),
    ...historyOpenings,
    { address: feed, open: async (page) => showFeed(page, (await admin.get(feed)).text) },
    // Not the sitemap: Chromium's own view of XML breaks our policy, and XML is nobody's page.
    ...['/robots.txt', '/favicon.svg'].map((address) => ({
      address,
      open: async (page: Page) => void (await page.goto(address)),
    })),
  ];
}

/** Who looks: windows of the admin, one in Strapi's panel, and how another browser of the admin is begun. */
type Lookers = { office: readonly Watch[]; panel: Watch; another: () => Promise<Watch> };

/** Opens every screen, as many at once as there are windows; then what others would see of it. */
async function seeRound(
  stack: Stack,
  admin: WireClient,
  { office, panel, another }: Lookers,
  round: number,
  counts: Counts,
): Promise<string[]> {
  const found: string[] = [];
  const look = async (watch: Watch, { address, open }: Opening) => {
    try {
      await open(watch.page);
    } catch (error) {
      found.push(`round ${round}, ${address} did not open: ${String(error).split('\n')[0]}`);
    }
    counts.screens += 1;
    for (const wrong of await watch.take()) found.push(`round ${round}, ${address}: ${wrong}`);
  };
  const lookOn = async (watch: Watch, left: Opening[]) => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await look(watch, next);
  };
  const left = await openingsOf(admin, round);
  await Promise.all(office.map((watch) => lookOn(watch, left)));
  await lookOn(panel, panelOpenings(stack));
  // A browser of its own: it keeps the words that are asked about, and would ask on every screen.
  const asked = await another();
  await look(asked, conflictOpening(admin, [payloadText(round), payloadText(round + 1)]));
  await asked.page.context().close();
  const { mails, wrong } = await lookThroughMails(join(stack.dataDir, 'outbox'));
  counts.mails = mails;
  return [...found, ...wrong.map((name) => `round ${round}, the mail ${name} has a part in HTML`)];
}

const payloadText = (round: number) => payloads[round % payloads.length] ?? '';

/** Opens the windows. */
async function lookers(browser: Browser, stack: Stack): Promise<Lookers> {
  const context = await signedInContext(browser, stack);
  const another = async () => Watch.open(await signedInContext(browser, stack));
  const panel = await Watch.open(await browser.newContext({ serviceWorkers: 'block' }));
  await new Panel(panel.page, stack.cmsUrl).signIn(stack.admin);
  return { office: [await Watch.open(context), await Watch.open(context)], panel, another };
}

/**
 * In each round every text of the site gets another payload, and every screen is opened; after as many rounds as there are payloads
 * each text has held each of them, or has refused it.
 */
export async function storeScripts(stack: Stack, { tries, seed, say, signal }: Task): Promise<Found> {
  const admin = new WireClient(stack.origin);
  await admin.signIn(stack.admin);
  await furnish(admin);
  const all = [...(await writings(admin)), ...(await panelWritings(stack)), ...peopleWritings(stack, admin)];
  // A signal ends the run after the round under way, and not the browser in its midst.
  const toTheEnd = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const browser = await chromium.launch({ ...launchOptions, ...toTheEnd });
  const windows = await lookers(browser, stack);
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
    const found = await seeRound(stack, admin, windows, round, counts);
    // Told at once: a run that breaks off would take them with it.
    for (const violation of found) say(violation);
    violations.push(...found);
    say(`${done + 1} rounds, ${counts.stored} of ${counts.fields} payloads stored, ${violations.length} violations`);
  }
  await browser.close();
  return { tries: done, violations, figures: { payloads: payloads.length, ...counts } };
}
