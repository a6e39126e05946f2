import { violations } from '../../support/axe';
import { expect, test } from '../../support/fixtures/journey';
import { enlargeText, overflow } from '../../support/overflow';
import { sitePages } from '../../support/site-pages';

for (const [width, when] of [
  [320, ' @full'],
  [390, ''],
  [1280, ' @full'],
] as const) {
  test(`X1: every page is without axe violations at ${width} px${when}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    for (const path of sitePages) {
      await page.goto(path);
      expect.soft([path, await violations(page)]).toEqual([path, []]);
    }
  });
}

test('X1: no page scrolls sideways at 320 px, nor at 390 px with text twice as large @full', async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of sitePages) {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    expect.soft([path, await overflow(page)]).toEqual([path, 0]);
    await page.setViewportSize({ width: 390, height: 800 });
    await enlargeText(page);
    expect.soft([path, 'large text', await overflow(page)]).toEqual([path, 'large text', 0]);
  }
});

test('P1, X5: every page says what it is: title, description, canonical address, preview, structured data @full', async ({
  page,
  stack,
}) => {
  test.setTimeout(120_000);
  const titles = new Map<string, string>();
  for (const path of sitePages) {
    const answer = await page.goto(path);
    const isThere = path !== '/nothing-here';
    expect.soft([path, answer?.status()]).toEqual([path, isThere ? 200 : 404]);
    const head = await page.evaluate(() => ({
      title: document.title,
      description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
      image: document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '',
      headings: document.querySelectorAll('h1').length,
      facts: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.textContent),
    }));
    expect.soft([path, titles.get(head.title)]).toEqual([path, undefined]);
    titles.set(head.title, path);
    expect.soft([path, head.description.length > 40 && head.description.length <= 200]).toEqual([path, true]);
    expect.soft([path, head.canonical]).toEqual([path, isThere ? `${stack.origin}${path}` : null]);
    expect.soft([path, head.headings]).toEqual([path, 1]);
    expect.soft([path, (await page.request.get(head.image)).headers()['content-type']]).toEqual([path, 'image/jpeg']);
    for (const fact of head.facts) expect(JSON.parse(fact ?? '')).toMatchObject({ '@context': 'https://schema.org' });
  }
});

test('P1: opening each page, by document and by link, says nothing on the console and asks nobody else @full', async ({
  page,
  messages,
  stack,
}) => {
  test.setTimeout(120_000);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(stack.origin) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  for (const path of sitePages.filter((each) => each !== '/nothing-here')) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.mouse.click(5, 5);
  }
  expect(messages).toEqual([]);
  expect(foreign).toEqual([]);
});
