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

  test('A13: a category gets another name and icon, and another place', async ({ page, stack, wire }) => {
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
});
