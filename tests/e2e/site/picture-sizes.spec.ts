import { expect, test } from 'playwright/test';
import { PicturedSite } from '../../support/pictured-site';
import { sitePages } from '../../support/site-pages';

/** Two phones, a tablet on its side and upright, a desktop. */
const WIDTHS = [360, 412, 768, 900, 1280];
/** How far what is said of a picture may be from what is shown, as a part of that. */
const TOLERANCE = 0.1;

const pictured = [
  '/',
  '/about',
  '/services',
  '/pricing',
  '/franchise',
  '/press-releases',
  '/press-releases/1',
  '/events',
];

test('S6: every picture says how wide it is shown, on every page, on phones, tablets and desktops', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const site = await PicturedSite.open(page);
  const withPictures = new Set<string>();
  for (const path of sitePages) {
    await site.go(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const pictures = await site.pictures();
      if (pictures.length > 0) withPictures.add(path);
      const wrong = pictures.filter(({ said, shown }) => Math.abs(said - shown) > TOLERANCE * shown);
      expect.soft([path, width, wrong]).toEqual([path, width, []]);
    }
  }
  expect([...withPictures]).toEqual(pictured);
});
