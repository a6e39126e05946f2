import type { SiteMeasuring, SiteTags } from '@apoti/contract';
import { setCookies } from '@apoti/contract/constants/cookies';
import { SESSION_IDLE_DAYS } from '@apoti/contract/constants/wire';
import type { LegalSection, LegalText } from '../../sections/legal/legal-text';
import { OFFLINE_CACHES, storageNames } from '../../shared/lib/storage-names';
import { measuringSection, visitedNote } from './measuring-text';
import { askedSection, consentNote, withNote, withoutTools, withTools } from './tools-text';

/** What the site keeps in a visitor's browser: where, under which name, what for, until when. */
const stored = [
  [`${storageNames.scroll}…`, 'How far you had scrolled on a page, for the way back', 'Until the tab is closed'],
  [
    `${storageNames.form}…`,
    'What you have typed into a form, so that it is not lost when you look at another page',
    'Until the form is sent or the tab is closed',
  ],
  [storageNames.flash, 'A message for the next page, such as ‘Logged out successfully’', 'Until it has been shown'],
  [
    `${storageNames.pages}…`,
    'Copies of pages that you have opened, shown when the connection fails',
    'Until the site is updated or there are more than twenty of them',
  ],
  [
    `${OFFLINE_CACHES}…`,
    'The last pages that you have opened, the locations and the FAQs, to be read without a connection',
    'Until the site is updated; the oldest go when there are more than twenty',
  ],
] as const;

/** What is kept, with what is only kept where somebody was asked. */
function notesOf(tags: SiteTags | null, measuring: SiteMeasuring | null): (readonly string[])[] {
  if (tags === null) return [...stored];
  return [
    ...stored,
    consentNote,
    ...(measuring !== null && (measuring.returning || measuring.cohorts) ? [visitedNote] : []),
  ];
}

/** Where the site's own rules end. */
const elsewhere = ({ hasApp, hasTools }: { hasApp: boolean; hasTools: boolean }): LegalSection => ({
  id: 'elsewhere',
  title: 'Where other websites begin',
  blocks: [
    `${hasApp ? 'The Login button leads to our app, and the links to social networks lead to theirs. Those are other websites' : 'The links to social networks lead to other websites,'} with cookies and notices of their own. They learn nothing of you before you follow the link${!hasTools ? '' : ', unless you have agreed to a tool of theirs'}.`,
    'A demo video, where one is shown, is loaded from its video site only when you press play. From then on that site’s rules apply to it.',
  ],
});

/**
 * The cookies page (P16): its tables are written from the names and lifetimes that the server and the site use. `tags`: what
 * visitors are asked about; `measuring`: what the site counts itself, which is kept for `keptMonths`; `hasApp`: Login leads somewhere.
 */
export function cookiesText(
  tags: SiteTags | null,
  measuring: SiteMeasuring | null,
  { keptMonths, hasApp }: { keptMonths: number; hasApp: boolean },
): LegalText {
  const isAsked = tags?.categories.includes('analytics') === true;
  const hasTools = tags !== null && tags.tools.length > 0;
  const visitors = tags === null ? withoutTools : hasTools ? withTools : withNote;
  return {
    title: 'Cookies',
    summary: !hasTools
      ? 'If you visit this website, you get no cookies from it. Only people who sign in to edit the site do, and they are all listed here.'
      : 'This website sets no cookies for visitors. Tools of other companies may, but only after you have agreed. All of them are listed here.',
    updated: '',
    sections: [
      { id: 'visitors', title: 'If you visit the site', blocks: visitors },
      ...(measuring === null ? [] : [measuringSection(measuring, { isAsked, keptMonths })]),
      ...(tags === null ? [] : [askedSection(tags)]),
      {
        id: 'editors',
        title: 'If you sign in to edit the site',
        blocks: [
          'The people who look after this website sign in to its back-office. That does not work without cookies, and it uses only these. None of them can be read by scripts, and none is passed on.',
          {
            table: {
              caption: 'Cookies that the server sets',
              heads: ['Name', 'When', 'What for', 'Kept'],
              rows: setCookies.map(({ name, when, purpose, days }) => [
                name,
                when,
                purpose,
                `${days} days${name.includes('session') ? `, or until you log out or stay away for ${SESSION_IDLE_DAYS}` : ''}`,
              ]),
            },
          },
        ],
      },
      {
        id: 'storage',
        title: 'What stays in your own browser',
        blocks: [
          'Besides cookies, a page can keep notes in the browser. Ours never leave your device: the server neither asks for them nor receives them.',
          {
            table: {
              caption: 'Notes that the site keeps in your browser',
              heads: ['Name begins with', 'What for', 'Kept'],
              rows: notesOf(tags, measuring),
            },
          },
          'In the back-office, edits that could not be sent yet wait in the editor’s browser until the server has them.',
        ],
      },
      {
        id: 'control',
        title: 'How to remove them',
        blocks: [
          'You can delete cookies and stored notes at any time in your browser’s settings, usually under ‘Privacy’ or ‘Site data’, and you can block them altogether.',
          {
            list: [
              'As a visitor you lose nothing: every page works without them.',
              'As an editor you are signed out, and edits that were waiting to be sent are gone.',
            ],
          },
        ],
      },
      elsewhere({ hasApp, hasTools }),
      {
        id: 'questions',
        title: 'Questions',
        blocks: [
          'What else we do with personal data is in the [Privacy Policy](/privacy). If something here is not clear, [write to us](/contact).',
        ],
      },
    ],
  };
}
