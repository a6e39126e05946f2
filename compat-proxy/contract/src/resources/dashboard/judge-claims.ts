import { networkClaims, networkCounts, smartLockerClaims } from '../../constants/claims';
import { NUMBER as ANY, numberIn } from './numbers-in-words';

const NUMBER = `(${ANY})`;
/** Not the end of a longer number or word, nor of `24/7`. */
const START = String.raw`(?<![\w.,₦$€£#/-])`;
/** What may stand behind a number, and before one. */
const PLUS = String.raw`(?:\s*\+|-plus|\s+plus)?`;
const ABOUT = String.raw`(?:(?:over|more than|at least|about|around|nearly|almost|up to)\s+)?`;
const PERCENT = String.raw`(?:\s?%|\s+percent|\s+per\s+cent)`;

type Rule = { pattern: RegExp; values: readonly string[]; label: string };

const valuesOf = (label: string): readonly string[] =>
  [...smartLockerClaims, ...networkClaims]
    .filter((claim) => claim.label.toLowerCase() === label)
    .map(({ value }) => value);
const rule = (label: string, after: string, values = valuesOf(label)): Rule => ({
  pattern: new RegExp(`${START}${NUMBER}${after}`, 'gi'),
  values,
  label,
});
const before = (label: string, words: string, after = ''): Rule => ({
  pattern: new RegExp(`\\b${words}${ABOUT}${NUMBER}${PERCENT}${after}`, 'gi'),
  values: valuesOf(label),
  label,
});
/** Words that may stand between the number and what is counted. */
const KINDS = [
  ...['smart', 'parcel', 'locker', 'pick-?up', 'busy', 'happy', 'daily', 'partner', 'trusted', 'active', 'secure'],
  ...['convenient', 'different', 'major', 'delivery', 'logistics', 'courier', 'retail', 'business', 'corporate'],
];
const KIND = String.raw`${PLUS}\s+(?:(?:${KINDS.join('|')})\s+){0,2}`;
const IN = String.raw`(?:places|locations|neighbourhoods|stations)\s+(?:in|of|across)\s+`;
/** A part of it, or it with the other one, is not it. */
const TOWN_ALONE = String.raw`\b(?!\s+(?:island|mainland)|\s*(?:,|and|&)\s*(?:and\s+)?(?:abuja|lagos))`;
const town = (name: string) => `${name}${TOWN_ALONE}`;
const place = (city: 'lagos' | 'abuja'): Rule =>
  rule(`places in ${city === 'lagos' ? 'Lagos' : 'Abuja'}`, `${KIND}${IN}${town(city)}`, [String(networkCounts[city])]);
const A_DAY = String.raw`(?:daily|(?:a|per|each|every)\s+day)`;
const PEOPLE = String.raw`(?:users|customers|people|visitors)`;
/** What grows otherwise than the company. */
const OF_ITSELF = String.raw`\b(?!\s+(?:in|of|for)\s)`;

const rules: readonly Rule[] = [
  place('lagos'),
  place('abuja'),
  // Those of a town or a part of one are judged above, or are part of them all.
  rule('locations', String.raw`${KIND}locations\b(?!\s+(?:in|of|across|on)\s+(?:${town('lagos')}|${town('abuja')}))`),
  rule('daily users', String.raw`${PLUS}\s+daily\s+(?:users|customers)\b`),
  rule('daily users', String.raw`${KIND}${PEOPLE}\s+(?:use\s+(?:it|them|us|\w+ lockers|our \w+)\s+)?${A_DAY}\b`),
  rule('cities', String.raw`${KIND}cities\b`),
  rule('partners', String.raw`${KIND}partners\b`),
  rule('uptime', String.raw`${PERCENT}\s+(?:of\s+)?uptime\b`),
  before('uptime', String.raw`uptime\s+(?:of|is|:)\s+`),
  rule('growth', String.raw`${PERCENT}\+?\s+(?:\w+\s+)?growth${OF_ITSELF}`),
  before('growth', String.raw`growth\s+of\s+`, String.raw`(?!\s+(?:in|of|for)\s)`),
  before('growth', String.raw`(?:grew|grown)\s+(?:by\s+)?`, String.raw`(?!\s+(?:in|of|for)\s)`),
];

/** Part of them, or others than those there are: right before a number. */
const SOME =
  /\b(?:another|additional|further|extra|any|these|those|first|next|last|other|choose|pick|visit(?:ed)?)\s+$/i;
/** In a part of a town, or in another place: part of them all. */
const SOMEWHERE =
  /^\s+(?:in|at|on|near|around)\s+(?:(?!Nigeria|Africa|West Africa|Lagos|Abuja)[A-Z]|Lagos (?:Island|Mainland))/;
/** What is to come, and what was once: in the same sentence. */
const OTHER_TIMES = new RegExp(
  [
    String.raw`\b(?:we|they|there|network|company)(?:\s+will|['’]ll)\b`,
    String.raw`\b(?:plan(?:s|ned|ning)?|aim(?:s|ed|ing)?|hop(?:e|es|ed|ing)|want)\s+(?:to|for)\b|\b(?:goal|target)\s+(?:is|of)\b`,
    String.raw`\bsoon\b|\bby (?:the end of )?20\d\d\b|\bused to\b|\bback in\b|\bat first\b`,
    String.raw`\b(?:began|started|launched|opened)\s+(?:with|in|at)\b|\bgr(?:ew|own|owing)\s+from\b`,
  ].join('|'),
  'i',
);

/** A sentence is looked for within so many characters. */
const NEAR = 300;

/** Whether a number at a place of a text says how it is now, and with all there are. */
function isClaim(text: string, from: number, to: number): boolean {
  const [front, back] = [text.slice(Math.max(0, from - NEAR), from), text.slice(to, to + NEAR)];
  const begin = Math.max(...['. ', '! ', '? ', '\n', '"'].map((end) => front.lastIndexOf(end))) + 1;
  const end = back.search(/[.!?](?:\s|$)|\n|"/);
  const sentence = `${front.slice(begin)}${text.slice(from, to)}${end === -1 ? back : back.slice(0, end)}`;
  return !SOME.test(front.slice(begin)) && !SOMEWHERE.test(back) && !OTHER_TIMES.test(sentence);
}

const entities: Readonly<Record<string, string>> = { nbsp: ' ', amp: '&', thinsp: ' ', '#160': ' ' };

/** As it is read: without marks of HTML, the parts of a list apart. */
function asRead(text: string): string {
  const apart = text.replaceAll(/<\/(?:p|li|h[1-6]|div|td|th|blockquote)>|<br\s*\/?>/gi, '\n');
  // Behind the last end of a tag none is looked for, which would be done for each beginning of one.
  const end = apart.lastIndexOf('>') + 1;
  return `${apart.slice(0, end).replaceAll(/<[a-z/][^>]*>/gi, '')}${apart.slice(end)}`.replaceAll(
    /&(nbsp|amp|thinsp|#160);/g,
    (whole, name: string) => entities[name] ?? whole,
  );
}

/** What a text says otherwise than the registry of claims: the words, and what the registry has. */
export type Contradiction = { says: string; registry: string };

/** Numbers of a text that contradict the registry of claims (A3). Only what the registry counts is judged. */
export function judgeClaims(written: string): Contradiction[] {
  const text = asRead(written);
  const found = rules.flatMap(({ pattern, values, label }) =>
    [...text.matchAll(pattern)]
      .filter(({ index, 0: says, 1: said = '' }) => {
        const isKnown = values.some((value) => numberIn(value.replace(/[+%]/g, '')) === numberIn(said));
        return !isKnown && isClaim(text, index, index + says.length);
      })
      .map(([says]) => ({ says: says.replace(/\s+/g, ' ').trim(), registry: `${values.join(' or ')} ${label}` })),
  );
  // Two ways to say the same may both find it.
  return found.filter(({ says }, place) => found.findIndex((other) => other.says === says) === place);
}
