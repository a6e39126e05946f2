import { diffWordsWithSpace } from 'diff';

/** A stretch of a text that changed: it went, it came, or it stayed. `rest`: so many characters that stayed are left out. */
export type Part = { kind: 'same' | 'gone' | 'come'; text: string } | { kind: 'rest'; length: number };

/** More differences than this are not looked for: the two texts are shown one after the other. */
const MAX_EDITS = 2_000;

/** What changed from one text to the other, word by word. */
export function compared(before: string, after: string): Part[] {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: MAX_EDITS });
  if (parts === undefined) return [gone(before), come(after)];
  return parts.map(({ value, added, removed }) => {
    if (added) return come(value);
    return removed ? gone(value) : { kind: 'same', text: value };
  });
}

const gone = (text: string): Part => ({ kind: 'gone', text });
const come = (text: string): Part => ({ kind: 'come', text });

/** What is shown of what stayed, on each side of a change, in characters. */
const AROUND = 120;
/** Less than this is not left out: the place for saying so is not worth it. */
const WORTH = 80;

/** Leaves out of a long text what is far from every change. */
export function folded(parts: readonly Part[]): Part[] {
  return parts.flatMap((part, index) => {
    if (part.kind !== 'same') return [part];
    const start = index === 0 ? '' : head(part.text);
    const end = index === parts.length - 1 ? '' : tail(part.text);
    const length = part.text.length - start.length - end.length;
    if (length < WORTH) return [part];
    const told: Part[] = [
      { kind: 'same', text: start },
      { kind: 'rest', length },
      { kind: 'same', text: end },
    ];
    return told.filter((one) => one.kind === 'rest' || one.text !== '');
  });
}

/** The beginning, up to the end of a word. */
function head(text: string): string {
  const start = text.slice(0, AROUND);
  const end = Math.max(start.lastIndexOf(' '), start.lastIndexOf('\n'));
  return text.length <= AROUND || end <= 0 ? start.toWellFormed() : start.slice(0, end);
}

/** The end, from the beginning of a word. */
function tail(text: string): string {
  const end = text.slice(-AROUND);
  const gap = /\s/.exec(end)?.index ?? -1;
  return text.length <= AROUND || gap < 0 ? end : end.slice(gap);
}
