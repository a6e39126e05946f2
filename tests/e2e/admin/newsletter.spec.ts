import { readFile } from 'node:fs/promises';
import { subscribersReplySchema } from '@apoti/contract';
import type { Download } from 'playwright/test';
import { writeSubscribers } from '../../support/factories/subscribers';
import { expect, test } from '../../support/fixtures/journey';
import { Newsletter } from '../../support/pages/newsletter';
import { Subscribers } from '../../support/pages/subscribers';
import { WireClient } from '../../support/wire-client';

const PATH = '/admin/newsletter';

async function subscribe(wire: WireClient, ...people: (readonly [name: string, email: string])[]): Promise<void> {
  for (const [name, email] of people) await wire.post('/api/newsletter.php', { name, email });
}

async function addresses(wire: WireClient): Promise<string[]> {
  return subscribersReplySchema.parse((await wire.get('/api/newsletter.php')).json).map(({ email }) => email);
}

/** Deletes whom earlier journeys have left. */
async function emptyList(wire: WireClient): Promise<void> {
  const ids = subscribersReplySchema.parse((await wire.get('/api/newsletter.php')).json).map(({ id }) => id);
  if (ids.length > 0) expect((await wire.post('/api/subscribers/delete', { ids })).status).toBe(200);
}

/** The lines of a downloaded file, the heading first. */
async function linesOf(download: Download): Promise<string[]> {
  return (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
}

test.describe('Newsletter Subscribers', () => {
  test('A16: who subscribes on the site is seen, found, exported and deleted; the wire follows', async ({
    page,
    stack,
    wire,
    messages,
  }) => {
    await emptyList(wire);
    const list = new Subscribers(page);
    await list.open(stack.admin, PATH);
    await expect(page.getByText('No subscribers yet')).toBeVisible();
    await expect(list.export).toBeDisabled();

    await page.goto('/newsletter');
    const site = new Newsletter(page);
    await site.ownEmail.fill('Ada@Example.com');
    await site.ownName.fill('=Ada Journey');
    await site.ownSend.click();
    await expect(page.getByText('Successfully subscribed to newsletter!').first()).toBeVisible();
    await subscribe(wire, ['Bisi', 'bisi@example.com'], ['Chidi', 'chidi@other.example']);

    await page.goto(PATH);
    await expect(list.found).toHaveText('3 subscribers');
    await expect(list.names).toHaveText(['Chidi', 'Bisi', '=Ada Journey']);
    await expect(list.figure('Total subscribers')).toHaveText('3');
    await expect(list.figure('New in the last 7 days')).toHaveText('3');
    await list.deleteSelected.click();
    await expect(list.toast('No subscribers selected')).toBeVisible();

    await list.search.fill('EXAMPLE.com');
    await expect(list.found).toHaveText('2 subscribers');
    await expect(page).toHaveURL(/\?search=EXAMPLE\.com$/);
    const [found] = await Promise.all([page.waitForEvent('download'), list.export.click()]);
    await expect(list.toast('CSV exported successfully')).toBeVisible();
    expect(found.suggestedFilename()).toMatch(/^newsletter-subscribers-\d{4}-\d\d-\d\d\.csv$/);
    const lines = await linesOf(found);
    expect(lines[0]).toBe('\uFEFFName,Email,Subscribed at,Unsubscribe link');
    expect(lines.slice(1).map((line) => line.split(',').slice(0, 2))).toEqual([
      ['Bisi', 'bisi@example.com'],
      ["'=Ada Journey", 'Ada@Example.com'],
    ]);
    await list.search.fill('nobody at all');
    await expect(page.getByText('No subscribers found')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(list.found).toHaveText('3 subscribers');
    await expect(list.search).toBeFocused();

    await list.box('bisi@example.com').check();
    const [chosen] = await Promise.all([
      page.waitForEvent('download'),
      list.bar.getByRole('button', { name: 'Export selected' }).click(),
    ]);
    expect(await linesOf(chosen)).toHaveLength(2);
    await list.bar.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(list.dialog.getByText('Are you sure you want to delete this subscriber?')).toBeVisible();
    await expect(list.dialog.getByText('bisi@example.com')).toBeVisible();
    await list.dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(list.found).toHaveText('3 subscribers');
    await list.deleteSelected.click();
    await list.confirm();
    await expect(list.toast('Subscriber deleted successfully!')).toBeVisible();
    await expect(list.found).toHaveText('2 subscribers');
    await expect(list.figure('Total subscribers')).toHaveText('2');
    await page.reload();
    await expect(list.names).toHaveText(['Chidi', '=Ada Journey']);
    expect(await addresses(wire)).toEqual(['chidi@other.example', 'Ada@Example.com']);
    expect(messages.filter((message) => message.startsWith('error'))).toEqual([]);
  });

  test('A16: a selection lasts over pages, and all that match are exported and deleted, those of other pages too @full', async ({
    page,
    stack,
    wire,
  }) => {
    writeSubscribers(stack.dataDir, 1_260);
    const list = new Subscribers(page);
    await list.open(stack.admin, `${PATH}?search=many-`);
    await expect(list.found).toHaveText('1–50 of 1,260 subscribers');
    await list.box('many-1260@example.com').check();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(list.found).toHaveText('51–100 of 1,260 subscribers');
    await expect(list.bar).toContainText('1 subscriber selected, 1 not on this page');
    await list.box('many-1210@example.com').check();
    await page.goBack();
    await expect(list.box('many-1260@example.com')).toBeChecked();
    await expect(list.bar).toContainText('2 subscribers selected, 1 not on this page');

    await list.selectPage.check();
    await page.getByRole('button', { name: 'Select all 1,260 subscribers that match' }).click();
    await expect(list.bar).toContainText('All 1,260 subscribers selected');
    const [all] = await Promise.all([
      page.waitForEvent('download'),
      list.bar.getByRole('button', { name: 'Export selected' }).click(),
    ]);
    expect(new Set(await linesOf(all)).size).toBe(1_261);
    await list.bar.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(list.dialog.getByText('Are you sure you want to delete all 1,260 subscribers?')).toBeVisible();
    await expect(list.dialog.getByText('All that match “many-”')).toBeVisible();
    await list.confirm();
    await expect(list.toast('1,260 subscribers deleted successfully!')).toBeVisible();
    await expect(page.getByText('No subscribers found')).toBeVisible();
    expect((await addresses(wire)).some((address) => address.startsWith('many-'))).toBe(false);
  });

  test('A16: a server that refuses, no network and an export that breaks off are each told, and can be tried again @full', async ({
    page,
    stack,
    wire,
  }) => {
    await subscribe(wire, ['Told', 'told@example.com']);
    const list = new Subscribers(page);
    const call = '**/api/subscribers*';
    await list.open(stack.admin, '/admin/faq');
    await page.route(call, (route) => route.fulfill({ status: 503, json: { success: false, error: 'Not now' } }));
    await page.goto(PATH);
    await expect(page.getByText('Failed to fetch subscribers')).toBeVisible();
    await page.unroute(call);
    await page.route(call, (route) => route.abort());
    await page.reload();
    await expect(page.getByText('Failed to load subscribers')).toBeVisible();
    await page.unroute(call);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(list.box('told@example.com')).toBeVisible();

    await page.route('**/api/subscribers/export', (route) => route.abort());
    await list.export.click();
    const failure = page.getByRole('alert').filter({ hasText: 'No file was saved: the export was not complete' });
    await expect(failure).toBeVisible();
    await page.unroute('**/api/subscribers/export');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      failure.getByRole('button', { name: 'Try again' }).click(),
    ]);
    expect((await linesOf(file)).length).toBeGreaterThan(1);
    await expect(failure).toBeHidden();
  });

  test('A16: at 390 px nothing scrolls sideways and every subscriber is a card @full', async ({
    page,
    stack,
    wire,
  }) => {
    await subscribe(wire, ['A name that is long enough to break', `${'long-'.repeat(9)}address@example.com`]);
    await page.setViewportSize({ width: 390, height: 844 });
    const list = new Subscribers(page);
    await list.open(stack.admin, PATH);
    await expect(list.names.first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await list.selectPage.check();
    await expect(list.bar).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test.describe('the link to unsubscribe, without script', () => {
  test.use({ javaScriptEnabled: false });

  test('A16: asks, ends the subscription with one press, and lets the person come again', async ({ page, wire }) => {
    await subscribe(wire, ['Link', 'link@example.com']);
    const csv = await wire.post('/api/subscribers/export', { search: 'link@example.com' });
    const link = new URL(/http\S+\/unsubscribe\/[0-9a-f]+/.exec(csv.text)?.[0] ?? '').pathname;
    await page.goto(link);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Unsubscribe from the newsletter?' })).toBeVisible();
    await expect(page.getByText('l•••@e•••.com')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(await addresses(wire)).toContain('link@example.com');
    await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
    expect(await addresses(wire)).not.toContain('link@example.com');
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Nobody is subscribed by this link' })).toBeVisible();
    await page.getByRole('link', { name: 'Subscribe again' }).click();
    await expect(page).toHaveURL(/\/newsletter$/);
    await subscribe(wire, ['Link', 'link@example.com']);
    expect(await addresses(wire)).toContain('link@example.com');
  });
});
