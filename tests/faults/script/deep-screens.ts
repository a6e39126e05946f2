import type { Page } from 'playwright';
import { ContentEditor } from '../../support/pages/content-editor';
import { HistoryPanel } from '../../support/pages/history-panel';
import { Panel } from '../../support/pages/panel';
import type { Stack } from '../../support/stack';
import type { WireClient } from '../../support/wire-client';
import { openOffice } from './screens';

/** A screen, and how it is opened. */
export type Opening = { address: string; open: (page: Page) => Promise<void> };

const withHistory = ['content?tab=about', 'blog', 'events', 'faq', 'seo', 'settings', 'team', 'testimonials'];

/** The histories of the screens, with all that each save changed unfolded, and what was deleted. */
export const historyOpenings: readonly Opening[] = withHistory.flatMap((name) => {
  const open = async (page: Page) => {
    await openOffice(page, `/admin/${name}`);
    const history = new HistoryPanel(page);
    await history.open();
    // One whose texts have all refused this round's payloads has nothing to tell yet.
    await history.panel.getByText(/^Loading/).waitFor({ state: 'detached' });
    for (const run of await history.panel.locator('details').all())
      await run.evaluate((details) => details.setAttribute('open', ''));
    return history;
  };
  return [
    { address: `the history of ${name}`, open: async (page) => void (await open(page)) },
    {
      address: `what was deleted of ${name}`,
      open: async (page) => {
        await (await open(page)).showDeleted();
        await new HistoryPanel(page).panel.getByText(/^Loading/).waitFor({ state: 'detached' });
      },
    },
  ];
});

/** What is asked where two people have changed the same text: each of them holds a script. */
export function conflictOpening(other: WireClient, [mine, theirs]: readonly [string, string]): Opening {
  const open = async (page: Page) => {
    await openOffice(page, '/admin/content?tab=about');
    const content = await other.content();
    const saved = await other.post('/api/content.php', {
      ...content,
      about: { ...content.about, mission: `theirs ${theirs}` },
    });
    if (saved.status !== 200) throw new Error(`The other one’s words were not saved: ${saved.text}`);
    await new ContentEditor(page).field('Who we are', 'Mission').fill(`mine ${mine}`);
    await page.getByRole('alert').filter({ hasText: 'Somebody else changed the same' }).waitFor();
  };
  return { address: 'the question whose words stay', open };
}

const LISTS = [
  'api::franchise-model.franchise-model',
  'api::contact-message.contact-message',
  'api::franchise-application.franchise-application',
  'api::subscriber.subscriber',
  'api::mail.mail',
  'api::sign-in.sign-in',
  'api::change.change',
  'plugin::users-permissions.user',
];

/**
 * Strapi's lists of what is written there alone, and of what strangers and people have left, the newest first, and the newest of each;
 * its user is signed in.
 */
export function panelOpenings({ cmsUrl }: Pick<Stack, 'cmsUrl'>): Opening[] {
  return LISTS.flatMap((uid) => {
    const open = async (page: Page) => {
      const panel = new Panel(page, cmsUrl);
      await panel.openList(uid, '?page=1&pageSize=20&sort=id:DESC');
      await page.getByRole('gridcell').first().waitFor();
      return panel;
    };
    return [
      { address: `the panel’s ${uid}`, open: async (page) => void (await open(page)) },
      {
        address: `the newest of the panel’s ${uid}`,
        open: async (page) => {
          await (await open(page)).rows.first().getByRole('link').first().click();
          await page.getByRole('textbox').first().waitFor();
        },
      },
    ];
  });
}
