import { teamReplySchema } from '@apoti/contract';
import { expect, test } from '../../support/fixtures/journey';
import { TeamEditor } from '../../support/pages/team-editor';
import type { WireClient } from '../../support/wire-client';
import { untilServed } from '../../support/until-served';

const team = async (wire: WireClient) => teamReplySchema.parse((await wire.get('/api/team.php')).json);

test.describe('Team Management', () => {
  test('A12: an edit saves itself and is on the About page; members move, and their order with them', async ({
    page,
    stack,
    wire,
    messages,
  }) => {
    const editor = new TeamEditor(page);
    await editor.open(stack.admin);
    const [first = '', second = ''] = await editor.names.allTextContents();
    await editor.act('Edit', first);
    await editor.field('Position').fill('Keeper of the keys');
    await expect(editor.saveState).toHaveText('Saving...');
    await expect(editor.saveState).toHaveText('Saved');
    expect((await team(wire))[0]?.position).toBe('Keeper of the keys');
    await untilServed(page, '/about', (html) => html.includes('Keeper of the keys'));

    await page.getByRole('button', { name: 'Back to the team' }).click();
    await expect(page.getByRole('button', { name: `Move up: ${first}` })).toBeDisabled();
    await editor.act('Move up', second);
    await page.getByRole('button', { name: 'Save All Changes' }).click();
    await expect(page.getByText('Team saved successfully!').first()).toBeVisible();
    expect((await team(wire)).map(({ name, order }) => [name, order]).slice(0, 2)).toEqual([
      [second, 1],
      [first, 2],
    ]);
    expect(messages.filter((text) => text.startsWith('error'))).toEqual([]);
  });

  test('A12, A21: a member is added with the highest id + 1, hidden from the site, and deleted after a question @full', async ({
    page,
    stack,
    wire,
  }) => {
    const editor = new TeamEditor(page);
    await editor.open(stack.admin);
    const highest = Math.max(...(await team(wire)).map(({ id }) => id));
    await page.getByRole('button', { name: 'Add Team Member' }).click();
    await editor.field('Name').fill('Example Rider');
    await editor.field('Position').fill('Rider');
    await editor.field('Department').selectOption('Human Resources');
    await editor.field('Bio').fill('Rides as an example.');
    await page.getByRole('button', { name: 'Add Member', exact: true }).click();
    await expect(page.getByText('Team member added successfully!').first()).toBeVisible();
    expect((await team(wire)).at(-1)).toMatchObject({ id: highest + 1, department: 'Human Resources', order: 5 });

    await editor.act('Active', 'Example Rider');
    await expect(editor.saveState).toHaveText('Saving...');
    await expect(editor.saveState).toHaveText('Saved');
    await untilServed(page, '/about', (html) => !html.includes('Example Rider'));

    await editor.act('Delete', 'Example Rider');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Are you sure you want to delete this team member?')).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Team member deleted successfully!').first()).toBeVisible();
    expect(await team(wire)).toHaveLength(4);
  });

  test('A6: two people in one field: both values are shown, the chosen one is saved @full', async ({
    page,
    stack,
    wire,
  }) => {
    const editor = new TeamEditor(page);
    await editor.open(stack.admin);
    const [first = ''] = await editor.names.allTextContents();
    const members = await team(wire);
    await editor.act('Edit', first);
    await editor.field('Position').fill('Mine');
    await wire.post(
      '/api/team.php',
      members.map((member, place) => (place === 0 ? { ...member, position: 'Theirs', phone: '+234 1' } : member)),
    );
    const panel = page.getByRole('region', { name: 'Somebody else changed the same' });
    await expect(panel).toContainText('Mine');
    await expect(panel).toContainText('Theirs');
    await panel.getByRole('button', { name: /^Take theirs/ }).click();
    await expect(editor.saveState).toHaveText('Saved');
    await expect(editor.field('Position')).toHaveValue('Theirs');
    await expect(editor.field('Phone')).toHaveValue('+234 1');
    expect((await team(wire))[0]).toMatchObject({ position: 'Theirs', phone: '+234 1' });
  });

  test('A6: with the CMS dead an edit and a new member are kept over a reload, and go out once it is back @full', async ({
    page,
    stack,
    wire,
  }) => {
    test.setTimeout(180_000);
    const editor = new TeamEditor(page);
    await editor.open(stack.admin);
    const [first = ''] = await editor.names.allTextContents();
    await editor.act('Edit', first);
    await stack.killCms();
    await editor.field('Bio').fill('Typed in the dark');
    await expect(editor.saveState).toHaveText('Kept in this browser', { timeout: 20_000 });
    await page.getByRole('button', { name: 'Back to the team' }).click();
    await page.getByRole('button', { name: 'Add Team Member' }).click();
    await editor.field('Name').fill('Example Night Rider');
    await editor.field('Position').fill('Rider');
    await page.reload();
    await expect(page.getByText('Brought back as you left it.')).toBeVisible();
    await expect(editor.field('Name')).toHaveValue('Example Night Rider');
    await editor.field('Bio').fill('Rides by night.');
    await page.getByRole('button', { name: 'Add Member', exact: true }).click();
    await expect(editor.names.last()).toHaveText('Example Night Rider');

    await page.goto('/admin/content');
    await expect(editor.saveState).toHaveText('Kept in this browser', { timeout: 20_000 });
    await stack.startCms();
    await expect(editor.saveState).toHaveText('Saved', { timeout: 45_000 });
    const members = await team(wire);
    expect(members[0]?.bio).toBe('Typed in the dark');
    expect(members.at(-1)).toMatchObject({ name: 'Example Night Rider', bio: 'Rides by night.' });
  });
});
