import { outbox } from '../../support/contact-leads';
import { expect, test } from '../../support/fixtures/journey';
import { violations } from '../../support/axe';
import { PasswordReset } from '../../support/pages/password-reset';
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

test.describe('Forgotten password', () => {
  test.use({ javaScriptEnabled: false });

  test('A19: without script, a link by mail sets a new password once, and every session ends', async ({
    page,
    stack,
  }) => {
    const person = await addAdmin(stack.cmsUrl, 'binta');
    const elsewhere = new WireClient(stack.origin);
    await elsewhere.signIn(person);
    const pages = new PasswordReset(page);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(pages.heading).toHaveText('Forgot your password?');
    await pages.name.fill('nobody-of-this-name');
    await pages.send.click();
    await expect(pages.heading).toHaveText('Please look at your mail');
    await page.getByRole('link', { name: 'ask again' }).click();
    await pages.name.fill('binta@example.com');
    await pages.send.click();
    await expect(pages.heading).toHaveText('Please look at your mail');

    const links = async () =>
      (await outbox(stack.dataDir)).flatMap(
        (mail) => /\/reset-password\/[\w-]{43}/.exec(mail.replaceAll('=\r\n', ''))?.[0] ?? [],
      );
    await expect.poll(links).toHaveLength(1);
    const [link = ''] = await links();
    await page.goto(link);
    await expect(pages.heading).toHaveText('Set a new password');
    await pages.choose('password1');
    await expect(pages.next).toHaveAccessibleDescription(/too common/);
    await pages.choose(NEXT, 'three boats at one');
    await expect(pages.again).toHaveAccessibleDescription('New passwords do not match');
    await pages.choose(NEXT);
    await expect(pages.heading).toHaveText('Your password is set');
    await expect.poll(async () => (await elsewhere.get('/api/auth.php')).json).toMatchObject({ authenticated: false });
    await page.goto(link);
    await expect(pages.heading).toHaveText('This link does not work');

    const again = { action: 'login', username: person.username, password: NEXT };
    expect((await new WireClient(stack.origin).post('/api/auth.php', again)).status).toBe(200);
  });
});
