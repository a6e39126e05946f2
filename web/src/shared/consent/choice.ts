import type { AskedCategory, SiteTags } from '@apoti/contract/rendering/site-tags';
import { CONSENT_MONTHS, CONSENT_STORAGE } from '../lib/storage-names';

/** What a visitor has answered, as the browser keeps it. */
export type Choice = {
  /** When, in ms. */
  at: number;
  /** About which tools and categories: one that comes later is asked about again. */
  asked: readonly string[];
  allowed: readonly string[];
};

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

/** What was kept, if it is whole. */
function parse(text: string | null): Choice | null {
  const { at, asked, allowed }: Record<string, unknown> = Object(JSON.parse(text ?? 'null'));
  return typeof at === 'number' && isTexts(asked) && isTexts(allowed) ? { at, asked, allowed } : null;
}

/** What is asked about, by name. */
function subjects({ tools, ownNote, categories }: SiteTags): string[] {
  return [...tools.map(({ tool }) => tool), ...(ownNote ? ['own-note'] : []), ...categories];
}

function holdsUntil({ at }: Choice): number {
  const end = new Date(at);
  end.setMonth(end.getMonth() + CONSENT_MONTHS);
  return end.getTime();
}

/** Whether this browser keeps answers at all. One that does not would be asked on every page, so it is never asked. */
export function keepsChoices(): boolean {
  try {
    localStorage.setItem(`${CONSENT_STORAGE}?`, '');
    localStorage.removeItem(`${CONSENT_STORAGE}?`);
    return true;
  } catch {
    return false;
  }
}

/** The answer that holds now; null when the visitor has to be asked (again). */
export function readChoice(tags: SiteTags, now: number): ReadonlySet<AskedCategory> | null {
  try {
    const choice = parse(localStorage.getItem(CONSENT_STORAGE));
    if (choice === null || choice.at > now || now >= holdsUntil(choice)) return null;
    if (!subjects(tags).every((subject) => choice.asked.includes(subject))) return null;
    return new Set(tags.categories.filter((category) => choice.allowed.includes(category)));
  } catch {
    return null;
  }
}

/**
 * Whether the last answer about analytics was no, of which the first script wants to know before anything is told: told of once in an
 * answer, they were asked about; twice, agreed to. A no holds until there is another answer, also while it is asked for anew.
 */
export function refusesAnalytics(): boolean {
  try {
    return localStorage.getItem(CONSENT_STORAGE)?.split('"analytics"').length === 2;
  } catch {
    return false;
  }
}

/** Keeps the answer. */
export function keepChoice(tags: SiteTags, allowed: ReadonlySet<AskedCategory>, now: number): void {
  const choice: Choice = { at: now, asked: subjects(tags), allowed: [...allowed] };
  localStorage.setItem(CONSENT_STORAGE, JSON.stringify(choice));
}

/** Whether the browser says for its person that they do not want to be tracked. */
export function saysDoNotTrack(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1';
}
