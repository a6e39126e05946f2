import type { Page } from 'playwright';
import { z } from 'zod';
import { adminAddresses } from '../../support/admin-screens';
import { sitePages } from '../../support/site-pages';
import type { WireClient } from '../../support/wire-client';
import { ask } from './ask';
import { payloads } from './payloads';
import { newestLeads } from './write-people';

const ids = (list: z.ZodType<{ id: string | number }[]>, value: unknown) =>
  list.parse(value).map(({ id }) => String(id));
const items = z.array(z.looseObject({ id: z.union([z.string(), z.number()]) }));

/** Every page that visitors see, and what a page repeats of its address. */
export async function siteScreens(admin: WireClient, round: number): Promise<string[]> {
  const posts = ids(items, await ask(admin, '/api/blog.php')).slice(0, 3);
  const said = encodeURIComponent(payloads[round % payloads.length] ?? '');
  const repeating = [
    '/press-releases?q=',
    '/faq?q=',
    '/events?q=',
    '/lockers?q=',
    '/login?next=',
    '/contact?sent=',
    '/newsletter?email=',
  ];
  return [...sitePages, ...posts.map((id) => `/press-releases/${id}`), ...repeating.map((start) => `${start}${said}`)];
}

/** Every screen and tab of the back-office, and the forms of single things. */
export async function adminScreensWithForms(admin: WireClient): Promise<string[]> {
  const read = async (path: string, list: string | null) => {
    const json = await ask(admin, path);
    return ids(items, list === null ? json : z.record(z.string(), z.unknown()).parse(json)[list]);
  };
  const posts = (await read('/api/blog.php', null)).slice(0, 3);
  const events = (await read('/api/events', 'events')).slice(0, 2);
  const stations = (await read('/api/stations', 'stations')).slice(0, 1);
  const leads = await newestLeads(admin);
  const forms = [
    ...leads.map((id) => `/admin/leads/${id}`),
    '/admin/leads?state=spam',
    '/admin/analytics-dashboard?figures=site&range=1d&refresh=off',
    ...posts.map((id) => `/admin/blog/${id}`),
    ...events.map((id) => `/admin/events/${id}`),
    ...stations.map((id) => `/admin/locations/${id}`),
  ];
  return [...adminAddresses, ...forms];
}

/** Opens a page of the site and lets its app take it over. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')));
  await page.waitForFunction(
    () => !document.querySelector('script[data-app]') || 'ready' in document.documentElement.dataset,
  );
}

/** Opens a screen of the back-office and waits until it shows what it is about. */
export async function openOffice(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('main#screen h1').waitFor();
  const loading = page
    .locator('#screen')
    .getByRole('status')
    .filter({ hasText: /^(Loading|Making)/ });
  await loading.first().waitFor({ state: 'detached' });
}

/** Opens a screen of the back-office; with its preview, where it has one. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await openOffice(page, address);
  const preview = page.getByRole('button', { name: 'Preview', exact: true });
  if ((await preview.count()) === 0 || (await preview.getAttribute('aria-expanded')) === 'true') return;
  await preview.click();
  await page.frameLocator('iframe[title^="Preview of"]').locator('body').waitFor();
}
