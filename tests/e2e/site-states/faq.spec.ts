import { expect, test } from '../../support/fixtures/site-journey';
import { Finder } from '../../support/pages/finder';
import { untilServed } from '../../support/until-served';

const PIN = 'Can a PIN be used again?';

test.describe('the questions', () => {
  test('P10: open and close by keyboard, any number at a time @full', async ({ page }) => {
    await page.goto('/faq');
    const doors = page.locator('main details');
    const [first, second] = [doors.nth(0), doors.nth(1)];
    await first.locator('summary').press('Enter');
    await expect(first.locator('p')).toBeVisible();
    await second.locator('summary').press('Space');
    await expect(second.locator('p')).toBeVisible();
    await expect(first.locator('p')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(second.locator('p')).toBeHidden();
    await first.locator('summary').focus();
    await page.keyboard.press('Tab');
    await expect(first.getByRole('link')).toBeFocused();
  });

  test('P10: search and chips hold together; All Questions takes the chip away, Clear filters both @full', async ({
    page,
  }) => {
    const finder = new Finder(page);
    await page.goto('/faq');
    await expect(finder.chip('All Questions')).toHaveAttribute('aria-current', 'true');
    const all = await finder.questions.count();
    await finder.search.fill('  PIN ');
    await expect(page).toHaveURL('/faq?search=PIN');
    await expect(finder.questions.filter({ hasNotText: /pin/i })).toHaveCount(0);
    await expect(finder.questions.filter({ hasText: PIN })).toBeVisible();
    await finder.chip('Payment').click();
    await expect(finder.empty('No results found').or(finder.questions.first())).toBeVisible();
    await expect(finder.questions.filter({ hasText: PIN })).toBeHidden();
    await expect(finder.search).toHaveValue('  PIN ');
    await finder.chip('All Questions').press('Enter');
    await expect(finder.questions.filter({ hasText: PIN })).toBeVisible();
    await finder.search.fill('nothing like this');
    await expect(finder.empty('No results found')).toBeVisible();
    await expect(finder.questions).toHaveCount(0);
    await finder.clear.click();
    await expect(page).toHaveURL('/faq');
    await expect(finder.questions).toHaveCount(all);
    await expect(finder.chip('All Questions')).toHaveAttribute('aria-current', 'true');
  });

  test('P10: each answer has an address that opens it; support is a click away @full', async ({ page }) => {
    await page.goto('/faq#faq-23');
    await expect(page.locator('#faq-23')).toBeVisible();
    await expect(page.locator('#faq-23')).toBeInViewport();
    await page.goto('/faq');
    await page.locator('summary').filter({ hasText: PIN }).click();
    await page.getByRole('link', { name: `Link to this answer: ${PIN}` }).click();
    await expect(page).toHaveURL('/faq#faq-23');
    await expect(page.getByRole('link', { name: 'WhatsApp support' })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
    await page.getByRole('link', { name: 'Contact Support' }).click();
    await expect(page).toHaveURL('/contact');
  });

  test('P10: a question that an editor hides is gone, and so is a page without any @full', async ({ page, wire }) => {
    const { faq } = await wire.content();
    const save = async (hides: (question: string) => boolean) => {
      const { revision } = await wire.content();
      const faqs = faq.faqs.map((each) => ({ ...each, active: !hides(each.question) }));
      const answer = await wire.post('/api/content.php', { revision, faq: { ...faq, faqs } });
      expect(answer.status).toBe(200);
      const shown = faqs.filter(({ active }) => active);
      await untilServed(page, '/faq', (html) => html.match(/id="faq-\d+"/g)?.length === (shown.length || undefined));
    };
    const finder = new Finder(page);
    await save((question) => question === PIN);
    await page.goto('/faq');
    await expect(finder.questions.first()).toBeVisible();
    await expect(finder.questions.filter({ hasText: PIN })).toHaveCount(0);
    await save(() => true);
    await page.reload();
    await expect(finder.empty('No results found')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact Support' })).toBeVisible();
    await save(() => false);
    await page.reload();
    await expect(finder.questions.filter({ hasText: PIN })).toBeVisible();
  });
});

test.describe('the questions of the home page', () => {
  test('P5: open one at a time by keyboard and by mouse, and lead to all @full', async ({ page }) => {
    await page.goto('/');
    const doors = page.locator('#faq details');
    await doors.nth(0).locator('summary').press('Enter');
    await expect(doors.nth(0).locator('p')).toBeVisible();
    await doors.nth(2).locator('summary').click();
    await expect(doors.nth(2).locator('p')).toBeVisible();
    await expect(doors.nth(0).locator('p')).toBeHidden();
    await page.getByRole('link', { name: 'All questions and answers' }).click();
    await expect(page).toHaveURL('/faq');
  });
});

test.describe('the questions without script', () => {
  test.use({ javaScriptEnabled: false });

  test('X3, P10: search and chips hold together by address, and an address opens its answer @full', async ({
    page,
  }) => {
    const finder = new Finder(page);
    await page.goto('/faq');
    await finder.chip('Security').click();
    await finder.search.fill('pin');
    await finder.submit.click();
    await expect(page).toHaveURL(/category=.*search=pin|search=pin.*category=/);
    await expect(finder.questions.filter({ hasText: PIN })).toBeVisible();
    await expect(finder.questions.filter({ hasNotText: /pin/i })).toHaveCount(0);
    await finder.chip('All Questions').click();
    await expect(page).toHaveURL('/faq?search=pin');
    await page.goto('/faq#faq-23');
    await expect(page.locator('#faq-23')).toBeInViewport();
  });

  test('X3, P5: questions and features of the home page open one at a time @full', async ({ page }) => {
    await page.goto('/');
    for (const part of ['#faq', '#features']) {
      const doors = page.locator(`${part} details`);
      await doors.nth(0).locator('summary').click();
      await doors.nth(1).locator('summary').click();
      await expect(page.locator(`${part} details[open]`)).toHaveCount(1);
    }
  });
});
