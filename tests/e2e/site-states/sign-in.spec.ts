import { expect, test } from '../../support/fixtures/site-journey';
import { SignIn } from '../../support/pages/sign-in';
import { SiteFrame } from '../../support/pages/site-frame';

test.describe('the sign-in', () => {
  test('P18: asks for both beside their fields, sends nothing without them, shows and hides the password @full', async ({
    page,
  }) => {
    const signIn = new SignIn(page);
    let sent = 0;
    page.on('request', (request) => (sent += request.method() === 'POST' ? 1 : 0));
    await page.goto('/login');
    await signIn.submit.click();
    await expect(signIn.form.getByText('Please enter your username or e-mail')).toBeVisible();
    await expect(signIn.form.getByText('Please enter your password')).toBeVisible();
    await expect(signIn.name).toBeFocused();
    await signIn.name.fill('somebody');
    await signIn.name.press('Enter');
    await expect(signIn.password).toBeFocused();
    await signIn.password.fill('a secret');
    await signIn.form.getByRole('button', { name: 'Show password' }).press('Enter');
    await expect(signIn.password).toHaveAttribute('type', 'text');
    await signIn.form.getByRole('button', { name: 'Hide password' }).click();
    await expect(signIn.password).toHaveAttribute('type', 'password');
    await expect(signIn.password).toHaveValue('a secret');
    expect(sent).toBe(0);
    await expect(page.getByText('Secure admin access is required')).toBeVisible();
    await expect(page.getByText('provided by your system administrator')).toBeVisible();
  });
});

test.describe('a sign-in that fails', () => {
  test.use({ provoked: /Failed to load resource/ });

  test('P18: while it is sent the button is off; without an answer or a success flag it says Login failed @full', async ({
    page,
  }) => {
    const signIn = new SignIn(page);
    const { toasts } = new SiteFrame(page);
    let go = (): void => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/api/auth.php', async (route) => {
      await held;
      await route.fulfill({ json: { user: { id: 1, username: 'x', email: 'x@example.com' } } });
    });
    await page.goto('/login');
    await signIn.name.fill('somebody');
    await signIn.password.fill('a secret');
    await signIn.submit.click();
    await expect(signIn.submit).toHaveText('Signing in...');
    await expect(signIn.submit).toBeDisabled();
    go();
    await expect(signIn.failure).not.toBeEmpty();
    await expect(toasts).toHaveCount(1);
    await expect(page).toHaveURL('/login');
    await expect(signIn.submit).toBeEnabled();
    await expect(signIn.name).toHaveValue('somebody');
    await page.unroute('**/api/auth.php');
    await page.route('**/api/auth.php', (route) => route.fulfill({ json: { success: false, error: '' } }));
    await signIn.submit.click();
    await expect(signIn.failure).toHaveText('Login failed');
    await page.unroute('**/api/auth.php');
    await page.route('**/api/auth.php', (route) =>
      route.fulfill({ status: 401, json: { success: false, error: 'Invalid credentials' } }),
    );
    await signIn.submit.click();
    await expect(signIn.failure).toHaveText('Invalid credentials');
  });
});
