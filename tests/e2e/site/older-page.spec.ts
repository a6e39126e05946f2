import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeAnotherBuild } from '../../support/another-build';
import { untilTakenOver } from '../../support/fixtures/journey';
import { expect, test } from '../../support/fixtures/site-journey';
import { LeadForm } from '../../support/pages/lead-form';

const buildOf = () => document.documentElement.dataset['build'] ?? '';

test.describe('a page that was loaded before a deployment', () => {
  // What the page asks for by itself while the server is being replaced.
  test.use({ provoked: /ERR_CONNECTION_(REFUSED|RESET)|status of 404|Not to be had/ });

  test('P20, P31: sends what was typed with its own build’s files, and the next page is the new build’s', async ({
    page,
    stack,
  }) => {
    await page.goto('/contact');
    const before = await page.evaluate(buildOf);
    const form = new LeadForm(page, 'contact');
    const typed = { name: 'Older Page', email: 'older@example.com', subject: 'support', message: 'From before.' };
    await form.fill(typed);
    const rows = stack.countRows('contact_messages');
    const dist = makeAnotherBuild(before);
    try {
      await stack.restartProxy({ WEB_DIST: dist });
      const asked: string[] = [];
      page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
      await form.send.click();
      await expect(form.said).toContainText('Message sent successfully');
      expect(stack.countRows('contact_messages')).toBe(rows + 1);
      // What sends came after the deployment.
      expect(asked.filter((path) => /^\/assets\/.+\.js$/.test(path))).not.toEqual([]);
      expect(await page.evaluate(buildOf)).toBe(before);
      await page.locator('footer').getByRole('link', { name: 'Pricing' }).click();
      await expect(page).toHaveURL(/\/pricing$/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('prices');
      await expect.poll(() => page.evaluate(buildOf)).not.toBe(before);
    } finally {
      await stack.restartProxy();
      rmSync(dist, { recursive: true });
    }
  });

  test('P20: has the browser send the form where the files that would are gone for good', async ({ page, stack }) => {
    await page.goto('/contact');
    const before = await page.evaluate(buildOf);
    const form = new LeadForm(page, 'contact');
    await form.fill({
      name: 'Oldest Page',
      email: 'oldest@example.com',
      subject: 'support',
      message: 'From long ago.',
    });
    const rows = stack.countRows('contact_messages');
    const dist = makeAnotherBuild(before);
    try {
      await stack.restartProxy({ WEB_DIST: dist });
      rmSync(join(stack.dataDir, 'builds', before), { recursive: true });
      await form.send.click();
      await expect(page).toHaveURL(/\/contact\?sent=contact/);
      await expect(form.said).toContainText('Message sent successfully');
      expect(stack.countRows('contact_messages')).toBe(rows + 1);
      expect(await page.evaluate(buildOf)).not.toBe(before);
      // The server is not taken away while the new page's app is on its way.
      await untilTakenOver(page);
    } finally {
      await stack.restartProxy();
      rmSync(dist, { recursive: true });
    }
  });
});

test.describe('a page of which not all files can be had', () => {
  test.use({ provoked: /ERR_FAILED/ });

  test('P20, X4: works without the file that keeps pages on the device, and nothing fails', async ({ page }) => {
    await page.route('**/assets/begin-offline-*.js', (route) => route.abort());
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/begin-offline-'));
    await page.goto('/contact');
    await refused;
    const form = new LeadForm(page, 'contact');
    await form.fill({ name: 'Few Files', email: 'few@example.com', subject: 'support', message: 'Without a file.' });
    await form.send.click();
    await expect(form.said).toContainText('Message sent successfully');
  });
});
