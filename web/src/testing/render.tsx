import type { FormOutcome, PublicData, Renderer } from '@apoti/contract';
import { NOW, publicData } from './public-data';

type Options = { data?: PublicData; now?: number; form?: FormOutcome; origin?: string };

/** What the server makes of an address, taken apart. The renderer is loaded by the test, after the build's files have names. */
export function open(renderer: Renderer, url: string, options: Options = {}) {
  const { data = publicData(), now = NOW, form, origin = 'https://example.com' } = options;
  const address = renderer.resolve(url, data);
  const input = { url: address?.url ?? '/404', data, now, origin, ...(form ? { form } : {}) };
  const page = renderer.renderPage(input);
  const document = new DOMParser().parseFromString(page.body, 'text/html');
  return { ...page, html: page.body, head: document.head, body: document.body };
}

/** Stands in for the names of the browser's files, which the build fills in. */
export const testAssets = {
  buildId: 'b',
  fonts: [],
  site: { script: '/s.js', imports: [], styles: [] },
  pages: {},
};
