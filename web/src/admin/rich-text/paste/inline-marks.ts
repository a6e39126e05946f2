import { rename, unwrap } from '../model/tame';
import { styleOf } from './style-of';

/** Tags that say by their style what the element means. */
function meanings(element: Element): string[] {
  const style = styleOf(element);
  const weight = style.get('font-weight') ?? '';
  const line = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  const isLinked = element.closest('a') !== null || element.querySelector('a') !== null;
  const inHeading = element.closest('h2, h3, h4') !== null;
  const tags: [string, boolean][] = [
    ['strong', !inHeading && (weight === 'bold' || Number(weight) >= 600)],
    ['em', style.get('font-style') === 'italic'],
    ['u', line.includes('underline') && !isLinked],
    ['s', line.includes('line-through')],
    ['sup', style.get('vertical-align') === 'super'],
    ['sub', style.get('vertical-align') === 'sub'],
  ];
  return tags.flatMap(([tag, isMeant]) => (isMeant ? [tag] : []));
}

/** True for bold and italic that are switched off by their style: Google Docs wraps everything it copies so. */
function isPlain(element: Element): boolean {
  const style = styleOf(element);
  const weight = style.get('font-weight') ?? '';
  if (element.matches('b, strong')) return weight === 'normal' || (weight !== '' && Number(weight) < 600);
  return element.matches('i, em') && style.get('font-style') === 'normal';
}

/** Spans that mean something become what they mean; all others go, and what is in them stays. */
export function readMarks(root: Element): void {
  for (const element of root.querySelectorAll('b, strong, i, em')) if (isPlain(element)) unwrap(element);
  for (const heading of root.querySelectorAll('h2, h3, h4'))
    for (const bold of heading.querySelectorAll('b, strong')) unwrap(bold);
  for (const span of root.querySelectorAll('span, font')) {
    let inner = span;
    for (const tag of meanings(span)) {
      const mark = root.ownerDocument.createElement(tag);
      mark.append(...inner.childNodes);
      inner.append(mark);
      inner = mark;
    }
    unwrap(span);
  }
  for (const old of root.querySelectorAll('b')) rename(old, 'strong');
  for (const old of root.querySelectorAll('i')) rename(old, 'em');
}
