import { siteTagsOf, toPublicSettings, type PartHealth, type Seo, type Settings } from '@apoti/contract';
import type { SpoolState } from '../../measuring/spool';

type Facts = {
  /** When this process began, and now, in ms. */
  startedAt: number;
  now: number;
  /** Since when the CMS has not answered, in ms; null: it answers. */
  silentSince: number | null;
  seo: Seo;
  settings: Settings;
  /** When the code of Search Console was found on the site; null: it was not. */
  verifiedAt: string | null;
  /** Measured visits on their way to the CMS; null: the disk cannot be read. */
  backlog: SpoolState | null;
};

const MINUTE_MS = 60_000;
/** Visits are handed on about each second: what waits longer than that waits for something. */
const LATE_MS = 10 * MINUTE_MS;

function lengthText(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  const [days, hours] = [Math.floor(minutes / 1_440), Math.floor(minutes / 60)];
  const [count, unit] = days > 0 ? [days, 'day'] : hours > 0 ? [hours, 'hour'] : [minutes, 'minute'];
  return count === 0 ? 'less than a minute' : `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** How the parts stand that are known without the CMS. */
export function ownHealth(facts: Facts): { before: PartHealth[]; after: PartHealth[] } {
  const { startedAt, now, silentSince } = facts;
  const proxy: PartHealth = {
    ...{ id: 'proxy', name: 'Web server', state: 'good', href: null },
    text: `It has been serving for ${lengthText(now - startedAt)}`,
  };
  const cms: PartHealth = {
    ...{ id: 'cms', name: 'Content service', href: null },
    ...(silentSince === null
      ? { state: 'good', text: 'It answers' }
      : {
          state: 'bad',
          text: `It has not answered for ${lengthText(now - silentSince)}; visitors see the last good pages`,
        }),
  };
  return { before: [proxy, cms], after: [visits(facts), searchConsole(facts), tags(facts)] };
}

const filesText = (count: number) => `${count.toLocaleString('en-GB')} ${count === 1 ? 'file' : 'files'}`;

/** What was measured and is not counted yet, or never will be. */
function visits({ backlog, now }: Facts): PartHealth {
  const base = { id: 'spool', name: 'Measured visits on their way', href: '/admin/analytics-dashboard' };
  if (backlog === null)
    return { ...base, state: 'bad', text: 'The web server’s disk cannot be read; its log says why' };
  const { waiting, oldest, refused, broken, dropped } = backlog;
  const isLate = oldest !== null && now - oldest > LATE_MS;
  const told = [
    ...(isLate ? [`${filesText(waiting)} waiting, the oldest for ${lengthText(now - oldest)}`] : []),
    ...(dropped > 0 ? [`${filesText(dropped)} had to be dropped, because too much waited`] : []),
    ...(refused > 0 ? [`the content service refused ${refused === 1 ? 'one thing' : `${refused} things`}`] : []),
    ...(broken > 0 ? [`${filesText(broken)} could not be read`] : []),
  ];
  const text = told.join('; ');
  if (text !== '') return { ...base, state: 'warn', text: `${text[0]?.toUpperCase()}${text.slice(1)}` };
  return { ...base, state: 'good', text: waiting === 0 ? 'Nothing waits' : `${filesText(waiting)} on the way` };
}

function searchConsole({ seo, verifiedAt }: Facts): PartHealth {
  const base = { id: 'search-console', name: 'Search Console', href: '/admin/seo?tab=search-console' };
  if (seo.searchConsole.verificationCode === '') return { ...base, state: 'off', text: 'It is not set up' };
  if (verifiedAt === null) return { ...base, state: 'warn', text: 'Its code has not been found on the site yet' };
  return { ...base, state: 'good', text: 'Its code was found on the site' };
}

function tags({ settings }: Facts): PartHealth {
  const base = { id: 'tags', name: 'Tags of other services', href: '/admin/settings?tab=analytics' };
  const count = siteTagsOf(toPublicSettings(settings))?.tools.length ?? 0;
  if (count === 0) return { ...base, state: 'off', text: 'None is on' };
  const text = `${count} ${count === 1 ? 'is' : 'are'} loaded for visitors who agree`;
  return { ...base, state: 'good', text };
}
