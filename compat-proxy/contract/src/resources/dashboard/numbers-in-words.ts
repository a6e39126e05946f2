const SMALL = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const LARGE: Readonly<Record<string, number>> = { hundred: 100, thousand: 1_000, million: 1_000_000 };

const one = String.raw`(?:${[...SMALL.slice(1), ...TENS].join('|')})(?:-(?:${SMALL.slice(1, 10).join('|')}))?`;
const large = `(?:${Object.keys(LARGE).join('|')})`;
const digits = String.raw`\d{1,3}(?:,\d{3})+|\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)|\d+(?:\.\d+)?`;

/** A number in a text, in digits or in words: `1,000`, `99.9`, `10k`, `fifty`, `twenty-five`, `a hundred`. */
export const NUMBER = String.raw`(?:${digits})(?:k\b|\s+${large}\b)?|(?:${one}|an?)\s+${large}(?:\s+${large})?|${one}`;

/** What it is. */
export function numberIn(text: string): number {
  const said = text.trim().toLowerCase();
  const [head = ''] = /^[\d.,\s]*/.exec(said) ?? [];
  const tail = said.slice(head.length);
  const begin = head.trim() === '' ? 1 : Number.parseFloat(head.replaceAll(/[,\s]/g, ''));
  if (tail === '') return begin;
  const words = tail === 'k' ? ['thousand'] : tail.split(/[\s-]+/);
  let value = begin;
  let isFirst = head.trim() === '';
  for (const word of words) {
    if (word in LARGE) value *= LARGE[word] ?? 1;
    else if (word !== 'a' && word !== 'an') value = isFirst ? smallOf(word) : value + smallOf(word);
    isFirst = false;
  }
  return value;
}

function smallOf(word: string): number {
  const ten = TENS.indexOf(word);
  return ten >= 0 ? (ten + 2) * 10 : SMALL.indexOf(word);
}
