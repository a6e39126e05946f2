import type { Page } from 'playwright/test';
import { untilServed } from './until-served';
import type { WireClient } from './wire-client';

/** Sets the address of the demo's video; empty: there is none, and Watch Demo leads to the three steps. */
export async function setDemoVideo(page: Page, wire: WireClient, demoVideoUrl: string): Promise<void> {
  const { revision, site } = await wire.content();
  await wire.post('/api/content.php', { revision, site: { ...site, demoVideoUrl } });
  await untilServed(page, '/', (html) => {
    const watch = /<a [^>]*role="button"[^>]*>/.exec(html)?.[0] ?? '';
    return watch.includes(`href="${demoVideoUrl === '' ? '#how-it-works' : demoVideoUrl}"`);
  });
}
