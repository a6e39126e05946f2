import { holdApp, slowDown } from '../../support/before-app';
import { expect, test, untilTakenOver } from '../../support/fixtures/journey';
import { LeadForm } from '../../support/pages/lead-form';
import { SignIn } from '../../support/pages/sign-in';

test.describe('a form on a phone, before the app is there', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('S6, P20: a message sent on a slow line before the app came is sent once, however often the button is pressed', async ({
    page,
    stack,
  }) => {
    const before = stack.countRows('contact_messages');
    const release = await holdApp(page);
    await page.goto('/contact');
    const form = new LeadForm(page, 'contact');
    await form.fill({
      name: 'Slow Line',
      email: 'slow@example.com',
      subject: 'support',
      message: 'Sent before the app came.',
    });
    await slowDown(page);
    await form.send.evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    release();
    await expect(page.getByText(/Message sent successfully/).first()).toBeVisible();
    expect(stack.countRows('contact_messages')).toBe(before + 1);
  });

  test('S6, P18, A2: who signs in on a slow line before the app came is signed in by that one press, and is welcomed @full', async ({
    page,
    stack,
  }) => {
    const release = await holdApp(page);
    await page.goto('/login?next=%2Fadmin%2Ffaq');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    const { name, password, submit } = new SignIn(page);
    await name.fill(stack.admin.username);
    await password.fill(stack.admin.password);
    const speedUp = await slowDown(page);
    // Somebody who is impatient.
    await submit.evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect(page).toHaveURL(/\/admin\/faq$/);
    expect(sent.filter((path) => path === '/login')).toHaveLength(1);
    expect(sent).not.toContain('/api/auth.php');
    await speedUp();
    release();
    await expect(page.getByText('Welcome to Apoti Admin!').first()).toBeVisible();
  });

  test('P20: words written before the app came are there after it, and the caret is where it was', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/contact');
    const message = page.getByRole('textbox', { name: /Message/ });
    await message.fill('Written on a slow line.');
    await message.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(13, 13));
    release();
    await untilTakenOver(page);
    await expect(message).toHaveValue('Written on a slow line.');
    await page.keyboard.type('very ');
    await expect(message).toHaveValue('Written on a very slow line.');
  });

  test('P9: a choice made before the app came counts after it @full', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/lockers');
    const states = page.getByRole('combobox').first();
    const choice = await states.locator('option').nth(1).getAttribute('value');
    await states.selectOption(choice);
    release();
    await untilTakenOver(page);
    await expect(states).toHaveValue(choice ?? '');
    await expect(page).toHaveURL(new RegExp(`=${encodeURIComponent(choice ?? '').replace(/%20/g, '(\\+|%20)')}`));
  });
});
