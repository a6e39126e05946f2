import type { Page, Route } from 'playwright/test';
import { expect, test } from '../../support/fixtures/journey';
import { BackOffice } from '../../support/pages/back-office';
import { ContentEditor } from '../../support/pages/content-editor';
import { EventsEditor } from '../../support/pages/events-editor';
import { Subscribers } from '../../support/pages/subscribers';

type Failure = (route: Route) => Promise<void>;
const fails: Failure = (route) => route.fulfill({ status: 500, json: { error: 'Something went wrong' } });
/** What names that something failed. */
const FAILED = /could not|cannot|Failed to|No answer|went wrong|You are signed out/;

/** How a write may fail. */
const writeFailures: readonly (readonly [name: string, fail: Failure])[] = [
  ['a 500', fails],
  ['no answer', () => new Promise(() => undefined)],
  // The session is gone: the server itself refuses it.
  ['a 401', (route) => route.fallback()],
];

/** Longer than the longest wait for an answer. */
const beyond = { timeout: 25_000 };

async function failWrites(page: Page, path: string, [name, fail]: (typeof writeFailures)[number]): Promise<void> {
  if (name === 'a 401') await page.context().clearCookies();
  await page.route('**/api/**', (route) => {
    const isIt = route.request().method() !== 'GET' && new URL(route.request().url()).pathname.startsWith(path);
    return isIt ? fail(route) : route.fallback();
  });
}

const focusOf = (page: Page) => page.evaluate(() => document.activeElement?.tagName ?? 'BODY');

for (const failure of writeFailures) {
  const [name] = failure;
  test(`A6: a save by itself that gets ${name} leaves the words and the focus, and says so @full`, async ({
    page,
    stack,
  }) => {
    test.setTimeout(120_000);
    const editor = new ContentEditor(page);
    await editor.open(stack.admin, 'about');
    const mission = editor.field('Who we are', 'Mission');
    await failWrites(page, '/api/content.php', failure);
    await mission.fill(`Typed against ${name}`);
    await expect(editor.saveState).toHaveText('Kept in this browser', beyond);
    await expect(mission).toBeFocused();
    await expect(mission).toHaveValue(`Typed against ${name}`);
    await expect(
      page
        .locator('[role=alert], [role=status]')
        .filter({ hasText: /Your edits are kept/ })
        .first(),
    ).toBeVisible();
    await page.unroute('**/api/**');
    if (name === 'a 401') await new BackOffice(page).signInAgain(stack.admin);
    else await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(editor.saveState).toHaveText('Saved', beyond);
  });

  test(`A6: a new entry that gets ${name} stays as it was typed, with the focus, and says so @full`, async ({
    page,
    stack,
  }) => {
    test.setTimeout(120_000);
    const editor = new EventsEditor(page);
    await editor.open(stack.admin);
    await page.getByRole('link', { name: 'New event' }).click();
    await editor.field('Title').fill(`Against ${name}`);
    await editor.field('Description').fill('Words that took a while.');
    await editor.field('First day').fill('2031-06-10');
    await editor.field('From').fill('10:00');
    await editor.field('Until').fill('14:00');
    await editor.field('Venue').fill('Example Hub, Yaba, Lagos');
    await failWrites(page, '/api/events', failure);
    await page.getByRole('button', { name: 'Create event' }).click();
    await expect(page.locator('[role=alert], [role=status]').filter({ hasText: FAILED }).first()).toBeVisible(beyond);
    expect(await focusOf(page)).not.toBe('BODY');
    await expect(editor.field('Title')).toHaveValue(`Against ${name}`);
    await expect(editor.field('Description')).toHaveValue('Words that took a while.');
    await page.unroute('**/api/**');
  });

  test(`A6: a deed on a list that gets ${name} leaves the list, the choice and the focus, and says so @full`, async ({
    page,
    stack,
    wire,
  }) => {
    test.setTimeout(120_000);
    await wire.post('/api/newsletter.php', { name: 'Stays', email: 'stays@example.com' });
    const list = new Subscribers(page);
    await list.open(stack.admin, '/admin/newsletter');
    await list.box('stays@example.com').check();
    await failWrites(page, '/api/subscribers', failure);
    await list.deleteSelected.click();
    await list.confirm();
    await expect(page.locator('[role=alert], [role=status]').filter({ hasText: FAILED }).first()).toBeVisible(beyond);
    await expect(list.box('stays@example.com')).toBeChecked();
    expect(await focusOf(page)).not.toBe('BODY');
    await page.unroute('**/api/**');
  });
}
