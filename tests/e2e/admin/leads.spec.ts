import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { contactTexts, franchiseTexts, outboxTexts } from '@apoti/contract';
import { expect, test } from '../../support/fixtures/journey';
import { violations } from '../../support/axe';
import { message, outbox, emptyInbox, sendContact } from '../../support/contact-leads';
import { secondAdmin } from '../../support/second-admin';
import { LeadForm } from '../../support/pages/lead-form';
import { LeadsInbox } from '../../support/pages/leads-inbox';
import { WireClient } from '../../support/wire-client';

/** The products of the journeys have no mail server. */
const NOT_MAILED = `The answer was not mailed: ${outboxTexts.lies}`;

/** A visitor fills in both forms. */
async function sendBoth(page: Page): Promise<void> {
  await page.goto('/contact');
  const contact = new LeadForm(page, 'contact');
  await contact.fill(message);
  await contact.send.click();
  await expect(contact.said).toHaveText(contactTexts.success);
  await page.goto('/franchise');
  const franchise = new LeadForm(page, 'franchise');
  await franchise.fill({
    ...{ name: 'Bisi Partner', email: 'bisi@example.com', phone: '0801 000 0000', company: 'Example Shops' },
    ...{ franchiseType: 'location-partner', location: 'abuja-wuse', message: 'We have three shops.' },
  });
  await franchise.send.click();
  await expect(franchise.said).toHaveText(franchiseTexts.success);
}

test.describe('the leads inbox', () => {
  test.describe.configure({ mode: 'serial' });

  test('P20, P21: what visitors sent is counted, read, noted, answered by mail, done and taken back', async ({
    page,
    stack,
    wire,
    messages,
  }) => {
    test.setTimeout(180_000);
    await emptyInbox(wire);
    await sendBoth(page);
    const inbox = new LeadsInbox(page);
    await inbox.open(stack.admin, '/admin/faq');
    await expect(inbox.link).toHaveAccessibleName('Leads 2 new');
    await inbox.link.click();
    await expect(inbox.rows).toHaveCount(2);
    await expect(inbox.rows.first()).toContainText('Bisi Partner');
    await expect(inbox.rows.first()).toContainText('Location partner, Wuse, Abuja');
    await expect(inbox.rows.first()).toContainText(/(23 h 5\d min|1 day) left/);

    await inbox.openLead('Ada Example');
    await expect(page).toHaveURL(/\/admin\/leads\/contact-[a-z0-9]+$/);
    await expect(inbox.lead).toContainText('<b>Please</b> help.');
    await expect(inbox.lead.getByRole('link', { name: 'ada@example.com' })).toHaveAttribute(
      'href',
      'mailto:ada@example.com',
    );
    await expect(inbox.lead.getByRole('link', { name: '+234 800 000 0000' })).toHaveAttribute(
      'href',
      'tel:+2348000000000',
    );
    await inbox.note('Asked the station.');
    await expect(inbox.log).toContainText(['Asked the station.']);

    await inbox.lead.getByRole('button', { name: 'Answer by mail' }).click();
    await expect(inbox.reply.getByLabel('Subject')).toHaveValue('Re: Support');
    await expect(inbox.reply.getByLabel('Text')).toHaveValue(/^Hello Ada,/);
    await inbox.reply.getByLabel('Template').selectOption({ label: 'It is solved' });
    await inbox.reply.getByLabel('Subject').fill('Locker 7 opens again');
    await inbox.reply.getByLabel('Subject').press('Enter');
    await expect(inbox.reply.getByLabel('Text')).toBeFocused();
    await inbox.reply.getByLabel('Text').fill('Hello Ada,\n\nthe door opens now.');
    await page.reload();
    await expect(inbox.reply.getByLabel('Text')).toHaveValue('Hello Ada,\n\nthe door opens now.');
    await inbox.reply.getByRole('button', { name: 'Send' }).dblclick();
    await expect(inbox.toast(NOT_MAILED)).toBeVisible();
    const answer = inbox.lead.getByRole('article', { name: 'Answer: Locker 7 opens again' });
    await expect(answer.getByRole('status')).toHaveText('Not mailed');
    await expect(inbox.stateField).toHaveValue('in-progress');
    const mails = (await outbox(stack.dataDir)).filter((mail) => mail.includes('Subject: Locker 7 opens again'));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(/^To: ada@example\.com/m);
    expect(mails[0]).toMatch(/^Reply-To: .+@/m);
    expect(mails[0]).toMatch(/^In-Reply-To: <.+>/m);
    expect(mails[0]).not.toMatch(/^Auto-Submitted/m);
    await expect(inbox.link).toHaveAccessibleName('Leads 1 new');

    await inbox.lead.getByRole('button', { name: 'Mark as done' }).click();
    await expect(inbox.stateField).toHaveValue('done');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(inbox.stateField).toHaveValue('in-progress');
    await inbox.stateField.press('ArrowDown');
    await expect(inbox.stateField).toHaveValue('done');
    await expect(inbox.lead.getByText('Press Enter to set it')).toBeVisible();
    await inbox.stateField.press('Enter');
    await expect(inbox.row('Ada Example')).toContainText('Done');
    await expect(inbox.stateField).toBeFocused();
    await page.reload();
    await expect(inbox.stateField).toHaveValue('done');
    await expect(inbox.log).toHaveCount(6);
    expect(messages.filter((text) => text.startsWith('error'))).toEqual([]);
  });

  test('P20: leads are searched, filtered in the address, exported and deleted; spam stands apart @full', async ({
    page,
    stack,
  }) => {
    test.setTimeout(120_000);
    await sendContact(stack.origin, { name: '=Chidi', email: 'chidi@example.com' });
    await new WireClient(stack.origin).post('/api/contact', {
      ...message,
      name: 'Robot',
      website: 'https://x.example',
    });
    const inbox = new LeadsInbox(page);
    await inbox.open(stack.admin, '/admin/leads');
    await expect(inbox.rows).toHaveCount(3);
    await expect(inbox.row('Robot')).toHaveCount(0);
    await inbox.state('Spam').click();
    await expect(inbox.rows).toHaveCount(1);
    await inbox.openLead('Robot');
    await expect(inbox.lead).toContainText('looked like the work of a program');
    await expect(page).toHaveURL(/state=spam/);
    await page.goto('/admin/leads');

    await inbox.search.fill('EXAMPLE SHOPS');
    await expect(inbox.rows).toHaveCount(1);
    await expect(page).toHaveURL(/search=EXAMPLE\+SHOPS/);
    await inbox.search.fill('nobody at all');
    await expect(page.getByText('No leads found')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByLabel('Kind', { exact: true }).selectOption('contact');
    await expect(inbox.rows).toHaveCount(2);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv.split('\r\n').filter((line) => line.includes('@example.com'))).toHaveLength(2);
    expect(csv).toContain(`'=Chidi`);
    expect(csv).not.toContain('Bisi');

    await page.getByRole('checkbox', { name: 'Select: =Chidi' }).check();
    await inbox.bar.getByLabel('State for the selected leads').selectOption('done');
    await inbox.bar.getByRole('button', { name: 'Set state' }).click();
    await expect(inbox.row('=Chidi')).toContainText('Done');
    await page.getByRole('checkbox', { name: 'Select: =Chidi' }).check();
    await inbox.bar.getByRole('button', { name: 'Delete' }).click();
    await expect(inbox.dialog.getByText('Are you sure you want to delete this lead?')).toBeVisible();
    await inbox.dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(inbox.toast('Lead deleted successfully!')).toBeVisible();
    await expect(inbox.rows).toHaveCount(1);
  });

  test('P20: a second admin’s answer and state are seen, not overwritten @full', async ({ page, stack }) => {
    test.setTimeout(120_000);
    await sendContact(stack.origin, { name: 'Dayo Example', email: 'dayo@example.com' });
    const inbox = new LeadsInbox(page);
    await inbox.open(stack.admin, '/admin/leads');
    await inbox.openLead('Dayo Example');
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await inbox.lead.getByRole('button', { name: 'Answer by mail' }).click();
    await inbox.reply.getByLabel('Text').fill('Mine');
    const other = await secondAdmin(stack, 'bola');
    const theirs = { subject: 'Theirs', text: 'Theirs', known: 0 };
    expect((await other.post(`/api/leads/${id}/reply`, theirs)).status).toBe(200);
    expect((await other.post(`/api/leads/${id}/notes`, { text: 'Called her.' })).status).toBe(200);
    await inbox.reply.getByRole('button', { name: 'Send' }).click();
    await expect(inbox.reply.getByRole('alert')).toContainText('bola has answered meanwhile');
    await expect(inbox.log.filter({ hasText: 'Called her.' })).toBeVisible();
    await inbox.reply.getByRole('button', { name: 'Send' }).click();
    await expect(inbox.toast(NOT_MAILED)).toBeVisible();
    await expect(inbox.lead.getByRole('article')).toHaveCount(2);

    // What the inbox asks for by itself would show it before the choice.
    await page.reload();
    await expect(inbox.stateField).toHaveValue('in-progress');
    const leads = /\/api\/leads\b/;
    await page.route(leads, (route) => (route.request().method() === 'GET' ? route.abort() : route.fallback()));
    expect((await other.post(`/api/leads/${id}/state`, { from: 'in-progress', state: 'spam' })).status).toBe(200);
    await inbox.stateField.selectOption('done');
    await expect(page.getByText(/Somebody else has changed its state meanwhile: it is spam now/).first()).toBeVisible();
    await expect(inbox.stateField).toHaveValue('spam');
    await page.unroute(leads);
  });

  test('P21: on a phone a lead stands in the list’s place, and the list comes back where it was @full', async ({
    page,
    stack,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 390, height: 844 });
    const inbox = new LeadsInbox(page);
    await inbox.open(stack.admin, '/admin/leads?kind=franchise');
    await expect(page.getByRole('button', { name: /^Menu, \d+ new leads?$/ })).toBeVisible();
    await inbox.openLead('Bisi Partner');
    await expect(inbox.search).toBeHidden();
    await expect(inbox.lead).toContainText('Example Shops');
    await expect(inbox.lead.getByRole('heading', { level: 2 })).toBeFocused();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await inbox.lead.getByRole('link', { name: 'All leads' }).click();
    await expect(page).toHaveURL(/\/admin\/leads\?kind=franchise$/);
    await expect(inbox.row('Bisi Partner').getByRole('link')).toBeFocused();
    expect(await violations(page)).toEqual([]);
  });

  test('R3, P20: with a dead CMS nothing typed is lost and nothing is sent twice; nobody else sees a lead @full', async ({
    page,
    stack,
    browser,
  }) => {
    // A CMS starts, and is asked again after a pause that grows.
    test.setTimeout(180_000);
    const inbox = new LeadsInbox(page);
    await inbox.open(stack.admin, '/admin/leads');
    await inbox.openLead('Bisi Partner');
    await inbox.lead.getByRole('button', { name: 'Answer by mail' }).click();
    await inbox.reply.getByLabel('Subject').fill('Written in the dark');
    await stack.killCms();
    await inbox.reply.getByRole('button', { name: 'Send' }).click();
    await expect(inbox.reply.getByRole('alert')).toContainText('It is kept here');
    await inbox.note('A note in the dark');
    await expect(inbox.lead.getByText('What you typed is kept in this browser.')).toBeVisible();
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await expect(page.getByText(/^The export failed: /).first()).toBeVisible();
    await stack.startCms();
    await expect(async () => {
      // A slow answer to the press before may have come since.
      const send = inbox.reply.getByRole('button', { name: 'Send' });
      if (await send.isVisible()) await send.click({ timeout: 2_000 });
      await expect(inbox.lead.getByRole('article', { name: 'Answer: Written in the dark' })).toBeVisible({
        timeout: 2_000,
      });
    }).toPass({ timeout: 60_000 });
    await inbox.lead.getByRole('button', { name: 'Add note' }).click();
    await expect(inbox.log.filter({ hasText: 'A note in the dark' })).toBeVisible();
    const sent = async () =>
      (await outbox(stack.dataDir)).filter((mail) => mail.includes('Subject: Written in the dark')).length;
    await expect.poll(sent).toBe(1);

    const stranger = await browser.newPage();
    await stranger.goto(page.url());
    await expect(stranger).toHaveURL(/\/login/);
    const answer = await stranger.request.get(`${stack.origin}/api/leads`);
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([401, 'no-store']);
    await stranger.close();
  });
});
