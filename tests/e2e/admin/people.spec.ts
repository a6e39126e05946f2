import { expect, test } from '../../support/fixtures/journey';
import { violations } from '../../support/axe';
import { Settings } from '../../support/pages/settings';
import { addAdmin } from '../../support/second-admin';
import { WireClient } from '../../support/wire-client';

const PATH = '/admin/settings?tab=security';
const NEXT = 'three boats at noon';

test.describe('Password', () => {
  test('A19: is changed by whoever knows it; other sessions end, this one goes on, and it signs in', async ({
    page,
    stack,
    context,
    messages,
  }) => {
    const person = await addAdmin(stack.cmsUrl, 'amara');
    const elsewhere = new WireClient(stack.origin);
    await elsewhere.signIn(person);
    const settings = new Settings(page);
    await settings.open(person, PATH);
    await expect(page.getByRole('tab', { name: 'Security' })).toHaveAttribute('aria-selected', 'true');

    await settings.change(person.password, NEXT, 'three boats at one');
    await expect(settings.toast('New passwords do not match')).toBeVisible();
    await expect(settings.again).toHaveAccessibleDescription(/New passwords do not match/);
    await expect(settings.again).toBeFocused();
    await settings.change(person.password, 'five5');
    await expect(settings.next).toHaveAccessibleDescription(/Password must be at least 6 characters/);
    await settings.change(person.password, 'password123');
    await expect(settings.next).toHaveAccessibleDescription(/too common/);
    await settings.change('not her password', NEXT);
    await expect(settings.current).toHaveAccessibleDescription(/The current password is wrong/);
    await expect(settings.next).toHaveValue(NEXT);
    expect(await violations(page)).toEqual([]);

    await settings.change(person.password, NEXT);
    await expect(settings.toast('Password changed successfully!')).toBeVisible();
    await expect(settings.current).toHaveValue('');
    await expect.poll(async () => (await elsewhere.get('/api/auth.php')).json).toMatchObject({ authenticated: false });
    await page.reload();
    await expect(settings.submit).toBeVisible();
    expect(messages.filter((message) => !message.includes('422'))).toEqual([]);

    await context.clearCookies();
    await settings.open({ ...person, password: NEXT }, PATH);
    await expect(settings.submit).toBeVisible();
  });
});
