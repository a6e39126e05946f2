import type { Content, FieldIssue } from '@apoti/contract';
import { pageOf, PAGE_SIZE } from '../form/use-pages';
import { pageText } from '../form/use-list-query';
import { screenFields } from './testimonials/screen-fields';

/** Screens of their own of parts that the content screen has a tab of, too. */
const own: Readonly<Record<string, string>> = { faq: '/admin/faq', testimonials: '/admin/testimonials' };
/** Parts whose tab is not called as they are; the usual one is not named. */
const tabs: Readonly<Record<string, string>> = { heroSlides: '' };

/**
 * Where a place of the content is edited: on the screen that is open, if it is there, else in its tab, or on its own screen where no
 * tab shows it; on its page of the list.
 */
export function contentAddress(_: Content, [part, ...rest]: FieldIssue['path'], open: string): string {
  const name = String(part);
  const isCategory = name === 'faq' && rest[0] === 'categories';
  const isElsewhere = name === 'testimonials' && screenFields.some((field) => field === rest.at(-1));
  const screen = isCategory || isElsewhere || open === own[name] ? own[name] : undefined;
  const tab = isCategory ? 'categories' : (tabs[name] ?? name);
  const place = rest.find((segment) => typeof segment === 'number');
  const isPaged = own[name] !== undefined && !isCategory && place !== undefined && place >= PAGE_SIZE;
  const query = new URLSearchParams({
    ...((screen === undefined || isCategory) && tab !== '' ? { tab } : {}),
    ...(isPaged ? { page: pageText(pageOf(place)) } : {}),
  });
  return `${screen ?? '/admin/content'}${query.size > 0 ? `?${query}` : ''}`;
}
