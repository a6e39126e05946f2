import { expect, type Page } from 'playwright/test';
import { BackOffice } from '../../tests/support/pages/back-office';
import { Backups } from '../../tests/support/pages/backups';
import { ContentEditor } from '../../tests/support/pages/content-editor';
import { HistoryPanel } from '../../tests/support/pages/history-panel';
import { LeadsInbox } from '../../tests/support/pages/leads-inbox';
import { People } from '../../tests/support/pages/people';
import { Preview } from '../../tests/support/pages/preview';
import type { WireClient } from '../../tests/support/wire-client';

/** What a shot may use: the page, and somebody else who saves at the same time. */
type Scene = { page: Page; wire: WireClient };

/** A picture of the guide: its name, the address that it shows, and what is done there before. */
export type Shot = {
  name: string;
  address: string;
  width?: number;
  /** What the header says when the screen is at rest. */
  state?: string;
  prepare?: (scene: Scene) => Promise<void>;
};

async function conflict({ page, wire }: Scene): Promise<void> {
  const editor = new ContentEditor(page);
  const content = await wire.content();
  const theirs = { ...content.about, mission: `${content.about.mission} We do so every day.` };
  await wire.post('/api/content.php', { ...content, about: theirs });
  await editor.field('Who we are', 'Mission').fill(`${content.about.mission} We do so in every city.`);
  await page.getByRole('alert').filter({ hasText: 'Somebody else changed the same' }).waitFor();
}

async function history({ page }: Scene): Promise<void> {
  const office = new BackOffice(page);
  await new ContentEditor(page).field('Heading', 'Subtitle').fill('Parcel lockers for people on the move');
  await expect(office.saveState).not.toHaveText('Saved');
  await expect(office.saveState).toHaveText('Saved');
  const panel = new HistoryPanel(page);
  await panel.open();
  await panel.panel.locator('details summary').first().click();
}

async function away({ page }: Scene): Promise<void> {
  await page.route('**/api/content**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await new ContentEditor(page).field('Who we are', 'Mission').fill('A locker at every corner, day and night.');
}

async function preview({ page }: Scene): Promise<void> {
  const shown = new Preview(page);
  await shown.toggle.click();
  await expect(shown.shown.getByRole('heading', { level: 1 })).toBeVisible();
}

async function lead({ page }: Scene): Promise<void> {
  await new LeadsInbox(page).openLead('Bola Example');
}

async function backups({ page }: Scene): Promise<void> {
  const screen = new Backups(page);
  await screen.make.click();
  await expect(screen.list).toHaveCount(1);
  await screen.section.scrollIntoViewIfNeeded();
}

async function invitation({ page }: Scene): Promise<void> {
  const people = new People(page);
  await people.invite('ada', 'ada@example.com');
  await people.account('ada').waitFor();
}

async function firstPost({ page }: Scene): Promise<void> {
  await page.getByRole('rowheader').getByRole('link').first().click();
  await page.getByRole('textbox', { name: 'Content' }).waitFor();
}

async function menu({ page }: Scene): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
}

/** The pictures in the order of the guide; what one does stays for the next. */
export const shots: readonly Shot[] = [
  { name: 'dashboard', address: '/admin' },
  { name: 'content', address: '/admin/content' },
  { name: 'preview', address: '/admin/content?tab=about', prepare: preview },
  { name: 'conflict', address: '/admin/content?tab=about', state: 'Conflict', prepare: conflict },
  { name: 'history', address: '/admin/content?tab=about', prepare: history },
  { name: 'away', address: '/admin/content?tab=about', state: 'Kept in this browser', prepare: away },
  { name: 'seo', address: '/admin/seo' },
  { name: 'posts', address: '/admin/blog' },
  { name: 'post', address: '/admin/blog', prepare: firstPost },
  { name: 'testimonials', address: '/admin/testimonials' },
  { name: 'team', address: '/admin/team' },
  { name: 'faq', address: '/admin/faq' },
  { name: 'locations', address: '/admin/locations' },
  { name: 'media', address: '/admin/media' },
  { name: 'newsletter', address: '/admin/newsletter' },
  { name: 'leads', address: '/admin/leads', prepare: lead },
  { name: 'events', address: '/admin/events' },
  { name: 'people', address: '/admin/people', prepare: invitation },
  { name: 'settings', address: '/admin/settings' },
  { name: 'backups', address: '/admin/settings?tab=system', prepare: backups },
  { name: 'analytics', address: '/admin/analytics-dashboard' },
  { name: 'phone-content', address: '/admin/content', width: 390 },
  { name: 'phone-menu', address: '/admin/leads', width: 390, prepare: menu },
];

/** Opens what a shot shows, and waits until nothing of it is on its way. */
export async function show({ address, width = 1280, state = 'Saved', prepare }: Shot, scene: Scene): Promise<void> {
  const { page } = scene;
  const office = new BackOffice(page);
  await page.setViewportSize({ width, height: 800 });
  await page.goto(address);
  await page.locator('main#screen h1').waitFor();
  await expect(office.saveState).toHaveText('Saved');
  await expect(office.loading).toHaveCount(0);
  await prepare?.(scene);
  await expect(office.saveState).toHaveText(state);
  await expect(office.loading).toHaveCount(0);
  // What was said of it goes by itself.
  await expect(page.locator('[popover="manual"] > div')).toHaveCount(0);
  await page.waitForFunction(async () => {
    await document.fonts.ready;
    return [...document.images].every((image) => image.complete || image.loading === 'lazy');
  });
}
