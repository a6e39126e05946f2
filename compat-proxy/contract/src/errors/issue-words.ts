import type { z } from 'zod';

/** One issue as zod gives it, alone or within a union. */
type Issue = z.core.$ZodIssue;

/** How zod's own texts begin, which are for programmers. Whatever else an issue says is the text of a rule of ours. */
const OWN_TEXT = /^(?:Invalid|Too (?:big|small)|Unrecognized)\b/;
/** An absent value is no longer with its issue, but zod's text names it. */
const ABSENT = /, received undefined$/;
const OTHER_FORM = 'has another form than expected';

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no (true or false)',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
  null: 'null',
};

const formatNames: Readonly<Record<string, string>> = {
  email: 'an e-mail address',
  url: 'a web address',
  date: 'a date such as 2026-01-31',
  datetime: 'a time such as 2026-01-31T12:00:00Z',
  uuid: 'a UUID',
};

/** What is wrong, going on from the field's name, where the rule that was broken has no text of its own: "is required". */
export function issueWords(issue: Issue): string {
  return OWN_TEXT.test(issue.message) ? wordsOf(issue) : issue.message;
}

function wordsOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return ABSENT.test(issue.message) ? 'is required' : mustBe(typeNames[issue.expected]);
    case 'invalid_value':
      return `must be ${issue.values.length === 1 ? '' : 'one of: '}${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return mustBe(formatNames[issue.format]);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `has ${issue.keys.length === 1 ? 'an unknown field' : 'unknown fields'}: ${issue.keys.join(', ')}`;
    case 'invalid_union':
      return noneOf(issue.errors);
    default:
      return OTHER_FORM;
  }
}

function mustBe(name: string | undefined): string {
  return name === undefined ? OTHER_FORM : `must be ${name}`;
}

/** What is counted of a text or a list; null where a number itself is too small or too big. */
function unitOf(origin: string): 'characters' | 'entries' | null {
  if (origin === 'string') return 'characters';
  return ['array', 'set', 'map', 'file'].includes(origin) ? 'entries' : null;
}

function tooSmall({ origin, minimum, inclusive }: Extract<Issue, { code: 'too_small' }>): string {
  const unit = unitOf(origin);
  if (unit !== null) return minimum <= 1 ? 'must not be empty' : `must have at least ${minimum} ${unit}`;
  return `must be ${inclusive === false ? 'more than' : 'at least'} ${minimum}`;
}

function tooBig({ origin, maximum, inclusive }: Extract<Issue, { code: 'too_big' }>): string {
  const unit = unitOf(origin);
  if (unit !== null) return `must have at most ${maximum} ${unit}`;
  return `must be ${inclusive === false ? 'less than' : 'at most'} ${maximum}`;
}

/** What fits none of several forms: what all of them say of it, or which fields the forms begin with. */
function noneOf(forms: readonly (readonly Issue[])[]): string {
  const firsts = forms.flatMap(([first]) => (first === undefined ? [] : [first]));
  const words = new Set(firsts.map((first) => issueWords(first)));
  const [same] = words;
  if (same !== undefined && words.size === 1 && firsts.every(({ path }) => path.length === 0)) return same;
  const isAbsent = firsts.length > 0 && firsts.every((first) => issueWords(first) === 'is required');
  const fields = [...new Set(firsts.map(({ path }) => path.join('.')))];
  return isAbsent && !fields.includes('') ? `must have ${fields.join(' or ')}` : OTHER_FORM;
}
