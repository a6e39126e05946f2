import { teamReplySchema } from '@apoti/contract';
import { expect, test } from '../../support/fixtures/journey';
import { press, tabTo } from '../../support/keyboard';
import { BackOffice } from '../../support/pages/back-office';
import { TeamEditor } from '../../support/pages/team-editor';

test('X2, A13: questions are added, edited, moved, deleted, saved and taken back by keyboard alone', async ({
  page,
  stack,
  wire,
}) => {
  test.setTimeout(180_000);
  const office = new BackOffice(page);
  await office.open(stack.admin, '/admin/faq');
  await expect(office.saveState).toHaveText('Saved');
  const questions = async () => (await wire.content()).faq.faqs.map(({ question }) => question);
  const [first = '', second = ''] = await questions();
  const words = `Edited by keyboard, ${Date.now()}.`;
  const named = (name: string) => page.getByRole('button', { name, exact: true });

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox').or(page.getByLabel('Search the questions')).first()).toBeFocused();
  await press(page, named('Add FAQ'));
  await page.keyboard.type('Can I do this without a mouse?');
  await tabTo(page, page.getByRole('form', { name: 'New FAQ' }).getByLabel('Answer'));
  await page.keyboard.type('Yes.');
  await press(page, page.getByRole('form', { name: 'New FAQ' }).getByRole('button', { name: 'Add FAQ' }));
  await expect(office.toast('FAQ added successfully')).toBeVisible();
  expect((await questions()).at(-1)).toBe('Can I do this without a mouse?');

  await press(page, named(`Move down: ${first}`), 'Shift+Tab');
  await expect(named(`Move down: ${first}`)).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await questions()).slice(0, 2)).toEqual([second, first]);

  const row = page.getByRole('listitem', { name: /^FAQ 2 of/ });
  await press(page, row.getByRole('heading').getByRole('button'), 'Shift+Tab');
  await tabTo(page, row.getByLabel('Answer'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type(words);
  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await wire.content()).faq.faqs[1]?.answer).toBe(words);
  await page.keyboard.press('Control+z');
  await expect(row.getByLabel('Answer')).not.toHaveValue(words);
  await page.keyboard.press('Control+Shift+z');
  await expect(row.getByLabel('Answer')).toHaveValue(words);

  await press(page, named(`Delete: ${second}`), 'Shift+Tab');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await press(page, dialog.getByRole('button', { name: 'Delete' }));
  await expect(office.toast('FAQ deleted successfully')).toBeVisible();
  await expect(row.or(page.getByRole('listitem', { name: /^FAQ 1 of/ })).first()).toBeVisible();
  await expect(page.locator(':focus')).toHaveAttribute('aria-expanded', /true|false/);
  expect(await questions()).not.toContain(second);
});

test('X2, A12: members are added, edited, moved, deleted, saved and taken back by keyboard alone @full', async ({
  page,
  stack,
  wire,
}) => {
  test.setTimeout(180_000);
  const editor = new TeamEditor(page);
  await editor.open(stack.admin);
  const members = async () => teamReplySchema.parse((await wire.get('/api/team.php')).json);
  const [first, second] = await members();
  const named = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (label: string) => editor.field(label);

  await press(page, named('Add Team Member'));
  await tabTo(page, field('Name'));
  await page.keyboard.type('Example Keyboarder');
  await tabTo(page, field('Position'));
  await page.keyboard.type('Rider');
  await tabTo(page, field('Bio'));
  await page.keyboard.type('Needs no mouse.');
  await press(page, named('Add Member'));
  await expect(page.getByText('Team member added successfully!').first()).toBeVisible();
  expect((await members()).at(-1)?.name).toBe('Example Keyboarder');

  await press(page, named(`Move down: ${first?.name}`), 'Shift+Tab');
  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await members())[0]?.name).toBe(second?.name);

  await press(page, named(`Edit: ${second?.name}`), 'Shift+Tab');
  await tabTo(page, field('Position'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Edited by keyboard');
  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await members())[0]?.position).toBe('Edited by keyboard');
  await page.keyboard.press('Control+z');
  await expect(field('Position')).toHaveValue(second?.position ?? '');
  await press(page, named('Back to the team'), 'Shift+Tab');

  await press(page, named('Delete: Example Keyboarder'));
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
  await expect(page.getByText('Team member deleted successfully!').first()).toBeVisible();
  expect((await members()).map(({ name }) => name)).not.toContain('Example Keyboarder');
});
