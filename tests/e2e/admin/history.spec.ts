import { teamReplySchema } from '@apoti/contract';
import { expect, test } from '../../support/fixtures/journey';
import { ContentEditor } from '../../support/pages/content-editor';
import { HistoryPanel } from '../../support/pages/history-panel';
import { TeamEditor } from '../../support/pages/team-editor';
import { addAdmin, secondAdmin } from '../../support/second-admin';
import { untilServed } from '../../support/until-served';
import type { WireClient } from '../../support/wire-client';

const team = async (wire: WireClient) => teamReplySchema.parse((await wire.get('/api/team.php')).json);

test.describe('History', () => {
  test('A6: two people’s edits are told apart; a restored field is on the wire and on the page, the other’s stays', async ({
    page,
    stack,
    wire,
    messages,
  }) => {
    // Both are new: nothing that they did before stands in the same run.
    const ben = await secondAdmin(stack, 'ben');
    const hana = await addAdmin(stack.cmsUrl, 'hana');
    const content = await ben.content();
    const { subtitle } = content.about;
    await ben.post('/api/content.php', { ...content, about: { ...content.about, subtitle: 'A line by Ben' } });
    const editor = new ContentEditor(page);
    await editor.open(hana, 'about');
    await page.getByLabel('Title', { exact: true }).first().fill('A title by Hana');
    await editor.save();

    const history = new HistoryPanel(page);
    await history.open();
    await expect(history.run(/^hana/)).toContainText('changed About Section: Title');
    await history.unfold(/^ben/);
    await expect(history.run(/^ben/)).toContainText('through another program');
    await history.button('Restore this field: About Section: Subtitle').click();
    await expect(page.getByText('Brought back: About Section: Subtitle').first()).toBeVisible();
    expect((await wire.content()).about).toMatchObject({ subtitle, title: 'A title by Hana' });
    await untilServed(page, '/about', (html) => html.includes(subtitle) && html.includes('A title by Hana'));

    await history.button('Undo').click();
    await expect(page.getByText('Undone: About Section: Subtitle').first()).toBeVisible();
    expect((await wire.content()).about.subtitle).toBe('A line by Ben');
    await page.keyboard.press('Escape');
    await expect(history.opener).toBeFocused();
    expect(messages.filter((text) => text.startsWith('error'))).toEqual([]);
  });

  test('A6: what somebody else did later is asked about before it goes @full', async ({ page, stack, wire }) => {
    const eve = await secondAdmin(stack, 'eve');
    const editor = new ContentEditor(page);
    await editor.open(await addAdmin(stack.cmsUrl, 'ivan'), 'about');
    await page.getByLabel('Mission', { exact: true }).first().fill('A mission by Ivan');
    await editor.save();
    const content = await eve.content();
    await eve.post('/api/content.php', { ...content, about: { ...content.about, mission: 'A mission by Eve' } });

    const history = new HistoryPanel(page);
    await history.open();
    await history.unfold(/^ivan.*Mission/);
    await history
      .run(/^ivan.*Mission/)
      .getByRole('button', { name: /^Restore this field: .*Mission/ })
      .click();
    const question = page.getByRole('dialog', { name: 'Somebody else changed this since' });
    await expect(question).toContainText('eve changed it on');
    await question.getByRole('button', { name: 'Keep the newer one' }).click();
    await expect(question).toBeHidden();
    expect((await wire.content()).about.mission).toBe('A mission by Eve');
  });

  test('A12, A13: a deleted member and a deleted question come back, with their numbers, at their places @full', async ({
    page,
    stack,
    wire,
  }) => {
    const members = await team(wire);
    const [, second] = members;
    // She did nothing else: a run of deeds comes back as it was before the first of them.
    const editor = new TeamEditor(page);
    await editor.open(await addAdmin(stack.cmsUrl, 'kemi'));
    await editor.act('Delete', second?.name ?? '');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Team member deleted successfully!').first()).toBeVisible();
    const history = new HistoryPanel(page);
    await history.open();
    await history.showDeleted();
    await expect(history.panel.getByText(/^Deleted by kemi on/)).toBeVisible();
    await history.button(`Bring back: “${second?.name}”`).click();
    await expect(history.button(`Bring back: “${second?.name}”`)).toHaveCount(0);
    expect((await team(wire)).map(({ id, name }) => [id, name])).toEqual(members.map(({ id, name }) => [id, name]));
    await page.keyboard.press('Escape');
    await expect(editor.names).toHaveText(members.map(({ name }) => name));

    const content = await wire.content();
    const [question] = content.faq.faqs;
    await wire.post('/api/content.php', { ...content, faq: { ...content.faq, faqs: content.faq.faqs.slice(1) } });
    await page.goto('/admin/faq');
    await history.open();
    await history.showDeleted();
    await history.button(`Bring back: FAQ “${question?.question}”`).click();
    await expect(page.getByText(`Brought back: FAQ “${question?.question}”`).first()).toBeVisible();
    expect((await wire.content()).faq.faqs).toEqual(content.faq.faqs);
    await untilServed(page, '/faq', (html) => html.includes(question?.question ?? ''));
  });
});
