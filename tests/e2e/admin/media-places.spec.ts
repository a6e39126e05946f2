import { expect, test } from '../../support/fixtures/journey';
import { violations } from '../../support/axe';
import { LibraryClient } from '../../support/library-client';
import { pdf } from '../../support/media-files';
import { MediaLibrary } from '../../support/pages/media-library';
import { jpeg } from '../../support/pictures';
import { recordVideo, tone } from '../../support/played-files';
import { untilServed } from '../../support/until-served';

const MEDIA = '/admin/media';

/** Leaves in the document what a page has begun to play. */
function noteWhatIsHeard(): void {
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = async function (this: HTMLMediaElement) {
    await play.call(this);
    document.documentElement.dataset['heard'] = this.src;
  };
}

test.describe('what the media library places and shows', () => {
  test('A15: every place shows what is there, takes another file and is cleared @full', async ({
    page,
    stack,
    wire,
  }) => {
    await new LibraryClient(wire).uploaded(await jpeg(640, 360), { fileName: 'showcase.jpg' });
    const library = new MediaLibrary(page);
    await library.open(stack.admin, MEDIA);
    await page.getByRole('button', { name: 'Placements' }).click();
    const places = page.getByRole('dialog', { name: 'Placements' });
    await expect(places.getByRole('listitem')).toHaveCount(8);
    const place = places.getByRole('listitem', { name: 'Product showcase' });
    await expect(place).toContainText('Nothing is placed here');
    await place.getByRole('button', { name: 'Choose' }).click();
    await library.dialog.getByRole('button', { name: /^showcase\.jpg/ }).click();
    await expect(library.dialog.getByRole('radio', { name: /^Product showcase/ })).toBeChecked();
    await library.answer('Save placement').click();
    await expect(place.getByRole('link', { name: 'showcase.jpg' })).toBeVisible();
    await page.reload();
    await expect(place.getByRole('link', { name: 'showcase.jpg' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await place.getByRole('button', { name: 'Clear' }).click();
    await expect(library.dialog.getByRole('radio', { name: /^No placement/ })).toBeChecked();
    await library.answer('Save placement').click();
    await expect(place).toContainText('Nothing is placed here');
  });

  test('A15, P4: a placed video is played on the home page, a placed sound at a failure, and both when they are opened @full', async ({
    page,
    stack,
    wire,
  }) => {
    const library = new LibraryClient(wire);
    await page.goto('/about');
    const video = await library.uploaded(await recordVideo(page), { fileName: 'demo.webm' });
    const sound = await library.uploaded(tone(), { fileName: 'bell.wav' });
    const paper = await library.uploaded(pdf('shown'), { fileName: 'prices.pdf' });
    expect((await library.place('hero-video', video.id)).status).toBe(200);
    expect((await library.place('notification-system', sound.id)).status).toBe(200);
    await untilServed(page, '/', (html) => html.includes(video.id));

    await page.goto('/');
    await page.getByText('Watch Demo').first().click();
    const player = page.locator('video[aria-label="Demo video"]');
    await player.evaluate((element: HTMLVideoElement) => ((element.muted = true), element.play()));
    await expect.poll(() => player.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);

    await page.addInitScript(noteWhatIsHeard);
    const screen = new MediaLibrary(page);
    await screen.open(stack.admin, `${MEDIA}?view=grid`);
    await page.getByRole('button', { name: 'Delete selected' }).click();
    await expect(screen.toast('No files selected')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-heard', new RegExp(sound.id));

    for (const { url, name } of [video, sound]) {
      await screen.details(name);
      await expect(screen.dialog.getByRole('link', { name: /^Open/ })).toHaveAttribute('target', '_blank');
      await screen.close();
      const tab = await page.context().newPage();
      await tab.goto(url);
      const plays = tab.locator('video, audio');
      await expect.poll(() => plays.evaluate((element: HTMLMediaElement) => element.readyState)).toBeGreaterThan(2);
      await tab.close();
    }
    await screen.details(paper.name);
    await expect(screen.dialog.getByRole('link', { name: /^Open/ })).toHaveCount(0);
    await expect(screen.dialog.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'prices.pdf');
  });

  test('A15: a file in the trash says what it was, when it went there and how long it stays; it is restored from there @full', async ({
    page,
    stack,
    wire,
  }) => {
    const library = new LibraryClient(wire);
    const file = await library.uploaded(await jpeg(630, 350), { fileName: 'gone.jpg', alt: 'A gate' });
    await library.done({ action: 'trash', ids: [file.id] });
    const screen = new MediaLibrary(page);
    await screen.open(stack.admin, `${MEDIA}?tab=trash`);
    await screen.details('gone.jpg');
    for (const fact of ['30 days left', 'A gate', '630 × 350', 'Goes back to', 'Moved to trash'])
      await expect(screen.dialog.getByText(fact, { exact: true })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await screen.answer('Restore').click();
    await expect(screen.toast('File restored successfully!')).toBeVisible();
    await expect(screen.file('gone.jpg')).toHaveCount(0);
  });

  test('A15, X1: every view of it fits a phone @full', async ({ page, stack, wire }) => {
    const name = `${'a long name that cameras make '.repeat(6)}صورة.jpg`;
    await new LibraryClient(wire).uploaded(await jpeg(620, 340), { fileName: name });
    await page.setViewportSize({ width: 320, height: 700 });
    const library = new MediaLibrary(page);
    await library.open(stack.admin, MEDIA);
    for (const query of ['?view=grid', '?view=list', '', '?show=placements', '?tab=trash']) {
      await page.goto(`${MEDIA}${query}`);
      await expect(library.loading).toHaveCount(0);
      await expect(
        page
          .getByRole('status')
          .filter({ hasText: /files?$/ })
          .or(page.getByText('The trash is empty'))
          .first(),
      ).toBeVisible();
      expect([query, await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)]).toEqual([
        query,
        true,
      ]);
    }
  });
});
