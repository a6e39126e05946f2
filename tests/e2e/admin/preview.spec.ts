import { expect, test } from '../../support/fixtures/journey';
import { BackOffice } from '../../support/pages/back-office';
import { HeroEditor } from '../../support/pages/hero-editor';
import { Preview } from '../../support/pages/preview';

/** What a browser says when a policy or the frame stops something; that no script may run there it says of the test’s own. */
const isViolation = (text: string) => /Content Security Policy|Blocked (opening|form|a frame)|Refused to/i.test(text);

const LARGE = { width: 1600, height: 900 };

test.describe('the preview', () => {
  test('A6: shows what is typed before it is saved, on a phone and on a desktop, also with the CMS dead', async ({
    page,
    stack,
    wire,
    messages,
  }) => {
    await page.setViewportSize(LARGE);
    const editor = new HeroEditor(page);
    const preview = new Preview(page);
    await editor.open(stack.admin);
    const title = preview.shown.getByRole('heading', { level: 1 });
    await expect(title).toHaveText((await wire.content()).heroSlides[0]?.title ?? '');
    await stack.killCms();
    await editor.field(1, 'Title').fill('Typed and not saved');
    await expect(title).toHaveText('Typed and not saved');
    expect((await wire.content()).heroSlides[0]?.title).not.toBe('Typed and not saved');
    await expect(editor.field(1, 'Title')).toBeFocused();

    expect(await preview.width()).toBe(390);
    await preview.device('Desktop').check({ force: true });
    await expect.poll(() => preview.width()).toBe(1280);
    const stage = await preview.frame.boundingBox();
    expect(stage!.x + stage!.width).toBeLessThanOrEqual(LARGE.width);
    // By keys too: an arrow chooses the other width.
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => preview.width()).toBe(390);

    await editor.field(1, 'Title').fill('');
    await expect(title).toHaveText('');
    expect(messages.filter(isViolation)).toEqual([]);
    await stack.startCms();
  });

  test('A6: stays where it was, shows the field that a person goes to, and its links lead nowhere @full', async ({
    page,
    stack,
    messages,
  }) => {
    await page.setViewportSize(LARGE);
    const editor = new HeroEditor(page);
    const preview = new Preview(page);
    await editor.open(stack.admin);
    const title = preview.shown.getByRole('heading', { level: 1 });
    await editor.field(1, 'Title').fill('Before');
    await expect(title).toHaveText('Before');
    await preview.shown
      .locator('#features')
      .evaluate((section) => section.scrollIntoView({ behavior: 'instant', block: 'start' }));
    const place = await preview.scrolled();
    expect(place).toBeGreaterThan(100);
    await editor.slide(1).getByRole('switch', { name: 'Active' }).focus();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(title).not.toHaveText('Before');
    await expect(title).toBeInViewport();
    await preview.shown
      .locator('#features')
      .evaluate((section) => section.scrollIntoView({ behavior: 'instant', block: 'start' }));
    await editor.field(1, 'Subtitle').focus();
    await expect(title).toBeInViewport();

    const address = page.url();
    await preview.shown.getByRole('link', { name: 'Find a locker' }).first().click();
    expect(page.url()).toBe(address);
    expect(page.context().pages()).toHaveLength(1);
    expect(messages.filter(isViolation)).toEqual([]);
  });

  test('A6, A13: an answer is unfolded while it is edited, a new question is shown before it is added @full', async ({
    page,
    stack,
    wire,
  }) => {
    await page.setViewportSize(LARGE);
    const preview = new Preview(page);
    await new BackOffice(page).open(stack.admin, '/admin/faq');
    await expect(preview.shown.getByRole('heading', { level: 1 })).toBeVisible();
    await page
      .getByRole('listitem', { name: /^FAQ 1 of / })
      .getByRole('heading')
      .getByRole('button')
      .click();
    await page.getByLabel('Answer', { exact: true }).fill('An answer that nobody has saved');
    await expect(preview.shown.getByText('An answer that nobody has saved')).toBeInViewport();
    await page.getByRole('button', { name: 'Add FAQ' }).click();
    await page.getByLabel('Question', { exact: true }).first().fill('Is it there before it is added?');
    await expect(preview.shown.getByText('Is it there before it is added?')).toBeInViewport();
    const { faqs } = (await wire.content()).faq;
    expect(faqs.map(({ question }) => question)).not.toContain('Is it there before it is added?');
  });

  test('A6: a server that does not answer leaves the last one, and says so until it is back @full', async ({
    page,
    stack,
  }) => {
    await page.setViewportSize(LARGE);
    const editor = new HeroEditor(page);
    const preview = new Preview(page);
    await editor.open(stack.admin);
    const title = preview.shown.getByRole('heading', { level: 1 });
    await editor.field(1, 'Title').fill('The last one');
    await expect(title).toHaveText('The last one');
    await page.route('**/api/preview', (route) => route.abort());
    await editor.field(1, 'Title').fill('Typed in the dark');
    await expect(preview.notice).toContainText('Preview is waiting for the server');
    await expect(title).toHaveText('The last one');
    await page.unroute('**/api/preview');
    await expect(title).toHaveText('Typed in the dark');
    await expect(preview.notice).toHaveText('');
  });

  test('A6: is a sheet over the form on a phone, and is remembered where it stands beside it @full', async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const editor = new HeroEditor(page);
    const preview = new Preview(page);
    await editor.open(stack.admin);
    await expect(preview.frame).toHaveCount(0);
    await editor.field(1, 'Title').fill('Seen on a phone');
    await preview.toggle.click();
    const sheet = page.getByRole('dialog', { name: 'Preview' });
    await expect(preview.shown.getByRole('heading', { level: 1 })).toHaveText('Seen on a phone');
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(preview.frame).toHaveCount(0);
    await expect(preview.toggle).toBeFocused();

    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(preview.frame).toHaveCount(0);
    await preview.toggle.click();
    await expect(preview.frame).toBeVisible();
    await page.reload();
    await expect(preview.frame).toBeVisible();
    await preview.toggle.click();
    await page.reload();
    await expect(preview.toggle).toBeVisible();
    await expect(preview.frame).toHaveCount(0);
  });
});
