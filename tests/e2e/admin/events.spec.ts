import { expect, test } from '../../support/fixtures/journey';
import { EventsEditor } from '../../support/pages/events-editor';
import { untilServed } from '../../support/until-served';

test.describe('the events screen', () => {
  test('P15: an event is created, stands on its page, is edited by itself, duplicated and deleted', async ({
    page,
    stack,
    messages,
  }) => {
    const editor = new EventsEditor(page);
    await editor.open(stack.admin);
    await page.getByRole('link', { name: 'New event' }).click();
    await editor.field('Title').fill('Open day of the journey');
    await editor.field('Description').fill('Come and try a door.');
    await editor.field('First day').fill('2031-04-10');
    await editor.field('From').fill('10:00');
    await editor.field('Until').fill('14:00');
    await editor.field('Venue').fill('Example Hub, Yaba, Lagos');
    await page.reload();
    await expect(editor.field('Title')).toHaveValue('Open day of the journey');
    await page.getByRole('button', { name: 'Create event' }).click();
    await expect(page.getByText('Event created successfully!').first()).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/events\/\d+$/);
    await untilServed(page, '/events', (html) => html.includes('10:00 AM - 2:00 PM'));

    await expect(editor.saveState).toHaveText('Saved');
    await editor.field('Venue').fill('Example Hall 2, Lagos');
    await expect(editor.saveState).toHaveText('Saving...');
    await expect(editor.saveState).toHaveText('Saved');
    await untilServed(page, '/events', (html) => html.includes('Example Hall 2, Lagos'));
    await editor.field('Last day').fill('2031-04-09');
    await expect(editor.saveState).toHaveText('Not saved: not valid');
    await expect(page.getByText('Last day must not be before the first day').first()).toBeVisible();
    await editor.field('Last day').fill('2031-04-11');
    await expect(editor.saveState).toHaveText('Saved');

    await page.getByRole('link', { name: 'Duplicate' }).click();
    await expect(editor.field('Title')).toHaveValue('Open day of the journey (copy)');
    await page.getByRole('button', { name: 'Create event' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open day of the journey (copy)');
    await page.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Are you sure you want to delete this event?')).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Event deleted successfully!').first()).toBeVisible();

    await expect(page).toHaveURL(/\/admin\/events$/);
    await page.getByRole('searchbox', { name: 'Search events' }).fill('of the journey');
    await expect(editor.rows).toHaveCount(1);
    await expect(page).toHaveURL(/search=of\+the\+journey/);
    await editor.rows.getByRole('button', { name: /^Featured/ }).click();
    await expect(page.getByText('Event marked as featured!').first()).toBeVisible();
    await untilServed(page, '/events', (html) => !html.includes('(copy)'));
    await page.goto('/events');
    await expect(page.getByRole('region', { name: 'Upcoming Events' }).getByText('Example Hall 2')).toBeVisible();
    await expect(page.getByText('(copy)')).toHaveCount(0);
    expect(messages.filter((text) => text.startsWith('error'))).toEqual([]);
  });

  test('P15: what is typed just before going back to the list is saved all the same @full', async ({ page, stack }) => {
    const editor = new EventsEditor(page);
    await editor.open(stack.admin);
    await editor.rows.first().getByRole('link').first().click();
    await editor.field('Booth').fill('Booth of the hasty');
    await page.getByRole('link', { name: 'All events' }).click();
    await untilServed(page, '/events', (html) => html.includes('Booth of the hasty'));
  });

  test('A6, P15: with a dead CMS the words are kept, and are sent from another screen once it is back @full', async ({
    page,
    stack,
  }) => {
    // A CMS starts, and is asked again after a pause that grows.
    test.setTimeout(180_000);
    const editor = new EventsEditor(page);
    await editor.open(stack.admin);
    await editor.rows.first().getByRole('link').first().click();
    await expect(editor.field('Booth')).toBeVisible();
    await stack.killCms();
    await editor.field('Booth').fill('Booth of the dark');
    await expect(editor.saveState).toHaveText('Kept in this browser');
    await page.getByRole('link', { name: 'FAQ Management' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'FAQ Management' })).toBeVisible();
    await expect(editor.saveState).toHaveText('Kept in this browser');
    await stack.startCms();
    await expect(editor.saveState).toHaveText('Saved', { timeout: 60_000 });
    await untilServed(page, '/events', (html) => html.includes('Booth of the dark'));
  });
});
