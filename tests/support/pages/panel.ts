import type { Page } from 'playwright/test';

/** Strapi's panel, as power users drive it. */
export class Panel {
  constructor(
    readonly page: Page,
    private readonly cmsUrl: string,
  ) {}

  async signIn(admin: { email: string; password: string }): Promise<void> {
    await this.page.goto(`${this.cmsUrl}/admin/auth/login`);
    await this.page.getByLabel(/^Email/).fill(admin.email);
    await this.page
      .getByLabel(/^Password/)
      .first()
      .fill(admin.password);
    await this.page.getByRole('button', { name: 'Login' }).click();
    await this.page.waitForURL((url) => !url.pathname.includes('/auth/'));
  }

  /** The list of a collection's entries. */
  async openList(uid: string): Promise<void> {
    await this.page.goto(`${this.cmsUrl}/admin/content-manager/collection-types/${uid}`);
    await this.page.getByRole('grid').or(this.page.getByRole('table')).first().waitFor();
  }
}
