import { networkClaims, networkCounts, smartLockerClaims } from '../../constants/claims';

const WORDS = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];
const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?|${WORDS.slice(1).join('|')})`;
/** Not the end of a longer number or word. */
const START = String.raw`(?<![\w.,₦$-])`;

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
const before = (label: string, words: string): Rule => ({
  pattern: new RegExp(`\\b${words}${NUMBER}\\s?%`, 'gi'),
  values: valuesOf(label),
  label,
});
/** Words that may stand between the number and what is counted. */
const KIND = String.raw`\s*\+?\s+(?:(?:smart|parcel|locker|pick-?up|busy|happy|daily|partner|trusted)\s+){0,2}`;
const IN = String.raw`(?:places|locations|neighbourhoods|stations)\s+(?:in|of|across)\s+`;
const place = (city: 'lagos' | 'abuja'): Rule =>
  rule(`places in ${city === 'lagos' ? 'Lagos' : 'Abuja'}`, `${KIND}${IN}${city}\\b`, [String(networkCounts[city])]);

const rules: readonly Rule[] = [
  place('lagos'),
  place('abuja'),
  // Those of a town are judged above.
  rule('locations', String.raw`${KIND}locations\b(?!\s+(?:in|of|across)\s+(?:lagos|abuja))`),
  rule(
    'daily users',
    String.raw`\s*\+?\s+(?:daily\s+(?:users|customers)|(?:users|customers)\s+(?:a|per|each|every)\s+day)\b`,
  ),
  rule('cities', String.raw`${KIND}cities\b`),
  rule('partners', String.raw`${KIND}partners\b`),
  rule('uptime', String.raw`\s?%\s+(?:of\s+)?uptime\b`),
  before('uptime', String.raw`uptime\s+(?:of|is|:)\s+(?:over\s+|more than\s+)?`),
  rule('growth', String.raw`\s?%\+?\s+(?:\w+\s+)?growth\b`),
  before('growth', String.raw`growth\s+of\s+(?:over\s+|more than\s+)?`),
];

function numberIn(text: string): number {
  const word = WORDS.indexOf(text.toLowerCase());
  return word >= 0 ? word : Number.parseFloat(text.replaceAll(',', ''));
}

/** What a text says otherwise than the registry of claims: the words, and what the registry has. */
export type Contradiction = { says: string; registry: string };

/** Numbers of a text that contradict the registry of claims (A3). Only what the registry counts is judged. */
export function judgeClaims(text: string): Contradiction[] {
  return rules.flatMap(({ pattern, values, label }) =>
    [...text.matchAll(pattern)]
      .filter(([, said = '']) => !values.some((value) => numberIn(value) === numberIn(said)))
      .map(([says]) => ({ says: says.replace(/\s+/g, ' ').trim(), registry: `${values.join(' or ')} ${label}` })),
  );
}
