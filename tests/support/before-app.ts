import type { Page } from 'playwright/test';

/** The app's files, without the first script and the small one that measures the visit. */
export const APP_FILES = /\/assets\/(?!start-|measure-).*\.js$/;

/** The app's files that the page has asked for. */
export function appFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (APP_FILES.test(request.url())) files.push(request.url());
  });
  return files;
}

/** Holds the app's scripts until told: a slow line whose slowness the test decides. */
export async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(APP_FILES, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Two buttons beside the page to which nothing but a script gives a meaning; they note their presses. */
export async function addButtons(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.pressed = [];
    for (const name of ['First', 'Second']) {
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: name });
      button.addEventListener('click', () => window.pressed.push(name));
      document.body.prepend(button);
    }
  });
}

declare global {
  interface Window {
    pressed: string[];
  }
}
