import { expect, test } from '../../support/fixtures/journey';
import { SignIn } from '../../support/pages/sign-in';

test.describe('the sign-in', () => {
  test('P18: a wrong password says so and keeps the name; the right one leads where the person was headed', async ({
    page,
    stack,
  }) => {
    await page.goto('/admin/content');
    await expect(page).toHaveURL(/\/login\?next=%2Fadmin%2Fcontent$/);
    const name = page.getByLabel(/user ?name/i);
    const password = page.getByLabel('Password', { exact: true });
    await name.fill(stack.admin.username);
    await password.fill('wrong-password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: /sign in/i }).click();
    await expect(page.getByText('Invalid credentials').first()).toBeVisible();
    await expect(name).toHaveValue(stack.admin.username);
    await password.fill(stack.admin.password);
    await page.getByRole('button', { name: /sign in/i }).click();
    await expect(page).toHaveURL(/\/admin\/content$/);
    await expect(page.getByText('Welcome to Apoti Admin!').first()).toBeVisible();
  });
});

test.describe('the sign-in without script', () => {
  test.use({ javaScriptEnabled: false });

  test('X3, P18: a wrong password comes back with the name and the reason; the right one leads where the person was headed', async ({
    page,
    stack,
  }) => {
    await page.goto('/admin/content');
    const { name, password, submit, failure } = new SignIn(page);
    await name.fill(stack.admin.username);
    await password.fill('wrong-password');
    await submit.click();
    await expect(failure).toHaveText('Invalid credentials');
    await expect(name).toHaveValue(stack.admin.username);
    await expect(password).toHaveValue('');
    await password.fill(stack.admin.password);
    await submit.click();
    await expect(page).toHaveURL(/\/admin\/content$/);
    await expect(page).toHaveTitle(/back-office/);
  });
});
