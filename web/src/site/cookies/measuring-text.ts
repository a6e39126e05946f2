import type { SiteMeasuring } from '@apoti/contract';
import { MEASURED_DAYS } from '@apoti/contract/constants/analytics';
import type { LegalSection } from '../../sections/legal/legal-text';
import { moreCounted } from './more-counted';
import { VISITED_STORAGE } from '../../shared/lib/storage-names';

/** The note by which a browser knows that it was here before. */
export const visitedNote = [
  VISITED_STORAGE,
  'The day of your first visit, only if you have agreed to analytics: with a visit we are told whether it was an earlier day, and at most in which week it was',
  'Until you take your agreement back',
] as const;

/** What the site itself counts of visits, and how (P16, A20). `isAsked`: visitors are asked about analytics; `keptMonths`: how long sums stay. */
export function measuringSection(
  { events, vitals, returning, honourSignals, anonymizeIps, ...rest }: SiteMeasuring,
  { isAsked, keptMonths }: { isAsked: boolean; keptMonths: number },
): LegalSection {
  const more = [
    ...(events ? ['Whether you watch the demo, or follow a link to directions, WhatsApp or our phone.'] : []),
    ...(vitals ? ['How fast the page was for you.'] : []),
    ...(returning && isAsked ? ['Whether you were here on an earlier day, if you have agreed to analytics.'] : []),
    ...moreCounted(rest),
  ];
  return {
    id: 'measuring',
    title: 'What we count ourselves',
    blocks: [
      'We count visits, to see which pages help. That needs no cookie, and nobody else is told. Counted are:',
      {
        list: [
          'Which page is shown and how long you look at it, what led you here (a search engine, a social network, an e-mail, another website, or nothing of these), and whether you use a phone, a tablet or a computer.',
          'What you search for on the site; e-mail addresses and phone numbers are left out.',
          'That a form was begun or sent, or the newsletter joined, without what you wrote.',
          ...more,
        ],
      },
      `To tell two visits from two pages of one visit, the server makes a number of your ${anonymizeIps ? 'shortened ' : ''}address, your browser’s name and a secret that is thrown away every midnight. After that nobody can tell whose number it was, nor that you have come back. Your address is not kept. What was counted under the number goes after ${MEASURED_DAYS} days; only sums remain, for ${keptMonths} months.`,
      ...(honourSignals
        ? [
            'If your browser says for you that you do not want to be tracked (‘Do Not Track’ or ‘Global Privacy Control’), you are not counted.',
          ]
        : []),
      ...(isAsked ? ['If you are asked about analytics and say no, you are not counted either.'] : []),
      'People who are signed in to edit the site are never counted.',
    ],
  };
}
