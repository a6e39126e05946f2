import type { BrowserContext } from 'playwright/test';

/**
 * Stands in for all other companies: nothing leaves the machine. Returns what was asked of whom, by address. Each file that is
 * asked for is empty, so that only the site's own loader speaks.
 */
export async function interceptOthers(context: BrowserContext, origin: string): Promise<string[]> {
  const asked: string[] = [];
  await context.route(
    (url) => url.origin !== origin,
    async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
  return asked;
}
