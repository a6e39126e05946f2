import { outboxTexts } from '@apoti/contract';
import { outbox } from '../../support/contact-leads';
import { expect, test } from '../../support/fixtures/journey';
import { violations } from '../../support/axe';
import { PasswordReset } from '../../support/pages/password-reset';
import { People } from '../../support/pages/people';
import { OwnPassword } from '../../support/pages/own-password';
import { addAdmin } from '../../support/second-admin';
import { WireClient } from '../../support/wire-client';

const PATH = '/admin/settings?tab=security';
const NEXT = 'three boats at noon';

/** The links to a page of passwords that were mailed to somebody, the ones of each mail. */
async function linksIn(dataDir: string, recipient: string): Promise<string[]> {
  const mails = (await outbox(dataDir)).filter((mail) => mail.includes(`To: ${recipient}`));
  return mails.flatMap(
    (mail) => /\/(reset-password|invitation)\/[\w-]{43}/.exec(mail.replaceAll('=\r\n', ''))?.[0] ?? [],
  );
}

test.describe('Password', () => {
  test('A19: is changed by whoever knows it; other sessions end, this one goes on, and it signs in', async ({
    page,
    stack,
    context,
    messages,
  }) => {
    const person = await addAdmin(stack.cmsUrl, 'amara');
    const elsewhere = new WireClient(stack.origin);
    await elsewhere.signIn(person);
    const settings = new OwnPassword(page);
    await settings.open(person, PATH);
    await expect(page.getByRole('tab', { name: 'Security' })).toHaveAttribute('aria-selected', 'true');

    await settings.change(person.password, NEXT, 'three boats at one');
    await expect(settings.toast('New passwords do not match')).toBeVisible();
    await expect(settings.again).toHaveAccessibleDescription(/New passwords do not match/);
    await expect(settings.again).toBeFocused();
    await settings.change(person.password, 'five5');
    await expect(settings.next).toHaveAccessibleDescription(/Password must be at least 6 characters/);
    await settings.change(person.password, 'password123');
    await expect(settings.next).toHaveAccessibleDescription(/too common/);
    await settings.change('not her password', NEXT);
    await expect(settings.current).toHaveAccessibleDescription(/The current password is wrong/);
    await expect(settings.next).toHaveValue(NEXT);
    expect(await violations(page)).toEqual([]);

    await settings.change(person.password, NEXT);
    await expect(settings.toast('Password changed successfully!')).toBeVisible();
    await expect(settings.current).toHaveValue('');
    await expect.poll(async () => (await elsewhere.get('/api/auth.php')).json).toMatchObject({ authenticated: false });
    await page.reload();
    await expect(settings.submit).toBeVisible();
    expect(messages.filter((message) => !message.includes('422'))).toEqual([]);

    await context.clearCookies();
    await settings.open({ ...person, password: NEXT }, PATH);
    await expect(settings.submit).toBeVisible();
  });
});

test.describe('Forgotten password', () => {
  test.use({ javaScriptEnabled: false });

  test('A19: without script, a link by mail sets a new password once, and every session ends', async ({
    page,
    stack,
  }) => {
    const person = await addAdmin(stack.cmsUrl, 'binta');
    const elsewhere = new WireClient(stack.origin);
    await elsewhere.signIn(person);
    const pages = new PasswordReset(page);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(pages.heading).toHaveText('Forgot your password?');
    await pages.name.fill('nobody-of-this-name');
    await pages.send.click();
    await expect(pages.heading).toHaveText('Please look at your mail');
    await page.getByRole('link', { name: 'ask again' }).click();
    await pages.name.fill('binta@example.com');
    await pages.send.click();
    await expect(pages.heading).toHaveText('Please look at your mail');

    const links = () => linksIn(stack.dataDir, 'binta@example.com');
    await expect.poll(links).toHaveLength(1);
    const [link = ''] = await links();
    await page.goto(link);
    await expect(pages.heading).toHaveText('Set a new password');
    await pages.choose('password1');
    await expect(pages.next).toHaveAccessibleDescription(/too common/);
    await pages.choose(NEXT, 'three boats at one');
    await expect(pages.again).toHaveAccessibleDescription('New passwords do not match');
    await pages.choose(NEXT);
    await expect(pages.heading).toHaveText('Your password is set');
    await expect.poll(async () => (await elsewhere.get('/api/auth.php')).json).toMatchObject({ authenticated: false });
    await page.goto(link);
    await expect(pages.heading).toHaveText('This link does not work');

    const again = { action: 'login', username: person.username, password: NEXT };
    expect((await new WireClient(stack.origin).post('/api/auth.php', again)).status).toBe(200);
  });
});

test.describe('People', () => {
  const PEOPLE = '/admin/people';
  /** The products of the journeys have no mail server. */
  const NOT_MAILED = `The invitation of chika was not mailed: ${outboxTexts.lies}`;

  test('A19: an invitation is mailed, sent again, taken once, and its person listed; bad ones are refused in place', async ({
    page,
    stack,
    browser,
  }) => {
    const people = new People(page);
    await people.open(stack.admin, PEOPLE);
    await expect(people.account(stack.admin.username)).toContainText('You');
    await expect(people.deed('Disable', stack.admin.username)).toHaveCount(0);
    await people.invite('x', 'nobody');
    await expect(people.username).toHaveAccessibleDescription(/at least 3 characters/);
    await expect(people.email).toHaveAccessibleDescription(/valid email address/);
    await expect(people.username).toBeFocused();
    await people.invite('chika', 'Chika@example.com');
    await expect(people.toast(NOT_MAILED)).toBeVisible();
    await expect(people.account('chika')).toContainText('Invited');
    await expect(people.username).toHaveValue('');
    await people.invite('chika2', 'chika@example.com');
    await expect(people.email).toHaveAccessibleDescription(/invited already/);
    await expect(people.username).toHaveValue('chika2');
    // What a message or the header covers for a moment is not judged: a button that is half behind it counts as a small one.
    await expect(people.toast(NOT_MAILED)).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 0));
    expect(await violations(page)).toEqual([]);

    const links = () => linksIn(stack.dataDir, 'chika@example.com');
    await expect.poll(links).toHaveLength(1);
    const [first = ''] = await links();
    await people.act('Send again', 'chika');
    await expect(people.toast(NOT_MAILED)).toBeVisible();
    await expect.poll(links).toHaveLength(2);
    const [second = ''] = (await links()).filter((link) => link !== first);

    const context = await browser.newContext({ baseURL: stack.origin });
    const theirs = await context.newPage();
    const pages = new PasswordReset(theirs);
    await theirs.goto(first);
    await expect(pages.heading).toHaveText('This invitation does not work');
    await theirs.goto(second);
    await expect(pages.heading).toHaveText('Welcome');
    expect(await violations(theirs)).toEqual([]);
    await pages.choose('short');
    await expect(pages.next).toHaveAccessibleDescription(/at least 6 characters/);
    await pages.choose(NEXT);
    await expect(pages.heading).toHaveText('Your account is ready');
    await theirs.goto(second);
    await expect(pages.heading).toHaveText('This invitation does not work');
    await context.close();
    await page.reload();
    await expect(people.account('chika')).toContainText('Active');
    expect((await new WireClient(stack.origin).signIn({ username: 'chika', password: NEXT })).status).toBe(200);
  });

  test('A19: a withdrawn invitation is gone; its link says so @full', async ({ page, stack }) => {
    const people = new People(page);
    await people.open(stack.admin, PEOPLE);
    await people.invite('dele', 'dele@example.com');
    const links = () => linksIn(stack.dataDir, 'dele@example.com');
    await expect.poll(links).toHaveLength(1);
    const [link = ''] = await links();
    await people.act('Withdraw', 'dele');
    await expect(people.toast('Invitation of dele withdrawn')).toBeVisible();
    await expect(people.account('dele')).toHaveCount(0);
    await page.goto(link);
    await expect(new PasswordReset(page).heading).toHaveText('This invitation does not work');
  });

  test('A19: who is disabled is signed out at once and refused as a wrong password is, until enabled again @full', async ({
    page,
    stack,
  }) => {
    const person = await addAdmin(stack.cmsUrl, 'efe');
    const theirs = new WireClient(stack.origin);
    await theirs.signIn(person);
    const people = new People(page);
    await people.open(stack.admin, PEOPLE);
    await people.act('Disable', 'efe');
    await expect(people.account('efe')).toContainText('Disabled');
    await expect.poll(async () => (await theirs.get('/api/auth.php')).json).toMatchObject({ authenticated: false });
    const refused = await theirs.signIn(person);
    const wrong = await theirs.signIn({ username: 'nobody-at-all', password: 'nothing right' });
    expect(refused.status).toBe(401);
    expect({ ...Object(refused.json), requestId: '' }).toEqual({ ...Object(wrong.json), requestId: '' });
    await people.act('Enable', 'efe');
    await expect(people.account('efe')).toContainText('Active');
    expect((await theirs.signIn(person)).status).toBe(200);
  });

  test('A19: activity says who did what and when, by person, and Back takes the choice back @full', async ({
    page,
    stack,
  }) => {
    const person = await addAdmin(stack.cmsUrl, 'funmi');
    const theirs = new WireClient(stack.origin);
    await theirs.signIn({ ...person, password: 'not her password' });
    await theirs.signIn(person);
    const content = await theirs.content();
    const saved = await theirs.post('/api/content.php', { ...content, site: { ...content.site, siteName: 'Funmi’s' } });
    expect(saved.status).toBe(200);
    // The journeys after this find the site as it was.
    await theirs.post('/api/content.php', { ...(await theirs.content()), site: content.site });
    const people = new People(page);
    await people.open(stack.admin, `${PEOPLE}?tab=activity`);
    await expect(people.activity).toContainText('Added the account funmi');
    await page.getByLabel('Person').selectOption({ label: 'funmi' });
    await expect(page).toHaveURL(/who=person/);
    await expect(people.activity.getByRole('listitem')).toContainText([
      /Changed the content/,
      /Signed in/,
      /A sign-in under this name was refused/,
    ]);
    await expect(people.activity).not.toContainText('Added the account');
    expect(await violations(page)).toEqual([]);
    await page.goBack();
    await expect(people.activity).toContainText('Added the account funmi');
  });
});
