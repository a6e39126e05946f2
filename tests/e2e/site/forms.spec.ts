import type { Page } from 'playwright/test';
import { expect, test } from '../../support/fixtures/journey';

const SENT = "Message sent successfully! We'll get back to you soon.";
const FAILED = 'Failed to send message. Please try again.';
const THANKS = "Thank you for your interest! We'll contact you within 24 hours.";

async function fillMessage(page: Page, message: string): Promise<void> {
  const form = page.locator('#contact-form');
  await form.getByLabel('Full name').fill('Journey Example');
  await form.getByLabel('E-mail address').fill('journey@example.com');
  await form.getByLabel('Subject').selectOption('support');
  await form.getByLabel('Message').fill(message);
}

test.describe('the forms', () => {
  test('P20: a message is checked, sent once for a double click, said and cleared', async ({ page, stack }) => {
    const before = stack.countRows('contact_messages');
    await page.goto('/contact');
    const send = page.getByRole('button', { name: 'Send message' });
    await send.click();
    await expect(page.locator('#contact-form').getByLabel('Full name')).toBeFocused();
    await fillMessage(page, 'A double click makes one record');
    await send.dblclick();
    await expect(page.locator('main').getByText(SENT)).toBeVisible();
    await expect(page.locator('#contact-form').getByLabel('Message')).toHaveValue('');
    expect(stack.countRows('contact_messages')).toBe(before + 1);
  });

  test('P20: without a network the failure is said, nothing typed is lost, and the next try is the same message', async ({
    page,
    stack,
  }) => {
    const before = stack.countRows('contact_messages');
    await page.goto('/contact');
    await fillMessage(page, 'Typed on a train');
    await page.route('**/api/contact', (route) => route.abort());
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.locator('#contact-form').getByText(FAILED)).toBeVisible();
    await expect(page.locator('#contact-form').getByLabel('Message')).toHaveValue('Typed on a train');
    await page.locator('footer').getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL(/\/pricing$/);
    await page.goBack();
    await expect(page.locator('#contact-form').getByLabel('Message')).toHaveValue('Typed on a train');
    await page.unroute('**/api/contact');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.locator('main').getByText(SENT)).toBeVisible();
    expect(stack.countRows('contact_messages')).toBe(before + 1);
  });

  test('P12, P21: Apply Now sets the type and leads to the form, which is sent and cleared', async ({
    page,
    stack,
  }) => {
    const before = stack.countRows('franchise_applications');
    await page.goto('/franchise');
    await page
      .getByRole('link', { name: /Apply Now/ })
      .nth(1)
      .click();
    const form = page.locator('#franchise-form');
    await expect(form).toBeInViewport();
    await expect(form.getByLabel('Franchise type')).toHaveValue('location-partner');
    await form.getByLabel('Full name').fill('Journey Example');
    await form.getByLabel('E-mail address').fill('journey@example.com');
    await form.getByLabel('Phone').fill('+234 800 000 0000');
    await form.getByLabel('Location').selectOption('kano');
    await form.getByRole('button', { name: 'Submit application' }).click();
    await expect(page.locator('main').getByText(THANKS)).toBeVisible();
    expect(stack.countRows('franchise_applications')).toBe(before + 1);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('X3, P20: a message is sent, and a mistake keeps what was typed', async ({ page }) => {
    await page.goto('/contact');
    await fillMessage(page, 'Without script');
    await page.locator('#contact-form').getByLabel('Full name').fill(' ');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.locator('#contact-form').getByLabel('Message')).toHaveValue('Without script');
    await expect(page.getByRole('alert').first()).not.toBeEmpty();
    await page.locator('#contact-form').getByLabel('Full name').fill('Journey Example');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText(SENT)).toBeVisible();
  });

  test('X3, P30: the newsletter’s block asks for the name on a page of its own', async ({ page, stack }) => {
    const before = stack.countRows('subscribers');
    await page.goto('/about');
    const block = page.locator('footer form');
    await block.getByRole('textbox').fill('plain@example.com');
    await block.getByRole('button', { name: 'Subscribe' }).click();
    const form = page.locator('#newsletter-form');
    await expect(form.getByLabel('E-mail address')).toHaveValue('plain@example.com');
    await form.getByLabel('Full name').fill('Plain Example');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Successfully subscribed to newsletter!')).toBeVisible();
    expect(stack.countRows('subscribers')).toBe(before + 1);
  });

  test('X3, P10: the FAQ is searched and filtered by address @full', async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('searchbox').fill('zzzz');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('No results found')).toBeVisible();
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await page.getByRole('link', { name: /^Security/ }).click();
    await expect(page).toHaveURL(/category=/);
    await page.locator('main summary').first().click();
    await expect(page.locator('main details[open]')).toHaveCount(1);
  });
});
