import { png } from '../../support/pictures';
import { expect, test } from '../../support/fixtures/journey';
import { ContentEditor } from '../../support/pages/content-editor';
import { untilServed } from '../../support/until-served';

test.describe('the tabs of Content Management', () => {
  test('A4: the chosen tab is in the address: a link opens it, reload keeps it, Back goes to the one before @full', async ({
    page,
    stack,
  }) => {
    const editor = new ContentEditor(page);
    await editor.open(stack.admin, 'pricing');
    await expect(editor.tab('Pricing')).toHaveAttribute('aria-selected', 'true');
    await editor.tab('Footer Content').click();
    await expect(page).toHaveURL(/\/admin\/content\?tab=footer$/);
    await page.reload();
    await expect(editor.section('Newsletter')).toBeVisible();
    await page.goBack();
    await expect(editor.section('Subscription plans')).toBeVisible();
    await editor.tab('Hero Carousel').click();
    await expect(page).toHaveURL(/\/admin\/content$/);
  });

  for (const { tab, section, label, shownOn, part, when = ' @full' } of [
    { tab: 'about', section: 'Who we are', label: 'Mission', shownOn: '/about', part: 'about', when: '' },
    { tab: 'services', section: 'E-commerce partnership', label: 'Title', shownOn: '/services', part: 'services' },
    { tab: 'contact', section: 'Reaching us', label: 'Address', shownOn: '/contact', part: 'contact' },
    { tab: 'footer', section: 'Company', label: 'Name', shownOn: '/', part: 'footer' },
    { tab: 'home', section: 'Smart locker', label: 'Title', shownOn: '/', part: 'home' },
  ] as const) {
    test(`A4: what is edited in the tab ${tab} is saved, over the wire and on the page${when}`, async ({
      page,
      stack,
      wire,
    }) => {
      const text = `Edited in ${tab}`;
      const editor = new ContentEditor(page);
      await editor.open(stack.admin, tab);
      await editor.field(section, label).fill(text);
      await editor.save();
      await expect(editor.saveState).toHaveText('Saved');
      expect(JSON.stringify((await wire.content())[part])).toContain(text);
      await untilServed(page, shownOn, (html) => html.includes(text));
      await page.goto(shownOn);
      await expect(page.getByText(text).first()).toBeVisible();
    });
  }

  test('A5: a plan is added with its defaults, edited and deleted after a question @full', async ({
    page,
    stack,
    wire,
  }) => {
    const editor = new ContentEditor(page);
    await editor.open(stack.admin, 'pricing');
    await page.getByRole('button', { name: 'Add plan' }).click();
    const plan = editor.item('Untitled plan');
    await expect(plan.getByLabel('Name', { exact: true })).toBeFocused();
    await expect(plan.getByLabel('Price', { exact: true })).toHaveValue('₦0');
    await expect(plan.getByLabel('Period', { exact: true })).toHaveValue('per month');
    await expect(plan.getByRole('switch', { name: 'Popular' })).not.toBeChecked();
    await page.keyboard.type('Weekend');
    await editor.save();
    expect((await wire.content()).pricing.plans.at(-1)).toMatchObject({ name: 'Weekend', price: '₦0', popular: false });
    await untilServed(page, '/pricing', (html) => html.includes('Weekend'));
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { name: 'Weekend' })).toBeVisible();
    await page.goto('/admin/content?tab=pricing');
    await page.getByRole('button', { name: 'Delete: Weekend' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Are you sure you want to delete this plan?')).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await editor.save();
    expect((await wire.content()).pricing.plans.map(({ name }) => name)).not.toContain('Weekend');
  });

  test('A7: services and the two blocks take pictures under their own labels, each with its own text', async ({
    page,
    stack,
    wire,
  }) => {
    const editor = new ContentEditor(page);
    await editor.open(stack.admin, 'services');
    const service = (await wire.content()).services.services[0]!;
    await editor.item(service.name).getByRole('button', { expanded: false }).click();
    // The stored name begins with the label that was sent.
    for (const { place, text, stored } of [
      {
        place: editor.item(service.name),
        text: 'Service image uploaded successfully!',
        stored: service.name.toLowerCase().replaceAll(' ', '-'),
      },
      {
        place: editor.section('E-commerce partnership'),
        text: 'E-commerce partnership image uploaded successfully!',
        stored: 'ecommerce-partnership',
      },
      {
        place: editor.section('API documentation'),
        text: 'API documentation image uploaded successfully!',
        stored: 'api-documentation',
      },
    ]) {
      const file = { name: 'picture.png', mimeType: 'image/png', buffer: await png(60 + stored.length, 40) };
      await place.locator('input[type=file]').setInputFiles(file);
      await expect(page.getByText(text).first()).toBeVisible();
      await expect(place.getByLabel('Address of the picture')).toHaveValue(new RegExp(`^/uploads/${stored}-`));
    }
    await editor.save();
    const { services } = await wire.content();
    for (const { image } of [services.services[0]!, services.ecommercePartnership, services.apiDocumentation])
      expect(image).toMatch(/^\/uploads\//);
  });

  test('A6: steps are taken back and done again by button and by key, and saved like any edit', async ({
    page,
    stack,
    wire,
  }) => {
    const editor = new ContentEditor(page);
    await editor.open(stack.admin, 'site');
    const name = editor.field('Brand', 'Site name');
    const before = await name.inputValue();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await name.fill('Another brand');
    await editor.save();
    await name.press('Control+z');
    await expect(name).toHaveValue(before);
    await expect(page.getByText('Undone: Site settings: Site name')).toBeVisible();
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(name).toHaveValue('Another brand');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(editor.saveState).toHaveText('Saved');
    expect((await wire.content()).site.siteName).toBe(before);
  });
});
