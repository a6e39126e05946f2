import { expect, test } from '../../support/fixtures/site-journey';
import { Finder } from '../../support/pages/finder';
import { Events } from '../../support/pages/events';

test.describe('the events', () => {
  test('P15: featured ones are at most two and lead to their entries; upcoming and recurring ones stand apart from past ones @full', async ({
    page,
  }) => {
    const events = new Events(page);
    await page.goto('/events');
    await expect(events.featured).toHaveCount(2);
    await expect(events.upcoming).toHaveCount(5);
    await expect(events.past).toHaveCount(2);
    await expect(events.badges(events.upcoming)).toHaveText([
      'Recurring',
      'Recurring',
      'Upcoming',
      'Upcoming',
      'Upcoming',
    ]);
    await expect(events.badges(events.past)).toHaveText(['Past', 'Past']);
    const colours = await Promise.all(['Upcoming', 'Recurring', 'Past'].map((status) => events.colours(status)));
    expect(new Set(colours).size).toBe(3);
    await events.featured.last().click();
    await expect(page).toHaveURL(/#event-\d+$/);
    await expect(page.locator(':target')).toBeInViewport();
    await expect(events.past.getByRole('link')).toHaveCount(0);
  });

  test('P15: search looks in title, description and venue, and holds together with the types @full', async ({
    page,
  }) => {
    const finder = new Finder(page);
    const events = new Events(page);
    await page.goto('/events');
    for (const [text, title] of [
      ['RETAIL CONF', 'Example Retail Conference, Abuja'],
      ['your own machine', 'From order to locker: an API workshop'],
      ['yaba', 'From order to locker: an API workshop'],
    ] as const) {
      await finder.search.fill(text);
      await expect(events.titles).toHaveText([title]);
    }
    await expect(events.featured).toHaveCount(0);
    await finder.search.fill('example');
    await finder.chip('Exhibition').click();
    await expect(events.titles).toHaveText(['Example Logistics Fair, Lagos', 'Example E-commerce Expo, Lagos']);
    await expect(page.getByRole('status').filter({ hasText: /^2 events$/ })).toBeVisible();
    await page.goBack();
    await expect(finder.chip('All')).toHaveAttribute('aria-current', 'true');
    await finder.search.fill('nothing like this');
    await expect(finder.empty('No events found')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toBeHidden();
    await finder.clear.press('Enter');
    await expect(page).toHaveURL('/events');
    await expect(events.titles).toHaveCount(7);
    await expect(events.featured).toHaveCount(2);
  });

  test('P15: a filter without past events shows none of their part, one without upcoming ones likewise @full', async ({
    page,
  }) => {
    const events = new Events(page);
    const finder = new Finder(page);
    await page.goto('/events');
    await finder.chip('Webinar').click();
    await expect(events.titles).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Past Events' })).toBeHidden();
    await finder.chip('Community').click();
    await expect(events.titles).toHaveText(['Surulere street tidy-up']);
    await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Past Events' })).toBeVisible();
  });

  test('P15: an event is added to the calendar as a file that calendars read, and the company is a click away @full', async ({
    page,
  }) => {
    await page.goto('/events');
    const button = page.getByRole('link', { name: 'Add to calendar: Example Logistics Fair, Lagos' });
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toMatch(/\.ics$/);
    const answer = await page.request.get(download.url());
    expect(answer.headers()['content-type']).toContain('text/calendar');
    const text = await answer.text();
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*BEGIN:VEVENT\r\n[^]*SUMMARY:Example Logistics Fair/);
    await expect(page).toHaveURL('/events');
    await page.locator('#main').getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL('/contact');
  });
});

test.describe('the events without script', () => {
  test.use({ javaScriptEnabled: false });

  test('X3, P15: search and type hold together by address, the empty result leads back, a ticket to its entry @full', async ({
    page,
  }) => {
    const finder = new Finder(page);
    const events = new Events(page);
    await page.goto('/events');
    await events.featured.first().click();
    await expect(page.locator(':target')).toBeInViewport();
    await finder.chip('Exhibition').click();
    await finder.search.fill('ikeja');
    await finder.submit.click();
    await expect(events.titles).toHaveText(['Example E-commerce Expo, Lagos']);
    await expect(finder.chip('Exhibition')).toHaveAttribute('aria-current', 'true');
    await finder.search.fill('nothing like this');
    await finder.submit.click();
    await expect(finder.empty('No events found')).toBeVisible();
    await finder.clear.click();
    await expect(events.titles).toHaveCount(7);
  });
});
