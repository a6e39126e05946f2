import { CAROUSEL_INTERVAL_MS } from '@apoti/contract/constants/business';
import { defaultHeroSlides } from '@apoti/contract/content/default-hero-slides';
import { setDemoVideo } from '../../support/demo-video';
import { expect, test } from '../../support/fixtures/site-journey';
import { Hero } from '../../support/pages/hero';
import { stopClock } from '../../support/stopped-clock';
import { untilServed } from '../../support/until-served';

const [one = '', two = '', three = ''] = defaultHeroSlides.map(({ title }) => title);
const VIDEO = 'https://www.youtube.com/watch?v=abcdefghijk';

test.describe('the slides', () => {
  test('P4: go on after 5 s, not before, and from the last to the first', async ({ page }) => {
    const hero = new Hero(page);
    await stopClock(page);
    await page.goto('/');
    await expect(hero.pause).toBeVisible();
    await page.clock.runFor(CAROUSEL_INTERVAL_MS - 10);
    await expect(hero.title).toHaveText(one);
    for (const title of [two, three, one]) {
      await page.clock.runFor(CAROUSEL_INTERVAL_MS);
      await expect(hero.title).toHaveText(title);
    }
  });

  test('P4: a dot jumps to its slide, which stays for the whole time @full', async ({ page }) => {
    const hero = new Hero(page);
    await stopClock(page);
    await page.goto('/');
    await page.clock.runFor(CAROUSEL_INTERVAL_MS - 500);
    await hero.dot(3).click();
    await page.mouse.move(5, 5);
    await expect(hero.title).toHaveText(three);
    await expect(hero.dot(3)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(CAROUSEL_INTERVAL_MS - 500);
    await expect(hero.title).toHaveText(three);
    await page.clock.runFor(600);
    await expect(hero.title).toHaveText(one);
  });

  test('P4: stand still under the mouse, under the keyboard’s focus and while paused @full', async ({ page }) => {
    const hero = new Hero(page);
    await stopClock(page);
    await page.goto('/');
    await hero.region.hover();
    await page.clock.runFor(3 * CAROUSEL_INTERVAL_MS);
    await expect(hero.title).toHaveText(one);
    await page.mouse.move(5, 5);
    await page.clock.runFor(CAROUSEL_INTERVAL_MS + 10);
    await expect(hero.title).toHaveText(two);
    await hero.dot(1).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(hero.title).toHaveText(two);
    await page.clock.runFor(3 * CAROUSEL_INTERVAL_MS);
    await expect(hero.title).toHaveText(two);
    await hero.pause.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(hero.play).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    await page.clock.runFor(3 * CAROUSEL_INTERVAL_MS);
    await expect(hero.title).toHaveText(two);
  });

  test('P4: stand still for people who prefer less motion, who can start them @full', async ({ page }) => {
    const hero = new Hero(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await stopClock(page);
    await page.goto('/');
    await expect(hero.play).toBeVisible();
    await page.clock.runFor(3 * CAROUSEL_INTERVAL_MS);
    await expect(hero.title).toHaveText(one);
    await hero.play.click();
    await page.mouse.move(5, 5);
    await page.getByRole('heading', { level: 1 }).click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(CAROUSEL_INTERVAL_MS + 10);
    await expect(hero.title).toHaveText(two);
  });

  test('P4: only active ones are shown, one alone does not turn, and with none the first default stands in @full', async ({
    page,
    wire,
  }) => {
    const hero = new Hero(page);
    const { heroSlides } = await wire.content();
    const show = async (places: readonly number[]) => {
      const slides = heroSlides.map((slide, place) => ({ ...slide, active: places.includes(place) }));
      await wire.post('/api/content.php', { revision: (await wire.content()).revision, heroSlides: slides });
      const [first = defaultHeroSlides[0], ...others] = slides.filter(({ active }) => active);
      await untilServed(
        page,
        '/',
        (html) =>
          html.includes(`${first?.title}</h1>`) &&
          html.split('aria-roledescription="slide"').length === others.length + 2,
      );
      await page.goto('/');
    };
    await show([1, 2]);
    await expect(hero.title).toHaveText(heroSlides[1]?.title ?? '');
    await expect(hero.dots).toHaveCount(2);
    await show([2]);
    await expect(hero.title).toHaveText(heroSlides[2]?.title ?? '');
    await expect(hero.dots).toHaveCount(0);
    await show([]);
    await expect(hero.title).toHaveText(one);
    await show([0, 1, 2]);
    await expect(hero.dots).toHaveCount(3);
  });
});

test.describe('Watch Demo', () => {
  test('P4: while there is no video the dialog says so and leads to the three steps @full', async ({ page, wire }) => {
    await setDemoVideo(page, wire, '');
    const hero = new Hero(page);
    await page.goto('/');
    await hero.watchDemo.focus();
    await page.keyboard.press('Space');
    await expect(hero.dialog).toContainText('There is no demo video yet.');
    await hero.dialog.getByRole('link', { name: 'How It Works' }).click();
    await expect(hero.dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: 'How It Works' })).toBeInViewport();
  });

  test('P4: the video is loaded on the click, its dialog closes by button, Escape and a click beside it, and takes the video along', async ({
    page,
    wire,
  }) => {
    await setDemoVideo(page, wire, VIDEO);
    const asked: string[] = [];
    await page.route('https://www.youtube-nocookie.com/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' });
    });
    const hero = new Hero(page);
    await page.goto('/');
    await hero.title.hover();
    expect(asked).toEqual([]);
    for (const close of [
      () => hero.dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 400),
    ]) {
      await hero.watchDemo.click();
      await expect(hero.dialog.locator('iframe')).toHaveAttribute('src', /\/embed\/abcdefghijk/);
      await close();
      await expect(hero.dialog).toBeHidden();
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(hero.watchDemo).toBeFocused();
    }
    expect(asked.length).toBeGreaterThan(0);
  });
});

test.describe('the slides on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('P4: dots are large enough for a finger and turn the slides @full', async ({ page }) => {
    const hero = new Hero(page);
    await page.goto('/');
    await expect(hero.pause).toBeVisible();
    const box = await hero.dot(2).boundingBox();
    expect([box?.width, box?.height].every((side) => side !== undefined && side >= 24)).toBe(true);
    await hero.pause.tap();
    await hero.dot(2).tap();
    await expect(hero.title).toHaveText(two);
  });
});

test.describe('the slides without script', () => {
  test.use({ javaScriptEnabled: false });

  test('X3, P4: stand in a row that scrolls, and Watch Demo leads to the video’s own page or to the three steps @full', async ({
    page,
    wire,
  }) => {
    const hero = new Hero(page);
    await setDemoVideo(page, wire, '');
    await page.goto('/');
    await expect(hero.pause).toBeHidden();
    for (const title of [two, three]) {
      const slide = page.getByRole('heading', { name: title });
      await expect(slide).not.toBeInViewport();
      await slide.scrollIntoViewIfNeeded();
      await expect(slide).toBeInViewport();
    }
    await page.getByRole('link', { name: 'Become a partner' }).click();
    await expect(page).toHaveURL('/franchise');
    await page.goto('/');
    await hero.watchDemo.click();
    await expect(page).toHaveURL('/#how-it-works');
    await setDemoVideo(page, wire, VIDEO);
    await page.goto('/');
    await expect(hero.watchDemo).toHaveAttribute('href', VIDEO);
  });
});
