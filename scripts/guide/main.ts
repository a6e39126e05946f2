import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { launchOptions } from '../../tests/support/browser';
import { writeSubscribers } from '../../tests/support/factories/subscribers';
import { startStack, type Stack } from '../../tests/support/stack';
import type { WireClient } from '../../tests/support/wire-client';
import { BackOffice } from '../../tests/support/pages/back-office';
import { putExamples } from './example';
import { folder, keepPicture, limits } from './picture';
import { show, shots, type Shot } from './shots';

const say = (text: string) => process.stdout.write(`${text}\n`);

async function take(shot: Shot, { browser, stack, wire }: { browser: Browser; stack: Stack; wire: WireClient }) {
  // Each begins as somebody who comes anew: nothing of the last one is kept.
  const page = await browser.newPage({
    baseURL: stack.origin,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    serviceWorkers: 'block',
    timezoneId: 'Africa/Lagos',
    locale: 'en-GB',
  });
  await new BackOffice(page).open(stack.admin, shot.address);
  await show(shot, { page, wire });
  const bytes = await keepPicture(shot.name, await page.screenshot());
  await page.context().close();
  say(`${shot.name.padEnd(16)} ${bytes}`);
  return bytes;
}

/** Takes the pictures of docs/editors.md, all or those named, on the whole product with example content. */
export async function main(names: readonly string[]): Promise<void> {
  const wanted = names.length === 0 ? shots : shots.filter(({ name }) => names.includes(name));
  const stack = await startStack({ fill: (dataDir) => writeSubscribers(dataDir, 12) });
  const browser = await chromium.launch(launchOptions);
  let sum = 0;
  try {
    const wire = await putExamples(stack);
    for (const shot of wanted) sum += await take(shot, { browser, stack, wire });
  } finally {
    await browser.close();
    await stack.stop();
  }
  if (names.length > 0) return;
  if (sum > limits.all) throw new Error(`The pictures are ${sum} bytes, more than ${limits.all}`);
  const known = new Set(shots.map(({ name }) => `${name}.webp`));
  for (const file of await readdir(folder)) if (!known.has(file)) await rm(join(folder, file));
}
