import type { SiteTags, ToolName } from '@apoti/contract';
import { categoryOf } from '@apoti/contract/rendering/site-tags';
import type { LegalBlock, LegalSection } from '../../sections/legal/legal-text';
import { categoryTexts, toolTitles } from '../../shared/consent/consent-texts';
import { settingsLink } from '../../shared/consent/settings-link';
import { CONSENT_MONTHS, CONSENT_STORAGE } from '../../shared/lib/storage-names';

/** What a tool keeps in the browser and how long, as its company says. */
const kept: Readonly<Record<ToolName, readonly [names: string, until: string]>> = {
  'google-analytics': ['_ga, _ga_…', '2 years'],
  'google-tag-manager': ['None of its own; what it loads may keep some', 'As those say'],
  hotjar: ['_hjSessionUser_…, _hjSession_…', '1 year, 30 minutes'],
  fullstory: ['fs_uid, fs_lua', '1 year, 30 minutes'],
  logrocket: ['_lr_…', '1 day'],
  facebook: ['_fbp, _fbc', '3 months'],
  linkedin: ['li_fat_id, and cookies of linkedin.com', 'Up to 1 year'],
  twitter: ['_twclid, and cookies of twitter.com', 'Up to 2 years'],
};

/** What visitors are told of cookies while no tool is on (P16). */
export const withoutTools: readonly LegalBlock[] = [
  '{product} sets no cookie for visitors: not for reading, not for searching, not for sending a form or joining the newsletter. That is why no banner asks you for consent.',
  'There are no advertising cookies, no social media plugins and no trackers of other companies on these pages.',
];

/** What visitors are told of cookies while the note of their first visit is all that they are asked about. */
export const withNote: readonly LegalBlock[] = [
  '{product} sets no cookie for visitors: not for reading, not for searching, not for sending a form or joining the newsletter. We ask you about one thing: a note of the day of your first visit, which your browser keeps only if you agree.',
  'There are no advertising cookies, no social media plugins and no trackers of other companies on these pages.',
];

/** What visitors are told of cookies while there are tools of other companies to agree to. */
export const withTools: readonly LegalBlock[] = [
  '{product} itself sets no cookie for visitors: not for reading, not for searching, not for sending a form or joining the newsletter.',
  'Other companies’ tools are loaded only after you have agreed to them, and they may set cookies then. They are listed below. Without your agreement, or without script, nothing is loaded from other companies.',
];

/** The note that the browser keeps of a visitor’s answer. */
export const consentNote = [
  CONSENT_STORAGE,
  'What you have answered about cookies, so that you are not asked again',
  `${CONSENT_MONTHS} months, or until there is something that you have not been asked about`,
] as const;

const id = settingsLink.path.split('#')[1] ?? '';

/** What is asked about: the tools that are on, or the site's own note alone; what each is for, and how an answer is changed. */
export function askedSection(tags: SiteTags): LegalSection {
  return tags.tools.length === 0 ? noteSection(tags) : toolsSection(tags);
}

function noteSection({ honourSignals }: SiteTags): LegalSection {
  return {
    id,
    title: 'What we ask you about',
    blocks: [
      `Whether your browser may keep a note of the day of your first visit (${categoryTexts.analytics.title}). You can change your answer at any time: ‘${settingsLink.label}’ is at the end of every page.`,
      'When you take your agreement back, the note is deleted.',
      ...signalsText(honourSignals, 'nothing is kept'),
    ],
  };
}

function toolsSection({ tools, ownNote, honourSignals }: SiteTags): LegalSection {
  return {
    id,
    title: 'Tools of other companies',
    blocks: [
      `You decide by category what may be loaded, and you can change that at any time: ‘${settingsLink.label}’ is at the end of every page.`,
      {
        table: {
          caption: 'Tools, loaded only after you have agreed to their category',
          heads: ['Tool', 'Category', 'What for', 'Its cookies', 'Kept'],
          rows: tools.map(({ tool }) => {
            const { title, text } = categoryTexts[categoryOf[tool]];
            return [toolTitles[tool], title, text, ...kept[tool]];
          }),
        },
      },
      'When you take your agreement back, the page is loaded again without the tool and its cookies under our address are deleted. Cookies that it keeps under its own address, and what it has learned until then, are with its company: ask there, or delete them in your browser.',
      ...(ownNote
        ? [
            `Agreeing to ${categoryTexts.analytics.title} also lets your browser keep a note of ours of the day of your first visit, until you take it back.`,
          ]
        : []),
      ...signalsText(honourSignals, 'nothing is loaded'),
    ],
  };
}

function signalsText(honourSignals: boolean, then: string): string[] {
  const said = `If your browser says for you that you do not want to be tracked (‘Do Not Track’ or ‘Global Privacy Control’), you are not asked and ${then}.`;
  return honourSignals ? [said] : [];
}
