import type { Page } from 'playwright/test';

/** The app's files, without the first script. */
export const APP_FILES = /\/assets\/(?!start-).*\.js$/;

/** The first script alone, whether it measures the visit or not. */
export const FIRST_SCRIPT = /\/assets\/start-.*\.js$/;

/** The app's files that the page has asked for. */
export function appFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (APP_FILES.test(request.url())) files.push(request.url());
  });
  return files;
}

/** Holds the app's scripts, or others, until told: a slow line whose slowness the test decides. */
export async function holdApp(page: Page, files = APP_FILES): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Sends these pages with data that no page can be drawn from: the app breaks while it takes them over. */
export async function breakApp(page: Page, pages: string | ((url: URL) => boolean)): Promise<void> {
  await page.route(pages, async (route) => {
    const reply = await route.fetch();
    const body = (await reply.text()).replace(/"page":\{/, '"page":null,"was":{');
    await route.fulfill({ response: reply, body });
  });
}

/** A slow line and a slow phone, until what it answers is called. */
export async function slowDown(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return () => session.detach();
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
