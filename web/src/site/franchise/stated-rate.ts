/** A share such as `25%`, of a range such as `20–25%` its lower end. */
const SHARES =
  /(?:between (\d+(?:[.,]\d{1,2})?) ?(?:%|per ?cent)? ?and ?\d+(?:[.,]\d+)?|(?:^|[^\d.,])(\d+(?:[.,]\d{1,2})?)(?: ?(?:%|per ?cent)? ?(?:-|–|to|or) ?\d+(?:[.,]\d+)?)?) ?(?:%|per ?cent)/gi;
/** A year's word directly behind a share; between them there may be what the share is of. */
const YEAR_BEHIND =
  /^(?: (?:(?:net|gross) )?(?:returns?|roi|interest|profit|yield|income|dividends?)(?: (?:on|of)(?: (?:the|your))? (?:investment|stake|capital|amount|money))?)? ?(?:\/ ?(?:year|yr|annum)|[(/-]? ?(?:(?:per|a|each|every|in a)[ -](?:year|yr|annum)|annual(?:ly)?|annuali[sz]ed|yearly|p\.? ?a))\b/i;
/** A year's word directly before a share, such as `Annual return: up to 25%`. */
const YEAR_BEFORE =
  /\b(?:annual(?:ly)?|yearly)(?: (?:net|gross|returns?|roi|interest|profit|yield|income|dividends?|of|is|up to|at least|about)){0,5}:?(?: (?:of|up to|at least|about))? ?$/i;
/** Before a year's word, makes half a year or two of it. */
const NO_WHOLE_YEAR = /(?:half|semi|bi)[ -]?$/i;
/** A shorter time directly behind a share. */
const SHORTER_BEHIND = /^ ?[(/-]? ?(?:(?:per|an?|each|every)[ -])?(?:month|quarter|week|day|daily|half)/i;
/** Words of a return that is not one of a year: of a shorter time, of several years, or of all the time together. */
const OTHER_TIMES = [
  /month|week|quarter|\bdays?\b|daily|\bhalf|\bsemi|\bbi-?annual|\btwice\b|\btimes\b/i,
  /\b(?:total|overall|altogether|cumulative|maturity)\b/i,
  /\b(?:over|in|after|within|for|during|by|every|per)\b[^%.,;:]{0,30}(?:\byears\b|\byrs\b|\d ?(?:year|yr)|-(?:year|yr)|\byear [2-9])/i,
  /\b(?:second|third|fourth|fifth|other|[2-9](?:nd|rd|th)) year/i,
  /%[^%.,;:\w]{0,3}(?:\d+|two|three|four|five|six|seven|eight|nine|ten)[ -]?(?:years?|yrs?)\b/i,
  /(?:\d[ -]?|\w-)years? (?:return|roi|interest|profit|yield)|\b(?:return|roi|interest|profit|yield),? year [2-9]/i,
];

/** A year that is counted: twelve months or one year. */
const COUNTED_YEAR =
  /\b(?:in|over|after|within|per|every|each) (?:an? |the )?(?:(?:12|twelve)[ -]months?|(?:1|one)[ -]year)\b(?! (?:of|to|or)\b| ?[-–] ?\d| and (?:\d|(?:an?|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven)\b))/gi;
/** Before a counted year, in the same clause: then the money is back, which is no share of a year. */
const PAID_BACK = /\b(?:back|break-? ?even|pay-?back)\b[^.,;:%]*$/i;

/** Whether a year's word follows behind one or two others, such as those of a `guaranteed` or `fixed average` return. */
function followsLater(behind: string): boolean {
  const words = /^( [a-z]+)( [a-z]+)?/i.exec(behind) ?? [];
  return [words[1], words[0]].some((skipped) => {
    const [year] = (skipped !== undefined && YEAR_BEHIND.exec(behind.slice(skipped.length))) || [];
    return year !== undefined && !OTHER_TIMES.some((other) => other.test(`${skipped}${year}`));
  });
}

function endsInYear(before: string): boolean {
  const year = YEAR_BEFORE.exec(before);
  return year !== null && !NO_WHOLE_YEAR.test(before.slice(0, year.index));
}

/**
 * The share in a year that a text such as `25% per year` states, as a part of one; null when it states none. A promise of another
 * kind may stand beside it (`100% capital protected`); a share without a time is one of a year where no other is spoken of. What is
 * `100%` without a year's word close by is said of how sure something is.
 */
export function statedRate(text: string): number | null {
  const spaced = text.replace(/\s+/g, ' ');
  const plain = spaced.replace(COUNTED_YEAR, (year, place: number) =>
    PAID_BACK.test(spaced.slice(0, place)) ? year : 'per year',
  );
  const shares = Array.from(plain.matchAll(SHARES), ({ 0: whole, 1: lower, 2: figures = lower ?? '', index }) => ({
    percent: Number(figures.replace(',', '.')),
    before: plain.slice(0, index + whole.indexOf(figures)),
    behind: plain.slice(index + whole.length),
  }));
  const [only, ...others] = shares.filter(({ percent }) => percent !== 100);
  const single = others.length === 0 ? only : undefined;
  const isAlone = shares.length === 1 && !OTHER_TIMES.some((words) => words.test(plain));
  const yearly =
    shares.find(({ behind }) => YEAR_BEHIND.test(behind)) ??
    shares.find(({ before, behind }) => endsInYear(before) && !SHORTER_BEHIND.test(behind)) ??
    (single && (isAlone || followsLater(single.behind)) ? single : undefined);
  const percent = yearly?.percent ?? 0;
  return percent > 0 && percent <= 1000 ? percent / 100 : null;
}
