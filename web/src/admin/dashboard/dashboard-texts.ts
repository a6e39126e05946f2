import {
  LEAD_ANSWER_HOURS,
  type DeliveryFigures,
  type FindingKind,
  type HealthState,
  type Part,
} from '@apoti/contract';
import { dayText } from '../../shared/lib/day-text';
import { numberText } from '../../shared/lib/number-text';
import type { BadgeTone } from '../../shared/ui/Badge';

/** Tiles without a figure that are told by name; of more than that the dashes tell. */
const NAMED = 3;

/** Texts of the dashboard (A3). */
export const dashboardTexts = {
  failed: 'The dashboard could not be loaded',
  loading: 'Loading the dashboard…',
  loadingVitals: 'Loading the speed of the pages…',
  notCounted: (titles: readonly string[], reason: string) =>
    `${titles.length > NAMED ? 'What stands as – is not known' : `Not known: ${titles.join(', ')}`}. ${reason}`,
  notMeasured: 'No speed has been measured yet',
  notMeasuredAbout:
    'How fast pages were for visitors stands here once performance monitoring is on in Settings and somebody has visited.',
  vitalsFailed: 'The speed of the pages is not known at the moment',
  vitalsOf: 'Three quarters of the visits of the last 7 days were at least as fast',
  vitalLimits:
    'Good is: the largest content within 2.5 s, a reaction within 200 ms, a shift of at most 0.1, the first content within 1.8 s. Poor is: more than 4 s, 500 ms, 0.25 and 3 s.',
  othersUnknown: 'How the other parts stand is known again when the content service answers.',
  nothingDone: 'Nothing has been done yet',
  allWell: 'Nothing is to be mended',
  promise: `Everybody is promised an answer within ${LEAD_ANSWER_HOURS} hours.`,
} as const;

export const healthNames: Record<HealthState, { name: string; tone: BadgeTone }> = {
  good: { name: 'Working', tone: 'good' },
  warn: { name: 'Needs a look', tone: 'warn' },
  bad: { name: 'Not working', tone: 'bad' },
  off: { name: 'Not set up', tone: 'plain' },
};

/** What each kind of finding is called, what is said above its findings, and what where there are none. */
export const findingNames: Record<FindingKind, { title: string; about?: string; none: string; all?: string }> = {
  link: { title: 'Dead links', none: 'No link is known to lead nowhere' },
  unchecked: {
    title: 'Links that could not be checked',
    about:
      'Nobody knows yet whether these lead somewhere: open them to see. The name before each leads to where it is used.',
    none: 'Every link to another site could be checked',
  },
  claim: { title: 'Contradicting numbers', none: 'No text contradicts the figures of the site' },
  draft: { title: 'Overdue drafts', none: 'No draft has missed its day', all: '/admin/blog?status=draft' },
  empty: { title: 'Empty fields', none: 'Nothing that visitors miss is empty' },
  alt: {
    title: 'Pictures without alt text',
    none: 'Every picture has an alt text',
    all: '/admin/media?view=grid&missingAlt=true',
  },
};

/** A part's value; null while it is not known. */
export function valueOf<T>(part: Part<T>): T | null {
  return part.known ? part.value : null;
}

/** What stands below the day's parcels. */
export function deliveriesNote({ value, from, to, reason, sinceThen }: DeliveryFigures): string {
  if (value === null || from === null || to === null) return reason;
  const since = sinceThen === null ? '' : `; ${numberText(sinceThen)} since then`;
  return `A day, from ${dayText(from)} to ${dayText(to)}${since}`;
}

/** A time in ms for people. */
export function msText(ms: number | null): string {
  if (ms === null) return '–';
  return ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`;
}
