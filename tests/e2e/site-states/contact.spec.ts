import { TOAST_MS } from '@apoti/contract/constants/business';
import { contactTexts, tooManyLeads } from '@apoti/contract/constants/lead-texts';
import { expect, test } from '../../support/fixtures/site-journey';
import { LeadForm } from '../../support/pages/lead-form';
import { SiteFrame } from '../../support/pages/site-frame';
import { holdClock, stopLater } from '../../support/stopped-clock';

const typed = {
  name: 'Journey Example',
  email: 'journey@example.com',
  phone: '+234 800 000 0000',
  subject: 'feedback',
  message: 'A message\nof two lines',
};
const names = Object.keys(typed);
const empty = Object.fromEntries(names.map((name) => [name, '']));

test.describe('the contact form', () => {
  test('P20: each required field says beside itself what it lacks, the first one has the focus, nothing is sent @full', async ({
    page,
  }) => {
    const form = new LeadForm(page, 'contact');
    let sent = 0;
    page.on(
      'request',
      (request) => (sent += request.method() === 'POST' && !request.url().endsWith('/api/measure') ? 1 : 0),
    );
    await page.goto('/contact');
    await form.send.click();
    await expect(form.error('name')).toHaveText('Please enter your name');
    await expect(form.error('email')).toHaveText('Please enter your email address');
    await expect(form.error('subject')).toHaveText('Please choose a subject');
    await expect(form.error('message')).toHaveText('Please write your message');
    await expect(form.error('phone')).toHaveCount(0);
    await expect(form.field('name')).toBeFocused();
    await form.fill({ name: typed.name, email: 'journey@' });
    await form.field('email').press('Enter');
    await expect(form.error('name')).toHaveCount(0);
    await expect(form.error('email')).toHaveText('Please enter a valid email address');
    await expect(form.field('email')).toBeFocused();
    await expect(form.field('email')).toHaveAccessibleDescription(/valid email address/);
    expect(sent).toBe(0);
  });

  test('P20, P32: while it is sent the button says so and is off; success is said for 2 s and clears the form @full', async ({
    page,
    stack,
  }) => {
    const form = new LeadForm(page, 'contact');
    const { toaster, toasts } = new SiteFrame(page);
    const before = stack.countRows('contact_messages');
    let go = (): void => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/api/contact', async (route) => {
      await held;
      await route.continue();
    });
    await holdClock(page);
    await page.goto('/contact');
    await form.fill(typed);
    await expect(toaster).toBeAttached();
    await stopLater(page);
    await form.send.dblclick();
    await expect(form.send).toHaveText(contactTexts.sending);
    await expect(form.send).toBeDisabled();
    expect(await form.values(names)).toEqual(typed);
    go();
    await expect(toasts).toHaveText([contactTexts.success]);
    await expect(form.said).toHaveText(contactTexts.success);
    await expect(form.send).toBeEnabled();
    expect(await form.values(names)).toEqual(empty);
    await page.clock.runFor(TOAST_MS.publicSuccess - 50);
    await expect(toasts).toHaveCount(1);
    await page.clock.runFor(100);
    await expect(toasts).toHaveCount(0);
    await expect(form.said).toHaveText(contactTexts.success);
    await expect.poll(() => stack.countRows('contact_messages')).toBe(before + 1);
  });

  test('P20: the toast is at the top right on a dark ground @full', async ({ page }) => {
    const form = new LeadForm(page, 'contact');
    const { toaster, toasts } = new SiteFrame(page);
    await page.route('**/api/contact', (route) => route.fulfill({ json: { success: true, message: 'Stored' } }));
    await holdClock(page);
    await page.goto('/contact');
    await form.fill(typed);
    await expect(toaster).toBeAttached();
    await stopLater(page);
    await form.send.press('Enter');
    await expect(toasts).toHaveText(['Stored']);
    const [box, view] = [await toasts.boundingBox(), page.viewportSize()];
    expect(box?.y).toBeLessThan(120);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan((view?.width ?? 0) - 60);
    const light = await toasts.evaluate((toast) =>
      (getComputedStyle(toast).backgroundColor.match(/[\d.]+/g) ?? []).slice(0, 3).every((part) => Number(part) > 128),
    );
    expect(light).toBe(false);
  });
});

test.describe('a contact form that is not taken', () => {
  test.use({ provoked: /Failed to load resource/ });

  test('P20, P32: a failure is said for 4 s and beside the button, what was typed stays and can be sent again @full', async ({
    page,
    stack,
  }) => {
    const form = new LeadForm(page, 'contact');
    const { toaster, toasts } = new SiteFrame(page);
    // Other words than before: the same ones again, a short while later, make no second record.
    const other = { ...typed, message: `${typed.message} It was not taken at first.` };
    const before = stack.countRows('contact_messages');
    await page.route('**/api/contact', (route) => route.abort());
    await holdClock(page);
    await page.goto('/contact');
    await form.fill(other);
    await expect(toaster).toBeAttached();
    await stopLater(page);
    await form.send.click();
    await expect(toasts).toHaveText([contactTexts.failure]);
    await expect(form.failure).toHaveText(contactTexts.failure);
    expect(await form.values(names)).toEqual(other);
    await page.clock.runFor(TOAST_MS.publicError - 50);
    await expect(toasts).toHaveCount(1);
    await page.clock.runFor(100);
    await expect(toasts).toHaveCount(0);
    await page.unroute('**/api/contact');
    await form.send.click();
    await expect(form.said).toHaveText(contactTexts.success);
    await expect(form.failure).toBeHidden();
    await expect.poll(() => stack.countRows('contact_messages')).toBe(before + 1);
  });

  test('P20: what the server finds wrong stands beside its field, and too many messages are said as such @full', async ({
    page,
  }) => {
    const form = new LeadForm(page, 'contact');
    let answer = {
      status: 422,
      json: {
        success: false,
        code: 'invalid',
        error: 'Not like this',
        issues: [{ path: ['phone'], message: 'is no phone number' }],
      },
    };
    await page.route('**/api/contact', (route) => route.fulfill(answer));
    await page.goto('/contact');
    await form.fill(typed);
    await form.send.click();
    await expect(form.error('phone')).toHaveText('Phone is no phone number');
    await expect(form.field('phone')).toBeFocused();
    answer = { status: 429, json: { success: false, code: 'rate_limited', error: tooManyLeads, issues: [] } };
    await form.send.click();
    await expect(form.failure).toHaveText(tooManyLeads);
    expect(await form.values(names)).toEqual(typed);
  });
});

test.describe('the contact page', () => {
  test('P11: calls, e-mail, directions and all questions are a click away, the list of stations opens by keyboard @full', async ({
    page,
  }) => {
    await page.goto('/contact');
    const main = page.locator('#main');
    await expect(main.getByRole('link', { name: /^\+234/ }).first()).toHaveAttribute('href', /^tel:\+?\d+$/);
    await expect(main.getByRole('link', { name: /@/ }).first()).toHaveAttribute('href', /^mailto:/);
    await expect(main.getByRole('link', { name: /^Get Directions to the office/ })).toHaveCount(3);
    await expect(main.locator('#faq details')).toHaveCount(3);
    await main.getByText('All 7 stations as a list').press('Enter');
    await main.getByRole('link', { name: 'Garki Station' }).click();
    await expect(page).toHaveURL('/lockers?station=7#station-7');
    await expect(page.locator('#station-7')).toBeInViewport();
    await page.goto('/contact');
    await page.getByRole('link', { name: 'View all FAQs' }).click();
    await expect(page).toHaveURL('/faq');
  });
});

test.describe('the contact page without script', () => {
  test.use({ javaScriptEnabled: false });

  test('X3, P11, P20: the browser asks for what is required; addresses stand in place of the map @full', async ({
    page,
  }) => {
    const form = new LeadForm(page, 'contact');
    await page.goto('/contact');
    await expect(page.getByText('Interactive map would be displayed here')).toBeVisible();
    await expect(page.getByRole('button', { name: /Show the map/ })).toHaveCount(0);
    await page.getByText('All 7 stations as a list').click();
    await expect(page.getByRole('link', { name: 'Garki Station' })).toBeVisible();
    await form.fill({ ...typed, email: 'journey@' });
    await form.send.click();
    await expect(page).toHaveURL('/contact');
    await expect(form.field('email')).toBeFocused();
  });

  test('X3, P20: a message is stored, said, and not stored again by a reload @full', async ({ page, stack }) => {
    const form = new LeadForm(page, 'contact');
    const before = stack.countRows('contact_messages');
    await page.goto('/contact');
    await form.fill({ ...typed, message: 'Sent without script' });
    await form.send.click();
    await expect(form.said).toHaveText(contactTexts.success);
    await expect(form.form).toBeInViewport();
    expect(await form.values(names)).toEqual(empty);
    await page.reload();
    await expect(form.form).toBeVisible();
    await expect.poll(() => stack.countRows('contact_messages')).toBe(before + 1);
  });
});
