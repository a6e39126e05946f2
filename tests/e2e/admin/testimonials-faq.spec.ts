import { expect, test } from '../../support/fixtures/journey';
import { BackOffice } from '../../support/pages/back-office';
import { untilServed } from '../../support/until-served';

test.describe('Testimonial Management', () => {
  test('A11: one is added, featured, hidden and deleted; the home page and the wire follow', async ({
    page,
    stack,
    wire,
    messages,
  }) => {
    const office = new BackOffice(page);
    await office.open(stack.admin, '/admin/testimonials');
    await page.getByRole('button', { name: 'Add testimonial' }).click();
    const form = page.getByRole('form', { name: 'New testimonial' });
    await form.getByLabel('Full Name').fill('Ngozi (example)');
    await form.getByLabel('Position').fill('Example customer');
    await form.getByLabel('Quote').fill('It opened at midnight.');
    await form.getByRole('radio', { name: '5 stars' }).press('ArrowLeft');
    await page.reload();
    await expect(form.getByLabel('Quote')).toHaveValue('It opened at midnight.');
    await form.getByRole('button', { name: 'Add testimonial' }).click();
    await expect(office.toast('Testimonial created successfully!')).toBeVisible();
    expect((await wire.content()).testimonials.at(-1)).toMatchObject({ name: 'Ngozi (example)', rating: 4 });
    await untilServed(page, '/', (html) => html.includes('It opened at midnight.'));

    await page.getByRole('button', { name: 'Mark as featured: Ngozi (example)' }).click();
    await expect(page.getByText('marked as featured').first()).toBeVisible();
    await page.getByRole('button', { name: 'Hide: Ngozi (example)' }).click();
    await expect(office.toast('Testimonial hidden successfully!')).toBeVisible();
    await untilServed(page, '/', (html) => !html.includes('It opened at midnight.'));

    await page.getByRole('button', { name: 'Delete: Ngozi (example)' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Are you sure you want to delete this testimonial?')).toBeVisible();
    await expect(dialog.getByText('Ngozi (example)')).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(office.toast('Testimonial deleted successfully!')).toBeVisible();
    expect((await wire.content()).testimonials).toHaveLength(6);
    expect(messages.filter((text) => text.startsWith('error'))).toEqual([]);
  });
});

test.describe('FAQ Management', () => {
  test('A13: one is refused while blank, added, edited in its place, switched off and deleted', async ({
    page,
    stack,
    wire,
  }) => {
    const office = new BackOffice(page);
    await office.open(stack.admin, '/admin/faq');
    await page.getByRole('button', { name: 'Add FAQ' }).click();
    const form = page.getByRole('form', { name: 'New FAQ' });
    await form.getByLabel('Question').fill('Does it open by night?');
    await form.getByRole('button', { name: 'Add FAQ' }).click();
    await expect(office.toast('Question and answer are required')).toBeVisible();
    await form.getByLabel('Answer').fill('By day and by night.');
    await form.getByRole('button', { name: 'Add FAQ' }).click();
    await expect(office.toast('FAQ added successfully')).toBeVisible();
    expect((await wire.content()).faq.faqs.at(-1)).toMatchObject({ category: 'general', active: true });

    const row = page.getByRole('listitem').filter({ hasText: 'Does it open by night?' });
    await row.getByRole('button', { name: /^Does it open by night/ }).click();
    await row.getByLabel('Answer').fill('Always.');
    await row.getByRole('switch', { name: 'Active' }).uncheck({ force: true });
    await row.getByRole('button', { name: 'Save and close' }).click();
    await expect(office.toast('FAQ updated successfully')).toBeVisible();
    await expect(row.getByText('Inactive')).toBeVisible();
    await untilServed(page, '/faq', (html) => !html.includes('Does it open by night?'));

    await row.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(office.toast('FAQ deleted successfully')).toBeVisible();
  });

  test('A13: a category gets another name and icon, and another place @full', async ({ page, stack, wire }) => {
    const office = new BackOffice(page);
    await office.open(stack.admin, '/admin/faq');
    await page.getByRole('tab', { name: /^Categories/ }).click();
    await expect(page.getByRole('listitem', { name: /^category \d of 8$/ })).toHaveCount(8);
    await page.getByRole('button', { name: /^General/ }).click();
    await page.getByRole('button', { name: 'Move down: General' }).click();
    const row = page.getByRole('listitem', { name: 'category 2 of 8' });
    await row.getByLabel('Name').fill('First questions');
    await row.getByTitle('Briefcase').click();
    await expect(office.saveState).toHaveText('Saving...');
    await expect(office.saveState).toHaveText('Saved');
    const { categories } = (await wire.content()).faq;
    expect(categories[1]).toEqual({ id: 'general', name: 'First questions', icon: 'FiBriefcase' });
  });

  test('A13: a category is added, and deleted with its questions moved to another; Back and a reload keep the tab @full', async ({
    page,
    stack,
    wire,
  }) => {
    const office = new BackOffice(page);
    await office.open(stack.admin, '/admin/faq');
    await page.getByRole('tab', { name: /^Categories/ }).click();
    await expect(page).toHaveURL(/\?tab=categories$/);
    await page.getByRole('button', { name: 'Add category' }).click();
    const form = page.getByRole('form', { name: 'New category' });
    await form.getByLabel('Name').fill('Lost & found');
    await page.reload();
    await expect(form.getByLabel('Name')).toHaveValue('Lost & found');
    await form.getByRole('button', { name: 'Add category' }).click();
    await expect(office.toast('Category added successfully')).toBeVisible();

    await page.getByRole('button', { name: 'Delete: Payments' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Are you sure you want to delete this category?')).toBeVisible();
    await dialog.getByLabel(/^Its \d+ questions stay and move to$/).selectOption({ label: 'Lost & found' });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(office.toast('Category deleted successfully')).toBeVisible();
    const { categories, faqs } = (await wire.content()).faq;
    expect(categories.map(({ id }) => id)).toEqual(expect.not.arrayContaining(['payments']));
    expect(categories.at(-1)).toMatchObject({ id: 'lost-found', name: 'Lost & found' });
    expect(faqs.filter(({ category }) => category === 'payments')).toEqual([]);
    expect(faqs.some(({ category }) => category === 'lost-found')).toBe(true);
    await page.goBack();
    await expect(page.getByRole('tab', { name: /^Questions/ })).toHaveAttribute('aria-selected', 'true');
  });

  test('A13, A11: search, category and page stand in the address: a reload, Back and a link keep them @full', async ({
    page,
    stack,
  }) => {
    const office = new BackOffice(page);
    await office.open(stack.admin, '/admin/faq');
    const doors = page.getByRole('list', { name: 'Categories' });
    await doors.getByRole('button', { name: /^Security/ }).click();
    await page.getByRole('searchbox').fill('pin');
    await expect(page).toHaveURL('/admin/faq?category=security&search=pin');
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue('pin');
    await expect(doors.getByRole('button', { name: /^Security/ })).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(doors.getByRole('button', { name: /^All/ })).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/admin/testimonials?status=featured&category=Business');
    await expect(page.getByLabel('Status')).toHaveValue('featured');
    await page.getByLabel('Category').selectOption('');
    await page.goBack();
    await expect(page.getByLabel('Category')).toHaveValue('Business');
  });
});
