import type { Locator, Page } from 'playwright/test';

/** A screen of the back-office. */
export class BackOffice {
  constructor(readonly page: Page) {}

  /** Signs in by the call that the form makes, and opens a screen, such as `/admin/faq`. Throws where the server refuses. */
  async open(admin: { username: string; password: string }, path: string): Promise<void> {
    const data = { action: 'login', email: admin.username, password: admin.password };
    const answer = await this.page.request.post('/api/auth.php', { data });
    if (!answer.ok()) throw new Error(`${admin.username} is not signed in: ${await answer.text()}`);
    await this.page.goto(path);
    await this.page.locator('main#screen h1').waitFor();
  }

  /** Signs in through the form, which leads on to a screen: for journeys about coming and going. */
  async signIn(admin: { username: string; password: string }, path: string): Promise<void> {
    await this.page.goto(`/login?next=${encodeURIComponent(path)}`);
    await this.page.getByLabel(/user ?name/i).fill(admin.username);
    // With the app: what the form does before it is there has journeys of its own (first-touch.spec.ts).
    await this.page.waitForFunction(() => 'ready' in document.documentElement.dataset);
    await this.page.getByLabel('Password', { exact: true }).fill(admin.password);
    await this.page.getByRole('button', { name: /sign in/i }).click();
    // The sign-in has a heading too.
    await this.page.locator('main#screen h1').waitFor();
  }

  /** What says on any screen that the session has ended. */
  get signedOut(): Locator {
    return this.page.getByRole('status').filter({ hasText: 'You are signed out' });
  }

  /** What shuts the screens after a logout of which the server has not heard. */
  get loggedOut(): Locator {
    return this.page.getByRole('dialog', { name: 'You are logged out' });
  }

  /** Signs in again where the session has ended, without leaving the screen. */
  async signInAgain(admin: { username: string; password: string }): Promise<void> {
    await this.signedOut.getByRole('button', { name: 'Sign in' }).click();
    const form = this.page.getByRole('form', { name: 'Sign in again' });
    await form.getByLabel('Username or e-mail').fill(admin.username);
    await form.getByLabel('Password', { exact: true }).fill(admin.password);
    await form.getByRole('button', { name: 'Sign in' }).click();
    await form.waitFor({ state: 'detached' });
  }

  /** What says that something of the screen is still on its way. */
  get loading(): Locator {
    return this.page
      .locator('#screen')
      .getByRole('status')
      .filter({ hasText: /^(Loading|Making)/ });
  }

  get saveState(): Locator {
    return this.page.getByRole('banner').getByRole('status', { name: 'Save state' });
  }

  /** What a toast says. */
  toast(text: string): Locator {
    return this.page.getByText(text, { exact: true }).first();
  }
}
