import { violations } from './axe';
import { expect } from './fixtures/journey';
import type { TabbedScreen } from './pages/tabbed-screen';

/** Opens a screen on a small phone in the dark and looks at each of its tabs: axe finds nothing, and none is wider than the phone. */
export async function lookAtEveryTab(
  screen: TabbedScreen,
  admin: { username: string; password: string },
): Promise<void> {
  const { page } = screen;
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 800 });
  await screen.open(admin);
  for (const tab of await page.getByRole('tab').allTextContents()) {
    await screen.tab(tab).click();
    await expect(screen.office.loading).toHaveCount(0);
    expect.soft([tab, await violations(page)]).toEqual([tab, []]);
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect.soft([tab, isWider]).toEqual([tab, false]);
  }
}
