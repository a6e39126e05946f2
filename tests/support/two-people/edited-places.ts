import { teamReplySchema } from '@apoti/contract';
import type { Locator, Page } from 'playwright/test';
import type { WireClient } from '../wire-client';

/** A field that people edit at the same time: how a person gets to it, and where the wire has it. */
export type Place = { name: string; open: (page: Page) => Promise<Locator> };

/** Goes to a screen by its link, as a person does: unsent edits of others stay in the page. */
async function goTo(page: Page, screen: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Back-office' }).getByRole('link', { name: screen, exact: true });
  if ((await link.getAttribute('aria-current')) !== 'page') await link.click();
}

const statement = (label: string): Place => ({
  name: label,
  open: async (page) => {
    await goTo(page, 'Content Management');
    const tab = page.getByRole('tab', { name: 'About Section', exact: true });
    await tab.click();
    return page.getByRole('tabpanel').getByLabel(label, { exact: true });
  },
});

const answer = (at: number): Place => ({
  name: `answer ${at}`,
  open: async (page) => {
    await goTo(page, 'FAQ Management');
    const toggle = page
      .getByRole('listitem', { name: `FAQ ${at} of` })
      .getByRole('heading')
      .getByRole('button');
    if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
    return page.getByRole('listitem', { name: `FAQ ${at} of` }).getByLabel('Answer', { exact: true });
  },
});

const position = (at: number): Place => ({
  name: `position ${at}`,
  open: async (page) => {
    await goTo(page, 'Team Management');
    const back = page.getByRole('button', { name: 'Back to the team' });
    const edit = page.getByRole('list', { name: 'Team members' }).getByRole('button', { name: /^Edit: / });
    await back.or(edit.first()).first().waitFor();
    if (await back.isVisible()) await back.click();
    await edit.nth(at - 1).click();
    return page.getByRole('form').getByLabel(/^Position( \*)?$/);
  },
});

/** Two fields on each of three screens. */
export const places: readonly Place[] = [
  statement('Mission'),
  statement('Vision'),
  answer(1),
  answer(2),
  position(1),
  position(2),
];

/** What the server holds, by place. */
export async function onWire(wire: WireClient): Promise<Record<string, string>> {
  const { about, faq } = await wire.content();
  const team = teamReplySchema.parse((await wire.get('/api/team.php')).json);
  return {
    Mission: about.mission,
    Vision: about.vision,
    'answer 1': faq.faqs[0]?.answer ?? '',
    'answer 2': faq.faqs[1]?.answer ?? '',
    'position 1': team[0]?.position ?? '',
    'position 2': team[1]?.position ?? '',
  };
}
