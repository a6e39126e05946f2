import { TOAST_MS } from '@apoti/contract/constants/business';
import { franchiseTexts } from '@apoti/contract/constants/lead-texts';
import { expect, test } from '../../support/fixtures/site-journey';
import { Calculator } from '../../support/pages/calculator';
import { LeadForm } from '../../support/pages/lead-form';
import { SiteFrame } from '../../support/pages/site-frame';
import { holdClock, stopLater } from '../../support/stopped-clock';

const typed = {
  name: 'Journey Example',
  email: 'journey@example.com',
  phone: '+234 800 000 0000',
  company: 'Example Plaza',
  franchiseType: 'locker-investor',
  location: 'abuja-wuse',
  investment: '15m-25m',
  message: 'A corner of a car park',
};
const names = Object.keys(typed);
const empty = Object.fromEntries(names.map((name) => [name, '']));

test.describe('the calculator', () => {
  test('P12: counts while one types, keeps the amount and the years in the address, and survives a reload @full', async ({
    page,
  }) => {
    const calculator = new Calculator(page);
    await page.goto('/franchise');
    await expect(calculator.amount).toHaveValue('12,500,000');
    await expect(calculator.sums).toHaveText(['₦3,125,000', '₦15,625,000']);
    await calculator.amount.fill('20000000');
    await expect(calculator.sums).toHaveText(['₦5,000,000', '₦25,000,000']);
    await calculator.amount.press('Enter');
    await expect(page).toHaveURL(/amount=20000000/);
    await calculator.year(2).click();
    await expect(calculator.year(2)).toBeChecked();
    await expect(calculator.sums).toHaveText(['₦5,000,000', '₦10,000,000']);
    await expect(calculator.rows).toHaveCount(2);
    await calculator.year(2).press('ArrowLeft');
    await expect(calculator.sums).toHaveText(['₦5,000,000', '₦5,000,000']);
    await page.reload();
    await expect(calculator.sums).toHaveText(['₦5,000,000', '₦5,000,000']);
    await expect(calculator.amount).toHaveValue('20,000,000');
  });

  test('P12: the bounds: the minimum is enough, one less is pointed out, nothing, words and far too much are asked for again @full', async ({
    page,
  }) => {
    const calculator = new Calculator(page);
    await page.goto('/franchise');
    await calculator.amount.fill('12,499,999');
    await expect(calculator.error).toHaveText('Below the minimum of ₦12,500,000 for a locker investor.');
    await expect(calculator.sums).toHaveCount(2);
    await calculator.amount.fill('12,500,000');
    await expect(calculator.error).toHaveCount(0);
    for (const [nothing, said] of [
      ['', 'Enter an amount above ₦0'],
      ['0', 'Enter an amount above ₦0'],
      ['a lot', 'This cannot be read as an amount'],
      ['99999999999999999999', 'The largest is ₦1,000,000,000,000.'],
    ] as const) {
      await calculator.amount.fill(nothing);
      await expect(calculator.section).toContainText(said);
      await expect(calculator.rows).toHaveCount(0);
    }
  });

  test('P12, X2: whoever goes on by Tab finds the amount as it was typed, past the slider and back', async ({
    page,
  }) => {
    const calculator = new Calculator(page);
    await page.goto('/franchise');
    for (const amount of ['80,000,000', '12,700,000']) {
      await calculator.amount.fill(amount);
      await page.keyboard.press('Tab');
      await expect(calculator.slider).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`amount=${amount.replaceAll(',', '')}`));
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      await expect(calculator.slider).toBeFocused();
      await expect(calculator.amount).toHaveValue(amount);
      await expect(page).toHaveURL(new RegExp(`amount=${amount.replaceAll(',', '')}`));
    }
  });

  test('P12: a range and the slider set the amount, by mouse and by keyboard @full', async ({ page }) => {
    const calculator = new Calculator(page);
    await page.goto('/franchise');
    await calculator.range('₦15m').click();
    await expect(calculator.amount).toHaveValue('15,000,000');
    await expect(page).toHaveURL(/amount=15000000/);
    await calculator.slider.press('ArrowRight');
    await expect(calculator.amount).toHaveValue('15,500,000');
    await calculator.slider.press('End');
    await expect(calculator.amount).toHaveValue('50,000,000');
    await calculator.slider.press('Home');
    await expect(calculator.amount).toHaveValue('5,000,000');
    await expect(calculator.error).toHaveText(/^Below the minimum/);
  });
});

test.describe('the franchise form', () => {
  test('P21: says beside each required field what it lacks, and below the investment what is too little @full', async ({
    page,
  }) => {
    const form = new LeadForm(page, 'franchise');
    await page.goto('/franchise#application-form');
    await form.send.click();
    await expect(form.field('name')).toBeFocused();
    for (const [name, text] of [
      ['name', 'Please enter your name'],
      ['email', 'Please enter your email address'],
      ['phone', 'Please enter your phone number'],
      ['franchiseType', 'Please choose a franchise type'],
      ['location', 'Please choose a location'],
    ] as const)
      await expect(form.error(name)).toHaveText(text);
    for (const name of ['company', 'investment', 'message']) await expect(form.error(name)).toHaveCount(0);
    await form.fill({ franchiseType: 'locker-investor', investment: '5m-10m' });
    await expect(form.form.getByText(/This is below the minimum of ₦12,500,000/)).toBeVisible();
    await form.fill({ franchiseType: 'location-partner' });
    await expect(form.form.getByText(/This is below the minimum/)).toBeHidden();
  });

  test('P12, P21, P32: Apply Now chooses the type; the form says Submitting..., thanks for 2 s and is cleared @full', async ({
    page,
    stack,
  }) => {
    const form = new LeadForm(page, 'franchise');
    const { toaster, toasts } = new SiteFrame(page);
    const before = stack.countRows('franchise_applications');
    let go = (): void => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/api/franchise', async (route) => {
      await held;
      await route.continue();
    });
    await holdClock(page);
    await page.goto('/franchise');
    await page
      .getByRole('link', { name: /^Apply Now/ })
      .nth(0)
      .press('Enter');
    await expect(form.field('franchiseType')).toHaveValue('locker-investor');
    await expect(page.locator('#application-form')).toBeInViewport();
    await page
      .getByRole('link', { name: /^Apply Now/ })
      .nth(1)
      .click();
    await expect(form.field('franchiseType')).toHaveValue('location-partner');
    await form.fill(typed);
    await expect(toaster).toBeAttached();
    await stopLater(page);
    await form.send.dblclick();
    await expect(form.send).toHaveText(franchiseTexts.sending);
    await expect(form.send).toBeDisabled();
    go();
    await expect(toasts).toHaveText([franchiseTexts.success]);
    await expect(form.said).toHaveText(franchiseTexts.success);
    expect(await form.values(names)).toEqual(empty);
    await page.clock.runFor(TOAST_MS.publicSuccess + 50);
    await expect(toasts).toHaveCount(0);
    await expect.poll(() => stack.countRows('franchise_applications')).toBe(before + 1);
  });
});

test.describe('a franchise form that is not taken', () => {
  test.use({ provoked: /Failed to load resource/ });

  test('P21, P32: the failure is said for 4 s, and all that was typed stays @full', async ({ page }) => {
    const form = new LeadForm(page, 'franchise');
    const { toaster, toasts } = new SiteFrame(page);
    await page.route('**/api/franchise', (route) => route.abort());
    await holdClock(page);
    await page.goto('/franchise');
    await form.fill(typed);
    await expect(toaster).toBeAttached();
    await stopLater(page);
    await form.send.click();
    await expect(toasts).toHaveText([franchiseTexts.failure]);
    await expect(form.failure).toHaveText(franchiseTexts.failure);
    await expect(form.send).toBeEnabled();
    expect(await form.values(names)).toEqual(typed);
    await page.clock.runFor(TOAST_MS.publicError - 50);
    await expect(toasts).toHaveCount(1);
    await page.clock.runFor(100);
    await expect(toasts).toHaveCount(0);
  });
});

test.describe('the franchise page without script', () => {
  test.use({ javaScriptEnabled: false, provoked: /status of 422/ });

  test('X3, P12: the calculator answers a plain form and a range, and points out what is below the minimum @full', async ({
    page,
  }) => {
    const calculator = new Calculator(page);
    await page.goto('/franchise');
    await calculator.amount.fill('20,000,000');
    await calculator.year(3).check();
    await calculator.submit.click();
    await expect(calculator.sums).toHaveText(['₦5,000,000', '₦15,000,000']);
    await expect(calculator.section).toBeInViewport();
    await calculator.range('₦5m').click();
    await expect(calculator.error).toHaveText(/^Below the minimum/);
    await calculator.amount.fill('a lot');
    await calculator.submit.click();
    await expect(calculator.section).toContainText('This cannot be read as an amount');
  });

  test('X3, P12, P21: Apply Now chooses the type, a mistake keeps what was typed, and the application is stored @full', async ({
    page,
    stack,
  }) => {
    const form = new LeadForm(page, 'franchise');
    const before = stack.countRows('franchise_applications');
    await page.goto('/franchise');
    await page
      .getByRole('link', { name: /^Apply Now/ })
      .nth(1)
      .click();
    await expect(form.field('franchiseType')).toHaveValue('location-partner');
    await expect(page.locator('#application-form')).toBeInViewport();
    await form.fill({ ...typed, franchiseType: 'location-partner', name: ' ' });
    await form.send.click();
    await expect(form.error('name')).not.toBeEmpty();
    expect(await form.values(['message', 'location', 'investment', 'franchiseType'])).toEqual({
      message: typed.message,
      location: typed.location,
      investment: typed.investment,
      franchiseType: 'location-partner',
    });
    await form.fill({ name: typed.name });
    await form.send.click();
    await expect(form.said).toHaveText(franchiseTexts.success);
    await expect.poll(() => stack.countRows('franchise_applications')).toBe(before + 1);
  });
});
