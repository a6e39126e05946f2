import { TOAST_MS } from '@apoti/contract/constants/business';
import { newsletterTexts } from '@apoti/contract/constants/newsletter-texts';
import { expect, test } from '../../support/fixtures/site-journey';
import { Newsletter } from '../../support/pages/newsletter';
import { SiteFrame } from '../../support/pages/site-frame';
import { holdClock, stopLater } from '../../support/stopped-clock';
import { untilServed } from '../../support/until-served';

test.describe('the newsletter', () => {
  test('P30, P32: without an address the block says so, and a toast for 4 s @full', async ({ page }) => {
    const newsletter = new Newsletter(page);
    const { toaster, toasts } = new SiteFrame(page);
    await holdClock(page);
    await page.goto('/terms');
    await newsletter.address.fill('  ');
    await expect(toaster).toBeAttached();
    await stopLater(page);
    await newsletter.subscribe.click();
    await expect(toasts).toHaveText([newsletterTexts.emailFirst]);
    await expect(newsletter.block.getByText(newsletterTexts.emailFirst)).toBeVisible();
    await expect(newsletter.dialog).toBeHidden();
    await page.clock.runFor(TOAST_MS.publicError - 50);
    await expect(toasts).toHaveCount(1);
    await page.clock.runFor(100);
    await expect(toasts).toHaveCount(0);
  });

  test('P30: the dialog asks for both, says what is wrong beside each, and closes without losing the address @full', async ({
    page,
  }) => {
    const newsletter = new Newsletter(page);
    await page.goto('/terms');
    await newsletter.address.fill('dialog@');
    await newsletter.address.press('Enter');
    await expect(newsletter.name).toBeFocused();
    await expect(newsletter.email).toHaveValue('dialog@');
    await newsletter.send.click();
    await expect(newsletter.dialog.getByText(newsletterTexts.nameMissing)).toBeVisible();
    await expect(newsletter.dialog.getByText('Please enter a valid email address')).toBeVisible();
    await expect(newsletter.name).toBeFocused();
    await newsletter.email.fill('');
    await newsletter.email.press('Enter');
    await expect(newsletter.dialog.getByText(newsletterTexts.emailMissing)).toBeVisible();
    await newsletter.email.fill('dialog@example.com');
    await page.keyboard.press('Escape');
    await expect(newsletter.dialog).toBeHidden();
    await expect(newsletter.address).toHaveValue('dialog@example.com');
  });

  test('P30, P1: Back takes the dialog away with the page that it was opened on, and keeps the address', async ({
    page,
  }) => {
    const newsletter = new Newsletter(page);
    await page.goto('/terms');
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs', exact: true }).click();
    await expect(page).toHaveURL('/faq');
    await newsletter.address.fill('back@example.com');
    await newsletter.address.press('Enter');
    await expect(newsletter.name).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/terms');
    await expect(newsletter.dialog).toBeHidden();
    await expect(newsletter.address).toHaveValue('back@example.com');
  });

  test('P30, P32: while it is sent the button says so and is off; success closes, clears and is said for 2 s, twice too @full', async ({
    page,
    stack,
  }) => {
    const newsletter = new Newsletter(page);
    const { toaster, toasts } = new SiteFrame(page);
    const before = stack.countRows('subscribers');
    let go = (): void => {};
    await holdClock(page);
    await page.goto('/terms');
    await newsletter.address.focus();
    await expect(toaster).toBeAttached();
    await stopLater(page);
    for (const _ of ['once', 'the same address again']) {
      const held = new Promise<void>((resolve) => (go = resolve));
      await page.route('**/api/newsletter.php', async (route) => {
        await held;
        await route.continue();
      });
      await newsletter.address.fill('twice@example.com');
      await newsletter.address.press('Enter');
      await newsletter.name.fill('Journey Example');
      await newsletter.send.dblclick();
      await expect(newsletter.send).toHaveText('Subscribing...');
      await expect(newsletter.send).toBeDisabled();
      go();
      await expect(toasts).toHaveText([newsletterTexts.success]);
      await expect(newsletter.dialog).toBeHidden();
      await expect(newsletter.address).toHaveValue('');
      await page.clock.runFor(TOAST_MS.publicSuccess + 50);
      await expect(toasts).toHaveCount(0);
      await page.unroute('**/api/newsletter.php');
    }
    await expect.poll(() => stack.countRows('subscribers')).toBe(before + 1);
  });

  test('P30: switched off by an editor the block is gone @full', async ({ page, wire }) => {
    const newsletter = new Newsletter(page);
    const set = async (enabled: boolean) => {
      const { revision, footer } = await wire.content();
      const changed = { ...footer, newsletter: { ...footer.newsletter, enabled } };
      expect((await wire.post('/api/content.php', { revision, footer: changed })).status).toBe(200);
      await untilServed(page, '/terms', (html) => html.includes('action="/newsletter"') === enabled);
    };
    await set(false);
    await page.goto('/terms');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(newsletter.address).toHaveCount(0);
    await set(true);
    await page.reload();
    await expect(newsletter.address).toBeVisible();
  });
});

test.describe('a subscription that is not taken', () => {
  test.use({ provoked: /Failed to load resource/ });

  test('P30: without an answer, or with a refusal, the dialog stays with what was typed and says why @full', async ({
    page,
  }) => {
    const newsletter = new Newsletter(page);
    const { toasts } = new SiteFrame(page);
    await page.route('**/api/newsletter.php', (route) => route.abort());
    await page.goto('/terms');
    await newsletter.address.fill('refused@example.com');
    await newsletter.address.press('Enter');
    await newsletter.name.fill('Journey Example');
    await newsletter.send.click();
    await expect(newsletter.failure).toHaveText(newsletterTexts.networkFailure);
    await expect(toasts).toHaveText([newsletterTexts.networkFailure]);
    await expect(newsletter.name).toHaveValue('Journey Example');
    await page.unroute('**/api/newsletter.php');
    for (const [error, said] of [
      ['This address cannot be used', 'This address cannot be used'],
      ['', newsletterTexts.failure],
    ] as const) {
      await page.route('**/api/newsletter.php', (route) =>
        route.fulfill({ status: 422, json: { success: false, code: 'invalid', error } }),
      );
      await newsletter.send.click();
      await expect(newsletter.failure).toHaveText(said);
      await page.unroute('**/api/newsletter.php');
    }
    await expect(newsletter.email).toHaveValue('refused@example.com');
  });
});

test.describe('the newsletter without script', () => {
  test.use({ javaScriptEnabled: false, provoked: /status of 422/ });

  test('X3, P30: without an address the page asks for it, a blank name is said and the address kept @full', async ({
    page,
    stack,
  }) => {
    const newsletter = new Newsletter(page);
    const before = stack.countRows('subscribers');
    await page.goto('/terms');
    await newsletter.subscribe.click();
    await expect(page).toHaveURL('/newsletter');
    await newsletter.ownEmail.fill('page@example.com');
    await newsletter.ownName.fill('  ');
    await newsletter.ownSend.click();
    await expect(newsletter.own.getByText(newsletterTexts.nameMissing).first()).toBeVisible();
    await expect(newsletter.ownEmail).toHaveValue('page@example.com');
    await newsletter.ownName.fill('Page Example');
    await newsletter.ownSend.click();
    await expect(page.getByText(newsletterTexts.success).first()).toBeVisible();
    await expect.poll(() => stack.countRows('subscribers')).toBe(before + 1);
  });
});
