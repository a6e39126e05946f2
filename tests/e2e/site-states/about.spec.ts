import { teamReplySchema } from '@apoti/contract';
import { CAROUSEL_INTERVAL_MS } from '@apoti/contract/constants/business';
import { expect, test } from '../../support/fixtures/site-journey';
import { stopClock } from '../../support/stopped-clock';
import { Team } from '../../support/pages/team';
import { untilServed } from '../../support/until-served';
import type { WireClient } from '../../support/wire-client';

/** The names of the active members in their order. */
async function namesOf(wire: WireClient): Promise<string[]> {
  const members = teamReplySchema.parse((await wire.get('/api/team.php')).json);
  return members.flatMap(({ name, isActive }) => (isActive ? [name] : []));
}

test.describe('the team', () => {
  test('P6: shows two members, goes on after 5 s, not before, and wraps @full', async ({ page, wire }) => {
    const names = await namesOf(wire);
    const team = new Team(page);
    await stopClock(page);
    await page.goto('/about');
    await expect(team.pause).toBeVisible();
    await page.clock.runFor(CAROUSEL_INTERVAL_MS - 10);
    await expect(team.shown).toHaveText(names.slice(0, 2));
    await page.clock.runFor(20);
    await expect(team.shown).toHaveText(names.slice(2, 4));
    // The row glides by the browser's own time.
    await expect.poll(() => team.left()).toBe(0);
    await page.clock.runFor(CAROUSEL_INTERVAL_MS);
    await expect(team.shown).toHaveText(names.slice(0, 2));
  });

  test('P6: previous and next wrap, dots jump, by mouse and by keyboard; under the mouse it stands still @full', async ({
    page,
    wire,
  }) => {
    const names = await namesOf(wire);
    const team = new Team(page);
    await stopClock(page);
    await page.goto('/about#team');
    await team.next.click();
    await expect(team.shown).toHaveText(names.slice(2, 4));
    await expect.poll(() => team.left()).toBe(0);
    await page.clock.runFor(3 * CAROUSEL_INTERVAL_MS);
    await expect(team.shown).toHaveText(names.slice(2, 4));
    await team.next.click();
    await expect(team.shown).toHaveText(names.slice(0, 2));
    await team.previous.press('Enter');
    await expect(team.shown).toHaveText(names.slice(2, 4));
    await team.dot(1).press('Space');
    await expect(team.shown).toHaveText(names.slice(0, 2));
    await expect(team.dot(1)).toHaveAttribute('aria-current', 'true');
    await team.pause.click();
    await page.mouse.move(5, 5);
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    await expect.poll(() => team.scrolled()).toBe(0);
    await page.clock.runFor(3 * CAROUSEL_INTERVAL_MS);
    await expect(team.shown).toHaveText(names.slice(0, 2));
  });

  test('P6: a row that was scrolled by hand counts as turned @full', async ({ page, wire }) => {
    const names = await namesOf(wire);
    const team = new Team(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/about#team');
    await team.track.focus();
    await expect(team.dot(2)).toBeVisible();
    await team.track.evaluate((row) => row.scrollTo({ left: row.scrollWidth }));
    await expect(team.dot(2)).toHaveAttribute('aria-current', 'true');
    await expect(team.shown).toHaveText(names.slice(2, 4));
  });

  test('P6: whoever is not active is not shown, nor sent; the order counts @full', async ({ page, wire }) => {
    const team = new Team(page);
    const reply = await wire.get('/api/team.php');
    const members = teamReplySchema.parse(reply.json);
    const [first, ...others] = members;
    const save = async (list: typeof members, shows: boolean) => {
      expect((await wire.post('/api/team.php', list)).status).toBe(200);
      await untilServed(page, '/about', (html) => html.includes(first?.name ?? '') === shows);
    };
    await save(
      members.map((member) => (member === first ? { ...member, isActive: false } : member)),
      false,
    );
    await page.goto('/about');
    await expect(team.names).toHaveText(others.map(({ name }) => name));
    const changed = teamReplySchema.parse((await wire.get('/api/team.php')).json);
    await save(
      changed.map((member) => ({ ...member, isActive: true })),
      true,
    );
    await page.reload();
    await expect(team.names).toHaveText(members.map(({ name }) => name));
  });

  test('P1: Our Team leads to the team, from another page and on the page itself @full', async ({ page }) => {
    await page.goto('/contact');
    const about = page.getByRole('navigation', { name: 'Main', exact: true }).locator('summary').first();
    for (const _ of ['from elsewhere', 'on the page']) {
      await about.click();
      await page.getByRole('link', { name: 'Our Team' }).first().click();
      await expect(page).toHaveURL('/about#team');
      await expect(page.getByRole('heading', { name: 'The people behind the doors' })).toBeInViewport();
      await page.evaluate(() => window.scrollTo(0, 0));
    }
  });
});

test.describe('the team without script', () => {
  test.use({ javaScriptEnabled: false });

  test('X3, P6: every member is reached by scrolling, and no button does nothing @full', async ({ page, wire }) => {
    const team = new Team(page);
    await page.goto('/about');
    for (const name of await namesOf(wire)) {
      const member = page.getByRole('heading', { name });
      await member.scrollIntoViewIfNeeded();
      await expect(member).toBeInViewport();
    }
    await expect(team.next).toHaveCount(0);
    await team.track.focus();
    await expect(team.track).toBeFocused();
  });
});
